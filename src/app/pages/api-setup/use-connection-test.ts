import { useEffect, useState, useTransition } from 'react';
import { describeAuthError } from '../../auth/errors';
import type { Connection, LastTest } from '../../data/json-api/connection';
import type { Credentials } from '../../data/credentials';
import { RequestError } from '../../data/request-error';
import { corsHeaders, describeProblems, rowEngine, testConnection, type TestResult } from '../../data/json-api/request';
import {
  containedShare,
  type CustomRange,
  defaultRange,
  type Period,
  rangeAt,
  type RangeId,
  rangeOfRows,
} from '../../lib/ranges';
import { useRequest } from '../../lib/use-request';
import type { RowsPage, Summary } from '../../../rows/query';

export interface TestFailure {
  message: string;
  /** The headers that the API has to send, when it does not allow this site. */
  headers: string[];
}

const dayMs = 24 * 60 * 60 * 1000;

/** The range of a test: the last 30 days. */
const testRange = () => ({ from: Date.now() - 30 * dayMs, to: Date.now() });

export type ConnectionChange = 'address' | 'authentication';

export interface ConnectionTest {
  result: TestResult | null;
  failure: TestFailure | null;
  isBusy: boolean;
  /** The number of pages that have arrived while a test runs. */
  pages: number;
  /** What has changed since the test; null when nothing has, and without a test. */
  changeOf: (connection: Connection) => ConnectionChange | null;
  run: (connection: Connection, credentials: Credentials) => Promise<void>;
  cancel: () => void;
  clear: () => void;
}

export function changedRequest(one: Connection, other: Connection): ConnectionChange | null {
  if (one.url.trim() !== other.url.trim()) return 'address';
  return JSON.stringify(one.auth) === JSON.stringify(other.auth) ? null : 'authentication';
}

/** How long storing an outcome may delay showing it, in milliseconds. */
const storeLimitMs = 1000;

/** Waits until an outcome is stored, so that a reload keeps what the page shows. A failure matters to the list of connections only. */
async function waitForStore(storing: Promise<void>): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, storeLimitMs));
  await Promise.race([storing.catch(() => undefined), limit]);
}

/**
 * The state of a test call, which ends with the component.
 * @param store stores the outcome of each test that was not canceled
 * @param onTested called when the outcome is stored; with its result in a transition
 */
export function useConnectionTest(
  store: (connection: Connection, outcome: LastTest) => Promise<void>,
  onTested: (connection: Connection, outcome: LastTest, result?: TestResult) => void = () => undefined,
): ConnectionTest {
  const { busy, error, run, cancel, clearError } = useRequest();
  const [tested, setTested] = useState<Connection | null>(null);
  const [result, setResult] = useState<TestResult | null>(null);
  const [pages, setPages] = useState(0);
  const [isShowing, startTransition] = useTransition();
  const isBusy = busy || isShowing;
  const id = result?.id;
  useEffect(() => () => void (id !== undefined && rowEngine.drop(id)), [id]);
  return {
    result,
    failure: error === undefined || tested === null ? null : describeFailure(error, tested),
    isBusy,
    pages,
    changeOf: (connection) => (isBusy || tested === null ? null : changedRequest(tested, connection)),
    run: async (connection, credentials) => {
      await run(async (signal) => {
        setTested(connection);
        setResult(null);
        setPages(0);
        try {
          const found = await testConnection(connection, testRange(), credentials, { signal, onPage: setPages });
          signal.throwIfAborted();
          const outcome = { at: Date.now(), rows: found.described.length };
          await waitForStore(store(connection, outcome));
          // Rendering a result takes longer than a frame.
          startTransition(() => {
            setResult(found);
            onTested(connection, outcome, found);
          });
        } catch (failure) {
          signal.throwIfAborted();
          const outcome = { at: Date.now(), rows: null };
          await waitForStore(store(connection, outcome));
          onTested(connection, outcome);
          throw failure;
        }
      });
    },
    cancel,
    clear: () => {
      cancel();
      clearError();
      setTested(null);
      setResult(null);
    },
  };
}

function describeFailure(error: unknown, connection: Connection): TestFailure {
  if (!(error instanceof RequestError)) return { message: describeAuthError(error).message, headers: [] };
  const { kind, message } = error;
  return { message, headers: kind === 'cors' ? corsHeaders(connection) : [] };
}

const previewRows = 8;

export interface Preview {
  page: RowsPage;
  /** The amounts of all rows by day between the first and the last; without a time, without buckets. */
  summary: Summary;
  /** The range that shows the rows; null without a time. */
  range: RangeId | CustomRange | null;
  /** The amounts of the range that the dashboard opens with, or of all rows without a time. */
  shown: Summary;
  /** What does not fit, in one or more sentences; null when everything fits. */
  notice: string | null;
}

/** Returns the range that shows the rows that the engine holds under an id; null without rows. `page` has the latest ones. */
async function findRange(id: string, { rows, total }: RowsPage): Promise<RangeId | CustomRange | null> {
  const first = await rowEngine.select(id, { limit: 1, offset: Math.max(0, Math.ceil(total * containedShare) - 1) });
  const [latest, earliest] = [rows[0]?.time, first.rows[0]?.time];
  if (typeof latest !== 'number' || typeof earliest !== 'number') return null;
  const shareOf = async (period: Period): Promise<number> =>
    (await rowEngine.select(id, { ...period, limit: 0 })).total / total;
  return rangeOfRows({ earliest, latest }, shareOf, new Date());
}

/** More days make columns that are too thin. */
const maxDays = 92;

/** The rows of a test with the settings of the form; null while they are read, and without a test. */
export function usePreview(
  { columns, roles, rows, range: chosen }: Connection,
  result: TestResult | null,
): Preview | null {
  const [preview, setPreview] = useState<{ of: TestResult; preview: Preview } | null>(null);
  useEffect(() => {
    if (result === null || rows === null) return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const { id } = result;
      const { problems } = await rowEngine.build(id, rows, { columns, roles });
      const page = await rowEngine.select(id, { limit: previewRows });
      const first = await rowEngine.select(
        id,
        roles.time === null ? { limit: 1 } : { limit: 1, sort: { column: roles.time, isDescending: false } },
      );
      const latest = page.rows[0]?.time ?? null;
      const earliest = first.rows[0]?.time ?? null;
      const isLong = latest !== null && earliest !== null && latest - earliest > maxDays * dayMs;
      const bucket = latest !== null && earliest !== null && latest - earliest < 2 * dayMs ? 'hour' : 'day';
      const summary = await rowEngine.summarize(
        id,
        latest === null || earliest === null
          ? {}
          : { from: isLong ? latest - 5 * 365 * dayMs : earliest, to: latest + 1, bucket: isLong ? 'month' : bucket },
      );
      const range = roles.time === null ? null : await findRange(id, page);
      const { from, to, bucket: step } = rangeAt(chosen ?? range ?? defaultRange, new Date());
      const shown = range === null ? summary : await rowEngine.summarize(id, { from, to, bucket: step });
      if (!isCurrent) return;
      setPreview({ of: result, preview: { page, summary, range, shown, notice: describeProblems(problems) } });
    };
    // A form that changes while the engine reads gets the rows of its last state.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [columns, roles, rows, chosen, result]);
  return preview !== null && preview.of === result ? preview.preview : null;
}
