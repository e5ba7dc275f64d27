import { hashKey } from '@tanstack/react-query';
import { rowsToCsv } from 'waymark';
import type { Column } from '../../../rows/columns';
import { numberOfCell, parseTime } from '../../../rows/parse-values';
import type { DataRow, RowsFilter } from '../../../rows/query';
import { outcomeOptions, queryClient } from '../query-client';
import { keyOf, type Loaded, type Source, type SourceOf, scopeOf } from '../source';
import { asksForRange } from './connection';
import { type LoadedRows, loadRows, rowEngine } from './request';

/** The second part of the query key for loaded rows. */
const loadKind = 'load';
/** The number of unused responses that the engine keeps. Each may have 100,000 rows. */
const keptResponses = 3;

const cache = queryClient.getQueryCache();

function dropOldest(): void {
  const idle = cache
    .findAll({ predicate: (query) => query.queryKey[1] === loadKind && query.getObserversCount() === 0 })
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  for (const query of idle.slice(0, -keptResponses)) cache.remove(query);
}

// The engine keeps a request's rows under the hash of its query key while the outcome is cached.
cache.subscribe(({ type, query: { queryKey, queryHash } }) => {
  if (queryKey[1] !== loadKind) return;
  if (type === 'removed') void rowEngine.drop(queryHash);
  // When a component changes its key, it leaves the old query before it joins the new one.
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

/** Returns the end of the day: a request without a range stays the same all day. */
const endOfDay = (): number => new Date().setHours(24, 0, 0, 0);

/** Reads from any JSON API. The rows of a range load once, and the engine answers the queries. */
export function createJsonSource(of: SourceOf): Source {
  const { connection, credentials } = of;
  const scope = scopeOf(of);

  /** The query key includes the load time: new rows need new answers. */
  const answer =
    <Query extends RowsFilter, Data>(kind: string, select: (id: string, query: Query) => Promise<Data>) =>
    (query: Query, loaded: Loaded | null) =>
      loaded && {
        ...outcomeOptions<Data>([scope, kind, keyOf(query), loaded.value.id, String(loaded.fetchedAt)], () =>
          select(loaded.value.id, query),
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
    rows: answer('rows', rowEngine.select),
    summary: answer('summary', rowEngine.summarize),
    csv: async (query, loaded, signal) => {
      if (!loaded) throw new Error('The rows are not loaded yet. Try again when they are displayed.');
      const { id, settings, problems } = loaded.value;
      const { rows } = await rowEngine.select(id, { ...query, limit: problems.total, offset: 0 });
      return rowsToCsv(rows, settings.columns.map(csvColumn), { signal });
    },
    wholeRow: async (key, loaded) => loaded && rowEngine.wholeRow(loaded.value.id, key),
  };
}
