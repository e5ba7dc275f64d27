import { hashKey } from '@tanstack/react-query';
import { type Remote, wrap } from 'comlink';
import { rowsToCsv } from 'waymark';
import type { Column } from '../../../rows/columns';
import { numberOfCell, parseTime } from '../../../rows/parse-values';
import type { DataRow, RowsFilter, RowsQuery, SummaryQuery, TimeRange } from '../../../rows/query';
import { outcomeOptions, queryClient } from '../query-client';
import { type Failure, isFailure } from '../../../rows/failure';
import { authenticated, type Credentials, errorOf } from '../request';
import { describeProblems, keyOf, type LoadedRows, type Source, type SourceOf, scopeOf } from '../source';
import { addressOf, asksForRange, type Connection } from './connection';
import type { Loader, LoadRequest } from '../../../rows/loader';

let opened: Remote<Loader> | undefined;

/** Returns the page's loader in its worker, which starts on the first call. */
export function rowEngine(): Remote<Loader> {
  opened ??= wrap<Loader>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return opened;
}

/** Sends a request from the worker. Throws a `RequestError`, or the signal's reason if it is aborted. */
export async function requestInWorker<Result extends object>(
  id: string,
  connection: Connection,
  url: URL,
  credentials: Credentials,
  signal: AbortSignal,
  call: (asked: LoadRequest) => Promise<Result | Failure>,
): Promise<Result> {
  const { nextPage, timeoutSeconds } = connection;
  const cancel = (): void => void rowEngine().cancel(id);
  signal.addEventListener('abort', cancel);
  try {
    const result = await authenticated(connection, url, credentials, (headers) => {
      signal.throwIfAborted();
      return call({ url: url.href, headers, timeoutMs: timeoutSeconds * 1000, nextPage });
    });
    if (isFailure(result)) throw errorOf(result, connection, url);
    return result;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Loads all pages of a connection and replaces the rows with this id. Throws a `RequestError`. */
export async function loadRows(
  id: string,
  connection: Connection,
  range: TimeRange,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<LoadedRows> {
  const { columns, roles } = connection;
  const mapping = { rows: connection.rows ?? '', columns, roles };
  const load = (asked: LoadRequest) => rowEngine().load(id, asked, mapping);
  const url = addressOf(connection, range);
  const loaded = await requestInWorker(id, connection, url, credentials, signal, load);
  return { ...loaded, id, loadedAt: Date.now() };
}

const loadKind = 'load';
/** The number of unused responses that the engine keeps. Each may contain 100,000 rows. */
const keptResponses = 3;

const cache = queryClient.getQueryCache();

function dropOldest(): void {
  const idle = cache
    .findAll({ predicate: (query) => query.queryKey[1] === loadKind && query.getObserversCount() === 0 })
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  for (const query of idle.slice(0, -keptResponses)) cache.remove(query);
}

// While an outcome is cached, the engine keeps the rows of its request under the hash of the query key.
cache.subscribe(({ type, query: { queryKey, queryHash } }) => {
  if (queryKey[1] !== loadKind) return;
  if (type === 'removed') void rowEngine().drop(queryHash);
  // When the key of a component changes, the component leaves the old query before it joins the new one.
  if (type === 'observerRemoved') queueMicrotask(dropOldest);
});

const csvColumn = (column: Column, index: number) => ({
  header: column.name,
  value: ({ cells }: DataRow) => {
    const cell = cells[index] ?? null;
    if (column.type === 'number') return numberOfCell(cell, column) ?? cell;
    const time = column.type === 'date' ? parseTime(cell, column.dateOrder) : null;
    return time === null ? cell : new Date(time);
  },
});

function noticeOf({ problems, isTruncated }: LoadedRows): string | null {
  const notices = [
    describeProblems(problems),
    isTruncated ? `The API has more rows than this page loads: these are the first ${problems.total}.` : null,
  ].filter((notice) => notice !== null);
  return notices.length === 0 ? null : notices.join(' ');
}

/** Returns the end of the day, so that a request without a range is the same all day. */
const endOfDay = (): number => new Date().setHours(24, 0, 0, 0);

/** Reads from any JSON API. The rows of a range are loaded once, and the engine answers queries about them. */
export function createJsonSource(of: SourceOf): Source {
  const { connection, credentials } = of;
  const scope = scopeOf(of);

  /** The query key includes the load time, because new rows need new answers. */
  const answer =
    <Query extends RowsFilter, Data>(kind: string, select: (id: string, query: Query) => Promise<Data>) =>
    (query: Query, loaded: LoadedRows | null) =>
      loaded && {
        ...outcomeOptions<Data>(
          [scope, kind, keyOf(query), loaded.id, String(loaded.loadedAt)],
          () => select(loaded.id, query),
          { query, notice: noticeOf(loaded), fetchedAt: loaded.loadedAt },
        ),
        staleTime: Infinity,
      };

  return {
    scope,
    load: ({ from = 0, to = endOfDay(), within = { from, to } }) => {
      // A URL without placeholders returns the same rows for all ranges.
      const key = [scope, loadKind, asksForRange(connection) ? `${within.from} ${within.to}` : ''];
      return outcomeOptions<LoadedRows>(key, (signal) =>
        loadRows(hashKey(key), connection, within, credentials, signal),
      );
    },
    rows: answer('rows', (id, query: RowsQuery) => rowEngine().select(id, query)),
    summary: answer('summary', (id, query: SummaryQuery) => rowEngine().summarize(id, query)),
    csv: async (query, loaded, signal) => {
      if (!loaded) throw new Error('The rows are not loaded yet. Try again when they are displayed.');
      const { id, settings, problems } = loaded;
      const { rows } = await rowEngine().select(id, { ...query, limit: problems.total, offset: 0 });
      return rowsToCsv(rows, settings.columns.map(csvColumn), { signal });
    },
    wholeRow: async (key, loaded) => loaded && rowEngine().wholeRow(loaded.id, key),
  };
}
