import { proxy, type Remote, wrap } from 'comlink';
import type { RowProblems } from '../../../rows/dataset';
import type { BuiltRows } from '../../../rows/engine';
import { countOf, formatCount, rowWords } from '../../lib/formats';
import { authenticated, type Credentials, locate } from '../credentials';
import { type Failure, isFailure } from '../request';
import { errorOf, RequestError } from '../request-error';
import type { TimeRange } from '../../../rows/query';
import { addressOf, type Connection, needsSecret } from './connection';
import type { FoundRows, LoadedPages, Loader, LoadRequest, OnPage } from './loader';

type Calls = {
  [Name in keyof Loader]: (...args: Parameters<Loader[Name]>) => Promise<Awaited<ReturnType<Loader[Name]>>>;
};

let opened: Promise<Remote<Loader> | Loader> | null = null;

/** Without workers, the loader runs in this thread. */
const open = async (): Promise<Remote<Loader> | Loader> =>
  typeof Worker === 'undefined'
    ? (await import('./loader')).createLoader()
    : wrap<Loader>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

/** The page's loader in its worker, which starts with the first call. */
export const rowEngine = new Proxy({} as Calls, {
  get:
    (_target, name: keyof Loader) =>
    async (...args: never[]) => {
      opened ??= open();
      const call = (await opened)[name] as (...all: never[]) => unknown;
      return call(...args);
    },
});

/** A connection's rows for a time range, which the engine holds. */
export interface LoadedRows extends LoadedPages, BuiltRows {
  /** The response's id in the engine. */
  id: string;
}

export interface TestResult extends Omit<FoundRows, 'nextFailure'> {
  id: string;
  durationMs: number;
  /** Why a proposed next page could not be loaded; null if it could. */
  nextError: RequestError | null;
}

/** Sends a request from the worker. Throws a `RequestError`, or on abort the signal's reason, without waiting for the worker. */
async function ask<Result extends object>(
  id: string,
  connection: Connection,
  range: TimeRange,
  credentials: Credentials,
  signal: AbortSignal,
  call: (asked: LoadRequest) => Promise<Result | Failure>,
): Promise<Result> {
  const url = addressOf(locate(connection), range);
  const { nextPage } = connection;
  let cancel = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    cancel = () => {
      void rowEngine.cancel(id);
      reject(signal.reason as Error);
    };
  });
  signal.addEventListener('abort', cancel);
  try {
    const result = await authenticated(connection, url, credentials, (headers) => {
      signal.throwIfAborted();
      const timeoutMs = connection.timeoutSeconds * 1000;
      return Promise.race([call({ url: url.href, headers, timeoutMs, nextPage }), aborted]);
    });
    if (isFailure(result)) throw errorOf(result, connection, url);
    return result;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Loads all pages of a connection and replaces the rows under the id. Throws a `RequestError`. */
export async function loadRows(
  id: string,
  connection: Connection,
  range: TimeRange,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<LoadedRows> {
  const { columns, roles } = connection;
  const mapping = { rows: connection.rows ?? '', columns, roles };
  const load = (asked: LoadRequest) => rowEngine.load(id, asked, mapping);
  return { id, ...(await ask(id, connection, range, credentials, signal, load)) };
}

/**
 * Loads the first page, finds the rows and the next page, then loads the other pages. The engine holds the response until
 * `drop`. `onPage` is called before each page. Throws a `RequestError`.
 */
export async function testConnection(
  connection: Connection,
  range: TimeRange,
  credentials: Credentials,
  { signal, onPage = () => undefined }: { signal: AbortSignal; onPage?: OnPage },
): Promise<TestResult> {
  const id = crypto.randomUUID();
  const start = performance.now();
  const test = (asked: LoadRequest) => rowEngine.test(id, asked, connection.rows, proxy(onPage));
  try {
    const { nextFailure, ...found } = await ask(id, connection, range, credentials, signal, test);
    const url = addressOf(locate(connection), range);
    const nextError = nextFailure && errorOf(nextFailure, connection, url);
    return { ...found, id, nextError, durationMs: performance.now() - start };
  } catch (error) {
    const isUnclear = error instanceof RequestError && error.kind === 'unreachable-or-cors';
    if (!isUnclear) throw error;
    throw await diagnose(connection, addressOf(locate(connection), range), signal);
  }
}

/**
 * Distinguishes a server that refuses this site from an unreachable one: a request without CORS succeeds if the server
 * responds, without access to the response. The request contains no secret.
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

/** Returns the headers that an API must send to allow this site. */
export function corsHeaders(connection: Connection, origin = window.location.origin): string[] {
  const { auth, nextPage } = connection;
  const sent = auth.type === 'header' ? auth.name : auth.type === 'none' ? null : 'Authorization';
  return [
    `Access-Control-Allow-Origin: ${origin}`,
    ...(sent === null ? [] : [`Access-Control-Allow-Headers: ${sent}`]),
    ...(nextPage.type === 'link' ? ['Access-Control-Expose-Headers: Link, Retry-After'] : []),
  ];
}

/** Returns credentials for a test with a typed, unsaved secret. */
export function withTypedSecret(credentials: Credentials, connection: Connection, secret: string): Credentials {
  return needsSecret(connection) && secret !== ''
    ? { ...credentials, reveal: () => Promise.resolve(secret) }
    : credentials;
}

/** Describes rows that do not fit and what to change; null if all fit. */
export function describeProblems({ total, noObject, noTime, noValue, sameId }: RowProblems): string | null {
  const share = (count: number): string => `${formatCount(count)} of ${countOf(total, rowWords)}`;
  const are = (count: number): string => (count === 1 ? 'is' : 'are');
  const sentences = [
    noObject > 0 && `${share(noObject)} ${are(noObject)} left out: not an object. Choose another list as rows.`,
    noTime > 0 &&
      `${share(noTime)} ${are(noTime)} left out: the time is not a date. Choose another column as time, or none.`,
    noValue > 0 &&
      (noValue === total - noObject - noTime
        ? 'No row has a number as value. Choose another column as value, or none.'
        : `${share(noValue)} ${noValue === 1 ? 'has' : 'have'} no number as value and ${are(noValue)} only counted. If that is wrong, choose another column as value.`),
    sameId > 0 &&
      `${share(sameId)} ${sameId === 1 ? 'has' : 'have'} an id that occurs before. Choose another column as id, or none.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? null : sentences.join(' ');
}
