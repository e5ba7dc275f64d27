import { hashKey } from '@tanstack/react-query';
import { rowsToCsv } from 'waymark';
import type { Column } from '../../../rows/columns';
import { numberOfCell, parseTime } from '../../../rows/parse-values';
import type { DataRow, RowsFilter } from '../../../rows/query';
import { outcomeOptions, queryClient } from '../query-client';
import { keyOf, type Loaded, type Source, type SourceOf, scopeOf } from '../source';
import { asksForRange } from './connection';
import { type LoadedRows, loadRows, rowEngine } from './request';

/** The second part of the key of loaded rows. */
const loadKind = 'load';
/** How many responses the engine holds besides those that are displayed. Each may have 100,000 rows. */
const keptResponses = 3;

const cache = queryClient.getQueryCache();

function dropOldest(): void {
  const idle = cache
    .findAll({ predicate: (query) => query.queryKey[1] === loadKind && query.getObserversCount() === 0 })
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  for (const query of idle.slice(0, -keptResponses)) cache.remove(query);
}

// The engine holds the rows of a request under the hash of its key, as long as the cache has the outcome.
cache.subscribe(({ type, query: { queryKey, queryHash } }) => {
  if (queryKey[1] !== loadKind) return;
  if (type === 'removed') void rowEngine.drop(queryHash);
  // A component with another key is removed from the old query before it is added to the new one.
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

/** The end of the current day, so that a request without a range is the same all day. */
const endOfDay = (): number => new Date().setHours(24, 0, 0, 0);

/** Reads from any JSON API: its rows are loaded once for a range, and the engine answers the queries. */
export function createJsonSource(of: SourceOf): Source {
  const { connection, credentials } = of;
  const scope = scopeOf(of);

  /** An answer is that of the rows that were loaded at a time: other rows make it another query. */
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
      // An address without a range has the same rows for all ranges.
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
