import { saveFile, useToast } from 'waymark';
import type { Connection } from '../../data/connections/connection';
import type { RowsQuery } from '../../data/rows/query';
import { requestCsv } from '../../data/readings/request-csv';
import { useCredentials } from '../../data/use-data';
import { useRequest } from '../../lib/use-request';
import { fileNameOf } from './formats';

export interface CsvDownload {
  start: () => Promise<void>;
  isRunning: boolean;
}

/** Downloads all rows that match a query as a CSV file, from the API and not from the page. */
export function useCsvDownload(connection: Connection, query: RowsQuery): CsvDownload {
  const credentials = useCredentials();
  const { show } = useToast();
  const { busy, run } = useRequest();

  const start = (): Promise<void> =>
    run(async (signal) => {
      try {
        const file = await requestCsv(connection, query, credentials, signal);
        signal.throwIfAborted();
        saveFile(file, `${fileNameOf(connection.words)}.csv`);
        show({ id: 'csv', tone: 'success', title: 'The CSV file is ready' });
      } catch (error) {
        if (signal.aborted) return;
        show({
          id: 'csv',
          tone: 'error',
          title: 'The CSV file could not be downloaded',
          description: error instanceof Error ? error.message : undefined,
          action: { label: 'Try again', onClick: () => void start() },
        });
      }
    });

  return { start, isRunning: busy };
}
