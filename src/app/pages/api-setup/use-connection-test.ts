import { useEffect, useState } from 'react';
import { describeAuthError } from '../../auth/auth-messages';
import type { Connection } from '../../data/connections/connection';
import type { Credentials } from '../../data/requests/credentials';
import { RequestError, type RequestErrorKind } from '../../data/requests/request-error';
import { corsHeaders, testConnection, type TestResult } from '../../data/requests/test-connection';
import { rowEngine } from '../../data/rows/engine-client';
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

export interface ConnectionTest {
  result: TestResult | null;
  failure: TestFailure | null;
  isBusy: boolean;
  /** The number of pages that have arrived while a test runs. */
  pages: number;
  /** Whether the address or the authentication has changed since the test. */
  isOutdated: (connection: Connection) => boolean;
  /** Tests a connection. Returns the result; undefined when the test fails or is canceled. */
  run: (connection: Connection, credentials: Credentials) => Promise<TestResult | undefined>;
  cancel: () => void;
}

const requestOf = ({ url, auth }: Connection): string => JSON.stringify([url.trim(), auth]);

/** The state of a test call, which ends with the component. */
export function useConnectionTest(): ConnectionTest {
  const { busy, error, run, cancel } = useRequest();
  const [tested, setTested] = useState<Connection | null>(null);
  const [result, setResult] = useState<TestResult | null>(null);
  const [pages, setPages] = useState(0);
  const id = result?.id;
  useEffect(() => () => void (id !== undefined && rowEngine.drop(id)), [id]);
  return {
    result,
    failure: error === undefined || tested === null ? null : describeFailure(error, tested),
    isBusy: busy,
    pages,
    isOutdated: (connection) => !busy && tested !== null && requestOf(tested) !== requestOf(connection),
    run: (connection, credentials) =>
      run(async (signal) => {
        setTested(connection);
        setResult(null);
        setPages(0);
        const found = await testConnection(connection, testRange(), credentials, { signal, onPage: setPages });
        signal.throwIfAborted();
        setResult(found);
        return found;
      }),
    cancel,
  };
}

function describeFailure(error: unknown, connection: Connection): TestFailure {
  if (!(error instanceof RequestError)) return { kind: null, message: describeAuthError(error).message, headers: [] };
  const { kind, message } = error;
  return { kind, message, headers: kind === 'cors' ? corsHeaders(connection) : [] };
}
