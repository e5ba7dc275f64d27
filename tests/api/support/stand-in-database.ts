import { type Database } from '../../../src/api/database/database';

/** A database in which every call is the same function. */
export function standInDatabase(call: () => Promise<never>): Database {
  return { query: call, run: call, transaction: call, session: call, ping: call, close: call };
}
