import { formatPointer, valueAt } from './json-pointer';

/** Where a response probably names its next page. */
export type NextPageProposal =
  { type: 'address'; pointer: string } | { type: 'cursor'; pointer: string; parameter: string };

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

/** The parameter that takes a cursor: `nextPageToken` goes to `pageToken`, `next_cursor` to `cursor`. */
function parameterOf(key: string, isNumber: boolean): string {
  const name = key.replace(/^next_?/i, '');
  if (name === '' || name === 'page') return isNumber ? 'page' : 'cursor';
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Finds the address or the cursor of the next page in a response; null without one. */
export function proposeNextPage(document: unknown): NextPageProposal | null {
  for (const path of paths) {
    const value = valueAt(document, path);
    // Zero and false mean that there is none.
    if (!value || (typeof value !== 'string' && typeof value !== 'number')) continue;
    const pointer = formatPointer(path);
    return /^(?:https?:\/\/|\/|\?)/i.test(String(value))
      ? { type: 'address', pointer }
      : { type: 'cursor', pointer, parameter: parameterOf(path.at(-1) ?? '', typeof value === 'number') };
  }
  return null;
}
