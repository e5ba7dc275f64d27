import { proxy } from 'comlink';
import { startTransition, useEffect, useRef, useState, useTransition } from 'react';
import { describeAuthError } from '../../auth/errors';
import { addressOf, type Connection } from '../../data/json-api/connection';
import type { FoundRows, LoadRequest, OnPage } from '../../../rows/loader';
import { requestInWorker, rowEngine } from '../../data/json-api/source';
import { type Credentials, errorOf, RequestError } from '../../data/request';
import { describeProblems } from '../../data/source';
import {
  containedShare,
  type CustomRange,
  defaultRange,
  type Period,
  rangeAt,
  type RangeId,
  rangeOfRows,
} from '../../../rows/ranges';
import { useRequest } from '../../lib/state';
import type { RowsPage, Summary, TimeRange } from '../../../rows/query';

export interface TestResult extends Omit<FoundRows, 'nextFailure'> {
  id: string;
  durationMs: number;
  /** Why a proposed next page could not be loaded; null if it could. */
  nextError: RequestError | null;
}

/**
 * Loads the first page, finds the rows and the next page, and then loads the other pages. The engine holds the response
 * until `drop`. `onPage` is called before each page. Throws a `RequestError`.
 */
export async function testConnection(
  connection: Connection,
  range: TimeRange,
  credentials: Credentials,
  { signal, onPage = () => undefined }: { signal: AbortSignal; onPage?: OnPage },
): Promise<TestResult> {
  const id = crypto.randomUUID();
  const url = addressOf(connection, range);
  const start = performance.now();
  const test = (asked: LoadRequest) => rowEngine().test(id, asked, connection.rows, proxy(onPage));
  try {
    const { nextFailure, ...found } = await requestInWorker(id, connection, url, credentials, signal, test);
    const nextError = nextFailure && errorOf(nextFailure, connection, url);
    return { ...found, id, nextError, durationMs: performance.now() - start };
  } catch (error) {
    const isUnclear = error instanceof RequestError && error.kind === 'unreachable-or-cors';
    if (!isUnclear) throw error;
    throw await diagnose(connection, url, signal);
  }
}

/**
 * Distinguishes a server that refuses this site from one that cannot be reached: a request without CORS succeeds if the
 * server responds, but does not reveal the response. The request contains no secret.
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

export function corsHeaders(connection: Connection, origin = window.location.origin): string[] {
  const { auth, nextPage } = connection;
  const sent = auth.type === 'header' ? auth.name : auth.type === 'none' ? null : 'Authorization';
  return [
    `Access-Control-Allow-Origin: ${origin}`,
    ...(sent === null ? [] : [`Access-Control-Allow-Headers: ${sent}`]),
    ...(nextPage.type === 'link' ? ['Access-Control-Expose-Headers: Link, Retry-After'] : []),
  ];
}

const dayMs = 24 * 60 * 60 * 1000;

const testRange = () => ({ from: Date.now() - 30 * dayMs, to: Date.now() });

type ConnectionChange = 'address' | 'authentication';

export function changedRequest(one: Connection, other: Connection): ConnectionChange | null {
  if (one.url.trim() !== other.url.trim()) return 'address';
  return JSON.stringify(one.auth) === JSON.stringify(other.auth) ? null : 'authentication';
}

export interface TestOutcome {
  tested: Connection;
  /** Missing if the test failed. */
  result?: TestResult;
  error?: unknown;
}

/**
 * The state of a connection test, which is aborted on unmount. While the draft's request differs from the tested one,
 * there is neither a result nor a failure.
 * @param onTested called in a transition after each test that was not canceled
 */
