import type { NextPage } from '../connections/connection';
import { RequestError } from './request-error';

/** Returns the address of `rel=next` in a `Link` header (RFC 8288), or null. */
export function nextOfLink(header: string | null): string | null {
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(/<([^>]*)>((?:\s*;[^,<]*)*)/g)) {
    const rel = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters);
    if ((rel?.[1] ?? rel?.[2] ?? '').toLowerCase().split(/\s+/).includes('next')) return target;
  }
  return null;
}

export interface PageEnd {
  /** The `Link` header of the page. */
  link: string | null;
  /** The value at the pointer of the connection. */
  next: string | null;
}

/**
 * Returns the address of the page after the given one, or null at the end. Throws a `RequestError` for a page of another
 * origin, which must not receive the key.
 */
export function nextAddress(nextPage: NextPage, current: URL, { link, next }: PageEnd): URL | null {
  const value = nextPage.type === 'link' ? nextOfLink(link) : 'pointer' in nextPage ? next : null;
  if (value === null || value === '') return null;
  if (nextPage.type === 'cursor') {
    const url = new URL(current);
    url.searchParams.set(nextPage.parameter, value);
    return url;
  }
  const url = URL.canParse(value, current) ? new URL(value, current) : null;
  if (url?.origin !== current.origin) {
    throw new RequestError(
      'next-page',
      'The next page is on another origin than the first one. Set “Next page” to “None”, or use the other origin in the URL.',
    );
  }
  return url;
}
