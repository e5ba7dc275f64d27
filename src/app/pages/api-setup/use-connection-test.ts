import { useEffect, useState, useTransition } from 'react';
import { describeAuthError } from '../../auth/errors';
import type { Connection, LastTest } from '../../data/json-api/connection';
import type { Credentials } from '../../data/credentials';
import { RequestError, type RequestErrorKind } from '../../data/request-error';
import { corsHeaders, testConnection, type TestResult } from '../../data/json-api/request';
import { rowEngine } from '../../data/json-api/engine';
import { useRequest } from '../../lib/use-request';

export interface TestFailure {
  kind: RequestErrorKind | null;
  message: string;
  /** The headers that the API has to send, when it does not allow this site. */
  headers: string[];
}

const dayMs = 24 * 60 * 60 * 1000;

/** The range of a test: the last 30 days. */
const testRange = () => ({ from: Date.now() - 30 * dayMs, to: Date.now() });

/** What of a request can change after its test. */
export type ConnectionChange = 'address' | 'authentication';

export interface ConnectionTest {
  result: TestResult | null;
  failure: TestFailure | null;
  isBusy: boolean;
  /** The number of pages that have arrived while a test runs. */
  pages: number;
  /** What has changed since the test; null when nothing has, and without a test. */
  changeOf: (connection: Connection) => ConnectionChange | null;
  /** Tests a connection. */
  run: (connection: Connection, credentials: Credentials) => Promise<void>;
  cancel: () => void;
  /** Forgets the last test. */
  clear: () => void;
}

/** Returns what differs between the requests of two connections; null when they are the same. */
export function changedRequest(one: Connection, other: Connection): ConnectionChange | null {
  if (one.url.trim() !== other.url.trim()) return 'address';
  return JSON.stringify(one.auth) === JSON.stringify(other.auth) ? null : 'authentication';
}

/**
 * The state of a test call, which ends with the component.
 * @param onTested called with the outcome of each test that was not canceled; with its result in a transition
 */
export function useConnectionTest(
  onTested: (connection: Connection, outcome: LastTest, result?: TestResult) => void,
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
          // Rendering a result takes longer than a frame.
          startTransition(() => {
            setResult(found);
            onTested(connection, { at: Date.now(), rows: found.described.length }, found);
          });
        } catch (failure) {
          if (!signal.aborted) onTested(connection, { at: Date.now(), rows: null });
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
  if (!(error instanceof RequestError)) return { kind: null, message: describeAuthError(error).message, headers: [] };
  const { kind, message } = error;
  return { kind, message, headers: kind === 'cors' ? corsHeaders(connection) : [] };
}