export function useConnectionTest(draft: Connection, onTested: (outcome: TestOutcome) => void) {
  const { busy, run, cancel } = useRequest();
  const [outcome, setOutcome] = useState<TestOutcome | null>(null);
  const [pages, setPages] = useState(0);
  const [isShowing, startShowing] = useTransition();
  const id = outcome?.result?.id;
  useEffect(() => () => void (id !== undefined && rowEngine().drop(id)), [id]);
  const changed = outcome && changedRequest(outcome.tested, draft);
  const current = changed === null ? outcome : null;
  return {
    /** What has changed since the test; null if nothing has changed or there is no test. */
    changed,
    result: current?.result ?? null,
    failure: current && !current.result ? describeFailure(current.error, current.tested) : null,
    isBusy: busy || isShowing,
    /** The number of pages that have arrived so far while a test is running. */
    pages,
    run: (tested: Connection, credentials: Credentials): Promise<void> =>
      run(async (signal) => {
        setOutcome(null);
        setPages(0);
        const next = await testConnection(tested, testRange(), credentials, { signal, onPage: setPages }).then(
          (result): TestOutcome => ({ tested, result }),
          (error: unknown): TestOutcome => ({ tested, error }),
        );
        signal.throwIfAborted();
        // Rendering the result takes longer than a frame.
        startShowing(() => {
          setOutcome(next);
          onTested(next);
        });
      }),
    cancel,
    clear: (): void => {
      cancel();
      setOutcome(null);
    },
  };
}

function describeFailure(error: unknown, connection: Connection): { message: string; headers: string[] } {
  if (!(error instanceof RequestError)) return { message: describeAuthError(error).message, headers: [] };
  return { message: error.message, headers: error.kind === 'cors' ? corsHeaders(connection) : [] };
}

const previewRows = 8;

export interface Preview {
  page: RowsPage;
  /** The amounts of all rows, without buckets. */
  summary: Summary;
  /** The range that shows the rows; null if they have no time. */
  range: RangeId | CustomRange | null;
  /** The amounts in the dashboard's initial range, or of all rows if they have no time. */
  shown: Summary;
  notice: string | null;
}

/** Returns the range of the engine's rows; null if there are none. `page` contains the latest rows. */
async function findRange(id: string, { rows, total }: RowsPage): Promise<RangeId | CustomRange | null> {
  // The latest rows come first, and rows without a time last.
  const timeOf = async (share: number): Promise<number | null> =>
    (await rowEngine().select(id, { limit: 1, offset: Math.max(0, Math.ceil(total * share) - 1) })).rows[0]?.time ??
    null;
  const [latest, earliest] = [rows[0]?.time ?? null, await timeOf(containedShare)];
  if (latest === null || earliest === null) return null;
  const shareOf = async (period: Period): Promise<number> =>
    (await rowEngine().select(id, { ...period, limit: 0 })).total / total;
  return rangeOfRows({ first: (await timeOf(1)) ?? earliest, earliest, latest }, shareOf, new Date());
}

/**
 * A test's rows with the form's settings; null if there is no test or while they are being read. The function waits
 * until they have been read, because a user may save before that.
 */
export function usePreview(
  { columns, roles, rows, range: chosen }: Connection,
  result: TestResult | null,
): [preview: Preview | null, whenRead: () => Promise<Preview | null>] {
  const reading = useRef<Promise<Preview | null>>(Promise.resolve(null));
  const [preview, setPreview] = useState<{ of: TestResult; preview: Preview } | null>(null);
  useEffect(() => {
    if (result === null || rows === null) {
      reading.current = Promise.resolve(null);
      return undefined;
    }
    let isCurrent = true;
    const read = async (): Promise<Preview> => {
      const { id } = result;
      const { problems } = await rowEngine().build(id, rows, { columns, roles });
      const page = await rowEngine().select(id, { limit: previewRows });
      const summary = await rowEngine().summarize(id, {});
      const range = roles.time === null ? null : await findRange(id, page);
      const { from, to, bucket } = rangeAt(chosen ?? range ?? defaultRange, new Date());
      const shown = range === null ? summary : await rowEngine().summarize(id, { from, to, bucket });
      const next = { page, summary, range, shown, notice: describeProblems(problems) };
      // Rendering the preview takes longer than a frame.
      if (isCurrent) startTransition(() => setPreview({ of: result, preview: next }));
      return next;
    };
    // The next effect reads the rows for a form that has changed in the meantime.
    reading.current = read().catch(() => null);
    return () => {
      isCurrent = false;
    };
  }, [columns, roles, rows, chosen, result]);
  return [preview !== null && preview.of === result ? preview.preview : null, () => reading.current];
}
