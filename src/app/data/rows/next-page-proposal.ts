import { formatPointer, valueAt } from './json-pointer';

/** Where a response probably names its next page, and what it says there. */
export type NextPageProposal = { value: string } & (
  | { type: 'address'; pointer: string }
  | { type: 'cursor'; pointer: string; parameter: string }
);

const addressKeys = ['next', 'nextLink', 'next_url', 'nextPage', 'next_page'];
const cursorKeys = ['nextCursor', 'next_cursor', 'nextPageToken', 'next_page_token', 'nextToken', 'next_token'];

/** The paths that APIs use, the most specific ones first. */
const paths: readonly (readonly string[])[] = [
  ['links', 'next'],
  ['_links', 'next', 'href'],
  ['links', 'next', 'href'],
  ['@odata.nextLink'],
  ['odata.nextLink'],
  ['paging', 'next'],
  ['pagination', 'next'],
  ['meta', 'next'],
  ...[[], ['meta'], ['pagination'], ['paging'], ['page_info'], ['response_metadata']].flatMap((parent) =>
    [...addressKeys, ...cursorKeys].map((key) => [...parent, key]),
  ),
];

/** Where APIs name the number of all rows. */
const totalPaths: readonly (readonly string[])[] = [
  ...[[], ['meta'], ['metadata'], ['pagination'], ['paging'], ['page'], ['page_info'], ['meta', 'pagination']].flatMap(
    (parent) =>
      ['total', 'totalCount', 'total_count', 'totalElements', 'total_results', 'totalResults', 'totalItems'].map(
        (key) => [...parent, key],
      ),
  ),
  ['@odata.count'],
  ['odata.count'],
  ['hits', 'total', 'value'],
  ['hits', 'total'],
  ['count'],
  ['info', 'count'],
];

/** Returns the number of all rows that a response tells, of which it may contain a part; null without one. */
export function findTotal(document: unknown): number | null {
  for (const path of totalPaths) {
    const value = valueAt(document, path);
    const total = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
    if (typeof total === 'number' && Number.isSafeInteger(total) && total > 0) return total;
  }
  return null;
}

/** An address: absolute, from the root, a query, or relative with a query or a number at its end, such as `orders?page=2`. */
const addressText = /^(?:https?:\/\/|\/|\?)|^[\w.~-]+(?:\/[\w.~-]+)*\/?\?[^\s=]+=|^[a-z][\w-]*(?:\/[\w-]+)*\/\d+$/i;

/** The parameter that takes a cursor: `nextPageToken` goes to `pageToken`, `next_cursor` to `cursor`. */
function parameterOf(key: string, isNumber: boolean): string {
  const name = key.replace(/^next_?/i, '');
  if (name === '' || name === 'page') return isNumber ? 'page' : 'cursor';
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Finds the addresses and the cursors of the next page in a response. */
export function proposeNextPages(document: unknown): NextPageProposal[] {
  return paths.flatMap((path): NextPageProposal[] => {
    const found = valueAt(document, path);
    // Zero and false mean that there is none.
    if (!found || (typeof found !== 'string' && typeof found !== 'number')) return [];
    const pointer = formatPointer(path);
    const value = String(found);
    if (addressText.test(value)) return [{ type: 'address', pointer, value }];
    return [{ type: 'cursor', pointer, parameter: parameterOf(path.at(-1) ?? '', typeof found === 'number'), value }];
  });
}
