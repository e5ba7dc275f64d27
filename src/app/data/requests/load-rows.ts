import { addressOf, type TimeRange } from '../connections/address';
import type { Connection, NextPage } from '../connections/connection';
import type { RowProblems, RowSettings } from '../rows/dataset';
import type { ResponseProblem } from '../rows/engine';
import { receivePage, rowEngine } from '../rows/engine-client';
import { type Credentials, locate, requestBy } from './credentials';
import { nextAddress } from './next-page';
import { RequestError } from './request-error';
import { maxResponseBytes } from './send-request';

/** How many pages of a response are requested. */
const maxPages = 50;

/** The pages of a response, which the engine holds. */
export interface LoadedPages {
  /** The name of the response in the engine. */
  id: string;
  pages: number;
  bytes: number;
  /** The `Link` header of the first page. */
  link: string | null;
  /** Whether the API has more pages than the limits of 50 pages and 25 MB allow. */
  isTruncated: boolean;
  /** Why a page that was only proposed is missing; null without one. */
  nextError: RequestError | null;
}

/** All rows of a connection for a range of time, which the engine holds. */
export interface LoadedRows extends LoadedPages {
  problems: RowProblems;
  settings: RowSettings;
}

/** Returns the error of a response that cannot be read. */
function errorOfResponse(problem: ResponseProblem, rows: string | null): RequestError {
  return problem === 'not-json'
    ? new RequestError(
        'not-json',
        'The response is not JSON. Check that the address is the API itself, not a page about it.',
      )
    : new RequestError(
        'pointer',
        `The response has no rows at ${rows ? `“${rows}”` : 'its top level'}. Test the connection in API Setup to see where they are.`,
      );
}

export interface LoadOptions {
  signal: AbortSignal;
  /**
   * Returns where the first page, with its address, names the next one. A page after it that cannot be loaded ends the pages
   * instead of failing. @default the setting of the connection
   */
  findNextPage?: (first: LoadedPages, url: URL) => Promise<NextPage>;
  /** Called before each page with the number of those that have arrived. */
  onPage?: (pages: number) => void;
}

/** Requests the pages of a connection. Throws a `RequestError`. */
export async function loadPages(
  connection: Connection,
  range: TimeRange,
  credentials: Credentials,
  { signal, findNextPage, onPage }: LoadOptions,
): Promise<LoadedPages> {
  const { rows } = connection;
  let { nextPage } = connection;
  const loaded: LoadedPages = {
    id: crypto.randomUUID(),
    pages: 0,
    bytes: 0,
    link: null,
    isTruncated: false,
    nextError: null,
  };
  const visited = new Set<string>();

  /** Loads a page. Returns the address of the next one, or null at the end. */
  async function loadPage(url: URL): Promise<URL | null> {
    const maxBytes = maxResponseBytes - loaded.bytes;
    const response = await requestBy(receivePage(loaded.id), connection, url, credentials, { signal, maxBytes });
    const problem = await rowEngine.readReceived(loaded.id, rows);
    signal.throwIfAborted();
    if (problem !== null) throw errorOfResponse(problem, rows);
    if (loaded.pages === 0) loaded.link = response.link;
    loaded.pages += 1;
    loaded.bytes += response.bytes;
    if (loaded.pages === 1 && findNextPage) nextPage = await findNextPage(loaded, url);
    const next = 'pointer' in nextPage ? await rowEngine.next(loaded.id, nextPage.pointer) : null;
    signal.throwIfAborted();
    return nextAddress(nextPage, url, { link: response.link, next });
  }

  let url: URL | null = addressOf(locate(connection), range);
  try {
    // An API that names a page twice would otherwise send the same rows up to the limit.
    while (url !== null && !visited.has(url.href)) {
      if (visited.size === maxPages) {
        loaded.isTruncated = true;
        break;
      }
      onPage?.(visited.size);
      visited.add(url.href);
      try {
        url = await loadPage(url);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof RequestError) || loaded.pages === 0) throw error;
        if (error.kind === 'too-large') loaded.isTruncated = true;
        else if (findNextPage) loaded.nextError = error;
        else throw error;
        break;
      }
    }
  } catch (error) {
    void rowEngine.drop(loaded.id);
    throw error;
  }
  return loaded;
}

/** Requests all pages of a connection and reads their rows. Throws a `RequestError`. */
export async function loadRows(
  connection: Connection,
  range: TimeRange,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<LoadedRows> {
  const pages = await loadPages(connection, range, credentials, { signal });
  const { columns, roles } = connection;
  const built = await rowEngine.build(pages.id, connection.rows ?? '', { columns, roles });
  return { ...pages, ...built };
}
