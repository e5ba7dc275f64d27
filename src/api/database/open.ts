import { type ApiConfig } from '../config';
import { describeError, type Log } from '../log';
import { type Database } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/** Opens the configured database. Throws a `DatabaseStartError`. */
export function openDatabase(config: ApiConfig['database'], log: Log): Promise<Database> {
  if ('folder' in config) return openPglite(config.folder);
  return openPostgres({
    url: config.url,
    onConnectionLost: (error) =>
      log({ severity: 'WARNING', message: 'An idle connection to the database was lost.', ...describeError(error) }),
  });
}
