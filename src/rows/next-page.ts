import { formatPointer, parsePointer, valueAt } from './json-pointer';

/**
 * Where the next page is found: unknown until the next test, nowhere, in the `Link` header with `rel=next`, or at a
 * JSON Pointer in the response (as an address on the same origin or a cursor for a query parameter).
 */
export type NextPage =
  | { type: 'auto' }
  | { type: 'none' }
  | { type: 'link' }
  | { type: 'address'; pointer: string }
  | { type: 'cursor'; pointer: string; parameter: string };

/** A probable location of the next page in a response, and the value found there. */
export type NextPageProposal = { value: string } & Extract<NextPage, { pointer: string }>;

/** Returns the address of `rel=next` in a `Link` header (RFC 8288), or null. */
function nextOfLink(header: string | null): string | null {
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(/<([^>]*)>((?:\s*;[^,<]*)*)/g)) {
    const rel = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters);
    if ((rel?.[1] ?? rel?.[2] ?? '').toLowerCase().split(/\s+/).includes('next')) return target;
  }
  return null;
}

/** A page of a response. */
export interface ReceivedPage {
  url: URL;
  document: unknown;
  /** The `Link` header, or null if there is none or the API does not expose it to this site. */
  link: string | null;
}

/** Returns the address or cursor of the next page, or null at the end. */
function nextValue(nextPage: NextPage, { document, link }: ReceivedPage): string | null {
  if (nextPage.type === 'link') return nextOfLink(link);
  const keys = 'pointer' in nextPage ? parsePointer(nextPage.pointer) : null;
  const next = keys && valueAt(document, keys);
  if (typeof next === 'number') return String(next);
  return typeof next === 'string' && next !== '' ? next : null;
}

/** Returns the next page's address, or null at the end. The key must not be sent to an address on another origin. */
export function nextAddress(nextPage: NextPage, page: ReceivedPage): URL | 'other-origin' | null {
  const value = nextValue(nextPage, page);
  if (value === null || value === '') return null;
  if (nextPage.type === 'cursor') {
    const url = new URL(page.url);
    url.searchParams.set(nextPage.parameter, value);
    return url;
  }
  const url = URL.canParse(value, page.url) ? new URL(value, page.url) : null;
  return url?.origin === page.url.origin ? url : 'other-origin';
}

/**
 * Chooses the first proposal for the next page whose address may be requested. If all of them point to another origin,
 * chooses the first one, so the result explains why there is only one page.
 */
export function chooseNextPage(proposals: readonly NextPageProposal[], page: ReceivedPage): NextPage {
  const choices: NextPage[] = proposals.map(({ value: _value, ...nextPage }) => nextPage);
  if (nextOfLink(page.link) !== null) choices.push({ type: 'link' });
  const isAllowed = (nextPage: NextPage): boolean => nextAddress(nextPage, page) instanceof URL;
  return choices.find(isAllowed) ?? choices[0] ?? { type: 'auto' };
}

const addressKeys = ['next', 'nextLink', 'next_url', 'nextPage', 'next_page'];
const cursorKeys = ['nextCursor', 'next_cursor', 'nextPageToken', 'next_page_token', 'nextToken', 'next_token'];

/** The paths that APIs use, with the most specific first. */
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

const totalKeys = [
  'total',
  'totalCount',
  'total_count',
  'totalElements',
  'total_results',
  'totalResults',
  'totalItems',
  'count',
];

/** The fields that contain the total number of rows, in an object that contains the rows. */
const totalPaths: readonly (readonly string[])[] = [
  ...[
    [],
    ['meta'],
    ['metadata'],
    ['pagination'],
    ['paging'],
    ['page'],
    ['page_info'],
    ['info'],
    ['meta', 'pagination'],
  ].flatMap((parent) => totalKeys.map((key) => [...parent, key])),
  ['total', 'value'],
  ['@odata.count'],
  ['odata.count'],
];

/**
 * Returns the total number of rows stated in a response, which may contain only some of them, or null if there is none.
 */
export function findTotal(document: unknown, rows: string): number | null {
  const keys = parsePointer(rows) ?? [];
  for (let depth = Math.max(0, keys.length - 1); depth >= 0; depth -= 1) {
    for (const path of totalPaths) {
      const value = valueAt(document, [...keys.slice(0, depth), ...path]);
      const total = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
      if (typeof total === 'number' && Number.isSafeInteger(total) && total > 0) return total;
    }
  }
  return null;
}

/**
 * An address that is absolute, starts at the root, is a query, or is relative and ends with a query or number, such as
 * `orders?page=2`.
 */
const addressText = /^(?:https?:\/\/|\/|\?)|^[\w.~-]+(?:\/[\w.~-]+)*\/?\?[^\s=]+=|^[a-z][\w-]*(?:\/[\w-]+)*\/\d+$/i;

/** Returns the query parameter for a cursor: `pageToken` for `nextPageToken`, `cursor` for `next_cursor`. */
function parameterOf(key: string, isNumber: boolean): string {
  const name = key.replace(/^next_?/i, '');
  if (name === '' || name === 'page') return isNumber ? 'page' : 'cursor';
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Finds possible addresses and cursors of the next page in a response. */
export function proposeNextPages(document: unknown): NextPageProposal[] {
  return paths.flatMap((path): NextPageProposal[] => {
    const found = valueAt(document, path);
    // Zero and false indicate that there is no next page.
    if (!found || (typeof found !== 'string' && typeof found !== 'number')) return [];
    const pointer = formatPointer(path);
    const value = String(found);
    if (addressText.test(value)) return [{ type: 'address', pointer, value }];
    return [{ type: 'cursor', pointer, parameter: parameterOf(path.at(-1) ?? '', typeof found === 'number'), value }];
  });
}
