import { rowsToCsv } from 'waymark';
import { type Connection, ownConnectionId } from './json-api/connection';
import { loadRows } from './json-api/request';
import type { Column } from '../../rows/columns';
import { parseTime } from '../../rows/parse-values';
import { rowEngine } from './json-api/engine';
import type { DataRow } from '../../rows/query';
import { type CsvDownload, downloadOwnCsv, type OwnCsvOptions } from './own-api/own-csv';

const csvColumn = ({ name, type, dateOrder }: Column, index: number) => ({
  header: name,
  value: ({ cells }: DataRow) => {
    const cell = cells[index] ?? null;
    const time = type === 'date' ? parseTime(cell, dateOrder) : null;
    return time === null ? cell : new Date(time);
  },
});

async function requestCsv({ connection, query, credentials }: CsvDownloadOptions, signal: AbortSignal): Promise<Blob> {
  const { from = 0, to = Date.now() } = query;
  const { id, settings, problems } = await loadRows(crypto.randomUUID(), connection, { from, to }, credentials, signal);
  try {
    const { rows } = await rowEngine.select(id, { ...query, limit: problems.total, offset: 0 });
    return await rowsToCsv(rows, settings.columns.map(csvColumn), { signal });
  } finally {
    void rowEngine.drop(id);
  }
}

export interface CsvDownloadOptions extends OwnCsvOptions {
  connection: Connection;
}

/** Downloads all rows that match a query as a CSV file. An API other than the own one has as many rows as fit in the page. */
export function downloadCsv(options: CsvDownloadOptions): CsvDownload {
  if (options.connection.id === ownConnectionId) return downloadOwnCsv(options);
  return { run: (signal) => requestCsv(options, signal), discard: () => {} };
}
