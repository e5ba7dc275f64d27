import { useEffect, useRef, useState } from 'react';
import { describeAuthError } from '../../auth/auth-messages';
import type { Connection } from '../../data/connections/connection';
import type { Credentials } from '../../data/requests/credentials';
import { RequestError, type RequestErrorKind } from '../../data/requests/request-error';
import { corsHeaders, testConnection, type TestResult } from '../../data/requests/test-connection';

export interface TestFailure {
  kind: RequestErrorKind | null;
  message: string;
  /** The headers that the API has to send, when it does not allow this site. */
  headers: string[];
}

const dayMs = 24 * 60 * 60 * 1000;

/** The range of a test: the last 30 days. */
const testRange = () => ({ from: Date.now() - 30 * dayMs, to: Date.now() });

export interface ConnectionTest {
  result: TestResult | null;
  failure: TestFailure | null;
  isBusy: boolean;
  /** Tests a connection. Returns the result; null when the test fails or is canceled. */
  run: (connection: Connection, credentials: Credentials) => Promise<TestResult | null>;
  cancel: () => void;
}

/** The state of a test call, which ends with the component. */
export function useConnectionTest(): ConnectionTest {
  const running = useRef<AbortController>(null);
  const [result, setResult] = useState<TestResult | null>(null);
  const [failure, setFailure] = useState<TestFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  async function run(connection: Connection, credentials: Credentials): Promise<TestResult | null> {
    if (running.current !== null) return null;
    const controller = new AbortController();
    running.current = controller;
    setIsBusy(true);
    setFailure(null);
    setResult(null);
    try {
      const found = await testConnection(connection, testRange(), credentials, controller.signal);
      setResult(found);
      return found;
    } catch (error) {
      if (!controller.signal.aborted) setFailure(describeFailure(error, connection));
      return null;
    } finally {
      running.current = null;
      setIsBusy(false);
    }
  }

  return { result, failure, isBusy, run, cancel: () => running.current?.abort() };
}

function describeFailure(error: unknown, connection: Connection): TestFailure {
  if (!(error instanceof RequestError)) return { kind: null, message: describeAuthError(error).message, headers: [] };
  const { kind, message } = error;
  return { kind, message, headers: kind === 'cors' ? corsHeaders(connection) : [] };
}
