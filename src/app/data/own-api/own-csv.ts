import { maxCsvLimit } from '../../../api/contract';
import type { Credentials } from '../credentials';
import { RequestError } from '../request-error';
import type { RowsQuery } from '../../../rows/query';
import { createGrowingFile, type GrowingFile } from './growing-file';
import { csvAddress, requestCsvPart } from './client';

/** A download of all rows that match a query, which continues after a failure. */
export interface CsvDownload {
  /**
   * Downloads what is missing, and returns the file. `onRows` is called with the number of rows that have arrived, if it is known.
   * Throws a `RequestError`, or an `AuthError` when the session has ended: call it again to continue.
   */
  run: (signal: AbortSignal, onRows: (rows: number) => void) => Promise<Blob>;
  /** Removes what has arrived, unless the file is complete. */
  discard: () => void;
}

export interface OwnCsvOptions {
  /** The user whose file it is. */
  uid: string;
  query: RowsQuery;
  credentials: Credentials;
}

/** Longer waits are for the user to decide. */
const maxWaitMs = 60_000;

/** Downloads rows of the own API, which has any number of them and sends them in parts. */
export function downloadOwnCsv({ uid, query, credentials }: OwnCsvOptions): CsvDownload {
  const first = csvAddress(query);
  let next: URL | null = first;
  let rows = 0;
  let file: Promise<GrowingFile> | null = null;

  const discard = (): void => {
    void file?.then((created) => created.discard());
    [file, next, rows] = [null, first, 0];
  };

  /** Requests a part, and again when the user has sent too many requests. */
  async function request(url: URL, to: GrowingFile, signal: AbortSignal): Promise<URL | null> {
    for (;;) {
      try {
        return await requestCsvPart(url, to, credentials, signal);
      } catch (error) {
        const waitMs = error instanceof RequestError && error.retryAt !== null ? error.retryAt - Date.now() : Infinity;
        if (waitMs > maxWaitMs) throw error;
        await new Promise((resolve) => {
          setTimeout(resolve, waitMs);
        });
        signal.throwIfAborted();
      }
    }
  }

  return {
    discard,
    run: async (signal, onRows) => {
      onRows(rows);
      try {
        file ??= createGrowingFile(uid);
        const current = await file;
        signal.throwIfAborted();
        while (next !== null) {
          const following: URL | null = await request(next, current, signal);
          signal.throwIfAborted();
          next = following;
          if (next !== null) rows += maxCsvLimit;
          onRows(rows);
        }
        const finished = await current.finish();
        file = null;
        return finished;
      } catch (error) {
        // What could not be written is incomplete. The next attempt begins again.
        if (error instanceof RequestError && error.kind === 'no-space') discard();
        throw error;
      }
    },
  };
}
