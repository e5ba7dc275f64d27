import { addressOf, type TimeRange } from '../connections/address';
import { type Connection, needsSecret, type NextPage } from '../connections/connection';
import type { DescribedRows, Inspection } from '../rows/engine';
import { rowEngine } from '../rows/engine-client';
import { type Credentials, locate } from './credentials';
import { type LoadedPages, loadPages } from './load-rows';
import { nextAddress, nextOfLink } from './next-page';
import { RequestError } from './request-error';

export interface TestResult
  extends Inspection, Pick<LoadedPages, 'id' | 'bytes' | 'pages' | 'isTruncated' | 'nextError'> {
  durationMs: number;
  /** The place of the rows: that of the connection, or the first proposal. */
  rows: string;
  described: DescribedRows;
  /** Where the response names its next page; that of the connection, unless it leaves that to the test. */
  pagesBy: NextPage;
}

export interface TestOptions {
  signal: AbortSignal;
  /** Called before each page with the number of those that have arrived. */
  onPage?: (pages: number) => void;
}

/**
 * Requests the first page of a connection, finds its rows and its next page, then requests the other pages. The engine holds
 * the response until it is dropped. Throws a `RequestError`.
 */
export async function testConnection(
  connection: Connection,
  range: TimeRange,
  credentials: Credentials,
  { signal, onPage }: TestOptions,
): Promise<TestResult> {
  const start = performance.now();
  try {
    let inspection: Inspection | undefined;
    let pagesBy = connection.nextPage;
    const isProposed = pagesBy.type === 'auto';
    // The place of the rows may have changed: the test shows where they are.
    const loaded = await loadPages({ ...connection, rows: null }, range, credentials, {
      signal,
      onPage,
      ...(isProposed && {
        findNextPage: async ({ id, link }: LoadedPages, url: URL) => {
          inspection = await rowEngine.inspect(id);
          pagesBy = chooseNextPage(inspection, link, url);
          return pagesBy;
        },
      }),
    });
    // A proposal that leads nowhere is none. The next test may find another one.
    if (isProposed && loaded.nextError !== null && loaded.pages === 1) pagesBy = connection.nextPage;
    inspection ??= await rowEngine.inspect(loaded.id);
    const [proposed] = inspection.rowSets;
    const rows = inspection.rowSets.find(({ pointer }) => pointer === connection.rows) ?? proposed;
    if (rows === undefined) {
      void rowEngine.drop(loaded.id);
      throw noRowsError(inspection);
    }
    const described = await rowEngine.describe(loaded.id, rows.pointer);
    const { id, bytes, pages, isTruncated, nextError } = loaded;
    const durationMs = performance.now() - start;
    return {
      ...inspection,
      id,
      bytes,
      pages,
      isTruncated,
      nextError,
      durationMs,
      rows: rows.pointer,
      described,
      pagesBy,
    };
  } catch (error) {
    const isUnclear = error instanceof RequestError && error.kind === 'unreachable-or-cors';
    if (!isUnclear) throw error;
    throw await diagnose(connection, addressOf(locate(connection), range), signal);
  }
}

/**
 * Returns the first proposal whose address may be requested. Where all of them lead to another origin, returns the first one, so
 * that the result says why there is one page only.
 */
function chooseNextPage({ nextPages }: Inspection, link: string | null, url: URL): NextPage {
  const proposals = [...nextPages, ...(nextOfLink(link) === null ? [] : [{ type: 'link' as const, value: null }])];
  const isAllowed = ({ value: next, ...nextPage }: (typeof proposals)[number]): boolean => {
    try {
      return nextAddress(nextPage, url, { link, next }) !== null;
    } catch {
      return false;
    }
  };
  const chosen = proposals.find(isAllowed) ?? proposals[0];
  if (chosen === undefined) return { type: 'auto' };
  const { value: _value, ...nextPage } = chosen;
  return nextPage;
}

const noRowsError = ({ hasEmptyList }: Inspection): RequestError =>
  hasEmptyList
    ? new RequestError(
        'no-rows',
        'The response has a list without rows. Check the parameters of the address, and that the API has rows for the last 30 days.',
      )
    : new RequestError(
        'no-rows',
        'The response has no list of objects. Check the address, or choose one that returns a list.',
      );

/**
 * Tells a server that refuses this site from one that cannot be reached: a request without CORS succeeds when there is a
 * server, and shows nothing of its response. It carries no secret.
 */
async function diagnose(connection: Connection, url: URL, signal: AbortSignal): Promise<RequestError> {
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(connection.timeoutSeconds * 1000)]),
    });
    return new RequestError(
      'cors',
      'The server responds, but does not allow this site to read the response. Ask the API’s operator to send these headers:',
    );
  } catch {
    signal.throwIfAborted();
    return new RequestError(
      'unreachable',
      'The server cannot be reached. Check the address and your connection. A wrong certificate looks the same.',
    );
  }
}

/** Returns the headers that an API has to send so that this site can read it. */
export function corsHeaders(connection: Connection, origin = window.location.origin): string[] {
  const { auth, nextPage } = connection;
  const sent = auth.type === 'header' ? auth.name : auth.type === 'none' ? null : 'Authorization';
  return [
    `Access-Control-Allow-Origin: ${origin}`,
    ...(sent === null ? [] : [`Access-Control-Allow-Headers: ${sent}`]),
    ...(nextPage.type === 'link' ? ['Access-Control-Expose-Headers: Link, Retry-After'] : []),
  ];
}

/** Returns credentials for a test with a secret that has been typed, and not been saved. */
export function withTypedSecret(credentials: Credentials, connection: Connection, secret: string): Credentials {
  return needsSecret(connection) && secret !== ''
    ? { ...credentials, reveal: () => Promise.resolve(secret) }
    : credentials;
}
