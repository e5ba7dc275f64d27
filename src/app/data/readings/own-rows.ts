import { maxLimit } from '../../../api/contract';
import type { Credentials } from '../requests/credentials';
import { requestReadings } from './own-api';
import { defaultLimit, type RowsPage, type RowsQuery } from '../rows/query';

/** How many lists of cursors are kept: one for each filter and order. */
const keptLists = 8;

/** The cursors of a list by the number of rows before them. The API reads a page from its cursor without counting rows. */
const cursors = new Map<string, Map<number, string>>();

function cursorsOf(list: string): Map<number, string> {
  const known = cursors.get(list) ?? new Map<number, string>();
  // The most recently used list is the last one.
  cursors.delete(list);
  cursors.set(list, known);
  for (const old of [...cursors.keys()].slice(0, -keptLists)) cursors.delete(old);
  return known;
}

/**
 * Requests the rows after the first `offset` rows of a list. Where the cursor of an offset is not known yet, requests the pages
 * between the last known cursor and them. Returns `previous` while it is current. Throws a `RequestError`.
 */
export async function requestRows(
  { offset = 0, limit = defaultLimit, ...query }: RowsQuery,
  credentials: Credentials,
  signal: AbortSignal,
  previous?: RowsPage,
): Promise<RowsPage> {
  const { from, to, groups, labels, search, sort } = query;
  const known = cursorsOf(JSON.stringify([from, to, groups, labels, search, sort]));
  // The first page brings new rows, which move all that follow.
  if (offset === 0) known.clear();
  let start = Math.max(0, ...[...known.keys()].filter((rows) => rows <= offset));
  for (;;) {
    const isLast = start === offset;
    const size = isLast ? limit : Math.min(maxLimit, offset - start);
    const cursor = known.get(start) ?? null;
    const page = await requestReadings({ ...query, limit: size }, cursor, credentials, signal, previous);
    if (page.nextCursor !== null) known.set(start + size, page.nextCursor);
    if (isLast) return page;
    // The list is shorter than the address of the page says.
    if (page.nextCursor === null) return { rows: [], total: page.total };
    start += size;
  }
}
