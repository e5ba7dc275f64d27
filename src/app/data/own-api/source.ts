import { maxLimit } from '../../../api/contract';
import { defaultLimit, type RowsPage, type RowsQuery, type Summary } from '../../../rows/query';
import { describeWholeRow, type WholeRow } from '../../../rows/whole-row';
import type { Credentials } from '../credentials';
import { ownConnection } from '../json-api/connection';
import { outcomeOptions, queryClient } from '../query-client';
import { keyOf, type Source, type SourceOf, scopeOf } from '../source';
import { requestCsvAddress, requestReadings, requestSummary } from './client';

/** The cursors of a list by the number of rows before them. The API reads a page from its cursor without counting rows. */
type Cursors = Map<number, string>;

/**
 * Requests the rows after the first `offset` rows of a list. Where the cursor of an offset is not known yet, requests the pages
 * between the last known cursor and them. Returns `previous` while it is current. Throws a `RequestError`.
 */
export async function requestRows(
  { offset = 0, limit = defaultLimit, ...query }: RowsQuery,
  credentials: Credentials,
  signal: AbortSignal,
  cursors: Cursors = new Map(),
  previous?: RowsPage,
): Promise<RowsPage> {
  // The first page brings new rows, which move all that follow.
  if (offset === 0) cursors.clear();
  let start = Math.max(0, ...[...cursors.keys()].filter((rows) => rows <= offset));
  for (;;) {
    const isLast = start === offset;
    const size = isLast ? limit : Math.min(maxLimit, offset - start);
    const cursor = cursors.get(start) ?? null;
    const page = await requestReadings({ ...query, limit: size }, cursor, credentials, signal, previous);
    if (page.nextCursor !== null) cursors.set(start + size, page.nextCursor);
    if (isLast) return page;
    // The list is shorter than the address of the page says.
    if (page.nextCursor === null) return { rows: [], total: page.total };
    start += size;
  }
}

/** The key of a row has its time: the API finds rows by time, and not by id. */
async function requestRow(key: string, credentials: Credentials): Promise<WholeRow | null> {
  const from = Date.parse(key.slice(key.indexOf('@') + 1));
  if (Number.isNaN(from)) return null;
  const query = { from, to: from + 1, limit: maxLimit };
  const { rows } = await requestRows(query, credentials, new AbortController().signal);
  const row = rows.find((one) => one.key === key);
  if (!row) return null;
  const { id, time, label, group: level, value } = row;
  const whole = { id: Number(id), time: new Date(time ?? 0).toISOString(), label, level, value };
  return describeWholeRow(whole, row, ownConnection);
}

/** Reads from the product's own API, which answers each query. */
export function createOwnSource(of: SourceOf): Source {
  const { credentials } = of;
  const scope = scopeOf(of);

  function cursorsOf({ offset: _offset, limit: _limit, ...list }: RowsQuery): Cursors {
    const key = [scope, 'cursors', keyOf(list)];
    const cursors = queryClient.getQueryData<Cursors>(key) ?? new Map<number, string>();
    queryClient.setQueryData(key, cursors);
    return cursors;
  }

  return {
    scope,
    load: null,
    rows: (query) =>
      outcomeOptions<RowsPage>([scope, 'rows', keyOf(query)], (signal, previous) =>
        requestRows(query, credentials, signal, cursorsOf(query), previous),
      ),
    summary: (query) =>
      outcomeOptions<Summary>([scope, 'summary', keyOf(query)], (signal, previous) =>
        requestSummary(query, credentials, signal, previous),
      ),
    csv: (query, _loaded, signal) => requestCsvAddress(query, credentials, signal),
    wholeRow: (key) => requestRow(key, credentials),
  };
}
