import { rowsToCsv } from 'waymark';
import { type Connection, ownConnectionId } from '../connections/connection';
import type { Credentials } from '../requests/credentials';
import { loadRows } from '../requests/load-rows';
import type { Column } from '../rows/columns';
import { parseTime } from '../rows/parse-values';
import { rowEngine } from '../rows/engine-client';
import { requestOwnCsv } from './own-api';
import type { DataRow, RowsQuery } from '../rows/query';

const csvColumn = ({ name, type, dateOrder }: Column, index: number) => ({
  header: name,
  value: ({ cells }: DataRow) => {
    const cell = cells[index] ?? null;
    const time = type === 'date' ? parseTime(cell, dateOrder) : null;
    return time === null ? cell : new Date(time);
  },
});

/** Requests all rows that match a query, and returns them as a CSV file. Throws a `RequestError`. */
export async function requestCsv(
  connection: Connection,
  query: RowsQuery,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<Blob> {
  if (connection.id === ownConnectionId) return requestOwnCsv(query, credentials, signal);
  const { from = 0, to = Date.now() } = query;
  const { id, settings, problems } = await loadRows(connection, { from, to }, credentials, signal);
  try {
    const { rows } = await rowEngine.select(id, { ...query, limit: problems.total, offset: 0 });
    return await rowsToCsv(rows, settings.columns.map(csvColumn), { signal });
  } finally {
    void rowEngine.drop(id);
  }
}
