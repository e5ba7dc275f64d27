import { createEngine, hasRows, inspect, type BuiltRows, type Inspection } from './engine';
import type { DescribedRows } from './describe-rows';
import { type Failure, isFailure, type RequestOptions } from './failure';
import { chooseNextPage, nextAddress, type NextPage, type ReceivedPage } from './next-page';
import type { RowSettings } from './roles';

const maxBytes = 25 * 1024 * 1024;
const maxPages = 50;

/** A request. One of its headers may contain the key. */
export interface LoadRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  nextPage: NextPage;
}

export interface LoadedPages {
  pages: number;
  bytes: number;
  isTruncated: boolean;
  /** Why a proposed next page could not be loaded, or null if it could. */
  nextFailure: Failure | null;
}

export interface FoundRows extends LoadedPages, Inspection {
  /** The pointer to the rows: either the requested one or the first proposal. */
  rows: string;
  described: DescribedRows;
  /** How to find the next page: as requested, or as detected by the test. */
  pagesBy: NextPage;
}

/** Called before each page is loaded, with the number of loaded pages. */
export type OnPage = (pages: number) => void;

async function readJson(response: Response, limit: number): Promise<{ document: unknown; bytes: number } | Failure> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return { document: JSON.parse(text + decoder.decode()) as unknown, bytes };
    bytes += value.byteLength;
    if (bytes > limit) {
      await reader?.cancel();
      return { failure: 'too-large' };
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Sends a request and reads its response. */
type Send = <Result extends object>(
  url: URL,
  options: RequestOptions,
  read: (response: Response) => Promise<Result | Failure>,
) => Promise<Result | Failure>;

interface PageOptions {
  /** The pointer to the rows, which must exist in the first page. */
  rows?: string;
  onPage?: OnPage;
  /** Finds the next page based on the first one. If a later page fails, the list then ends instead of failing. */
  findNextPage?: (first: ReceivedPage) => NextPage;
}

async function loadPages(
  send: Send,
  { url: first, headers, timeoutMs, nextPage: given }: LoadRequest,
  signal: AbortSignal,
  { rows, onPage, findNextPage }: PageOptions,
): Promise<(LoadedPages & { documents: unknown[] }) | Failure> {
  const documents: unknown[] = [];
  const loaded: LoadedPages = { pages: 0, bytes: 0, isTruncated: false, nextFailure: null };
  const visited = new Set<string>();
  let nextPage = given;

  async function loadPage(url: URL): Promise<{ next: URL | null } | Failure> {
    const read = async (response: Response) => {
      const result = await readJson(response, maxBytes - loaded.bytes);
      return isFailure(result) ? result : { ...result, url, link: response.headers.get('Link') };
    };
    const page = await send(url, { headers, timeoutMs, signal }, read);
    if (isFailure(page)) return page;
    if (rows !== undefined && !hasRows(page.document, rows)) return { failure: 'pointer' };
    documents.push(page.document);
    loaded.pages += 1;
    loaded.bytes += page.bytes;
    if (loaded.pages === 1 && findNextPage) nextPage = findNextPage(page);
    const next = nextAddress(nextPage, page);
    return next === 'other-origin' ? { failure: 'next-page' } : { next };
  }

  let url: URL | null = new URL(first);
  // If an API repeats a page, the same rows would otherwise be loaded until the limit is reached.
  while (url !== null && !visited.has(url.href) && !loaded.isTruncated && loaded.nextFailure === null) {
    onPage?.(visited.size);
    visited.add(url.href);
    const result: Awaited<ReturnType<typeof loadPage>> = await loadPage(url);
    signal.throwIfAborted();
    if (!isFailure(result)) {
      url = result.next;
      loaded.isTruncated = url !== null && !visited.has(url.href) && visited.size === maxPages;
    } else if (loaded.pages > 0 && result.failure === 'too-large') loaded.isTruncated = true;
    else if (loaded.pages > 0 && findNextPage) loaded.nextFailure = result;
    else return result;
  }
  return { ...loaded, documents };
}

/** Loads responses and answers queries on their rows in a worker, because 25 MB take seconds on a slow phone. */
export function createLoader(send: Send) {
  const { hold, ...engine } = createEngine();
  const running = new Map<string, AbortController>();

  async function run<Result>(id: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      return await work(controller.signal);
    } finally {
      if (running.get(id) === controller) running.delete(id);
    }
  }

  return {
    ...engine,

    /** Loads a connection's rows and stores them under an id. Earlier rows remain until the new ones arrive. */
    load: (
      id: string,
      asked: LoadRequest,
      { rows, columns, roles }: RowSettings & { rows: string },
    ): Promise<(LoadedPages & BuiltRows) | Failure> =>
      run(id, async (signal) => {
        const loaded = await loadPages(send, asked, signal, { rows });
        if (isFailure(loaded)) return loaded;
        const { documents, ...pages } = loaded;
        hold(id, documents);
        return { ...pages, ...engine.build(id, rows, { columns, roles }) };
      }),

    /**
     * Loads the first page, finds its rows and next page, and then loads the other pages. Stores them under an id until
     * `drop` is called. If there are no rows at the requested pointer, uses the first proposal.
     */
    test: (id: string, asked: LoadRequest, wanted: string | null, onPage: OnPage): Promise<FoundRows | Failure> =>
      run(id, async (signal) => {
        const isProposed = asked.nextPage.type === 'auto';
        let pagesBy = asked.nextPage;
        let found: Inspection | undefined;
        const findNextPage = (page: ReceivedPage): NextPage => {
          found = inspect(page.document);
          pagesBy = chooseNextPage(found.nextPages, page);
          return pagesBy;
        };
        const loaded = await loadPages(send, asked, signal, { onPage, ...(isProposed && { findNextPage }) });
        if (isFailure(loaded)) return loaded;
        const { documents, ...pages } = loaded;
        // Drop a proposal that fails, because the next test may find another one.
        if (isProposed && pages.nextFailure !== null && pages.pages === 1) pagesBy = asked.nextPage;
        const inspection = found ?? inspect(documents[0]);
        const { rowSets } = inspection;
        const rows = (rowSets.find(({ pointer }) => pointer === wanted) ?? rowSets[0])?.pointer;
        if (rows === undefined) return { failure: 'no-rows' };
        hold(id, documents);
        return { ...inspection, ...pages, rows, pagesBy, described: engine.describe(id, rows) };
      }),

    cancel: (id: string): void => running.get(id)?.abort(),
  };
}

export type Loader = ReturnType<typeof createLoader>;
