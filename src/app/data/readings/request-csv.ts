import { rowsToCsv } from 'waymark';
import { type Connection, ownConnectionId } from '../connections/connection';
import type { Credentials } from '../requests/credentials';
import { loadReadings } from '../requests/load-readings';
import type { Reading } from '../rows/reading';
import { requestOwnCsv } from './own-api';
import type { ReadingsQuery } from './query';
import { selectReadings } from './select-readings';

const columns = [
  { header: 'id', value: ({ id }: Reading) => id },
  { header: 'time', value: ({ time }: Reading) => new Date(time) },
  { header: 'label', value: ({ label }: Reading) => label },
  { header: 'level', value: ({ level }: Reading) => level },
  { header: 'value', value: ({ value }: Reading) => value },
];

/** Requests all readings that match a query, and returns them as a CSV file. Throws a `RequestError`. */
export async function requestCsv(
  connection: Connection,
  query: ReadingsQuery,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<Blob> {
  if (connection.id === ownConnectionId) return requestOwnCsv(query, credentials, signal);
  const { readings } = await loadReadings(connection, query, credentials, signal);
  const { rows } = selectReadings(readings, { ...query, limit: readings.length, offset: 0 });
  return rowsToCsv(rows, columns, { signal });
}
