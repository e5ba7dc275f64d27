import { HTTPException } from 'hono/http-exception';
import { KeysUnavailableError } from '../auth/verify-token';
import { DatabaseFailure, statementTimeoutMs, type FailureName } from '../database/database';
import { Problem } from './problem';

/** The message for parameters, or for a row's fields, that do not match their schema. */
export function describeIssues(
  issues: readonly { code: string; path: readonly PropertyKey[]; message: string }[],
  kind: 'parameter' | 'field' = 'parameter',
): string {
  const details = issues.map((issue) => {
    const keys = 'keys' in issue ? (issue.keys as readonly string[]) : undefined;
    if (keys) return `${keys.map((key) => `"${key}"`).join(', ')}: There is no such ${kind}. Remove it.`;
    return issue.path.length > 0 ? `"${String(issue.path[0])}": ${issue.message}` : issue.message;
  });
  return [...new Set(details)].join(' ');
}

/** The message for a body whose type the API does not accept. */
export const unknownTypeDetail = 'Send the body with a "Content-Type" of openapi.json, such as "application/json".';

const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });
const seconds = statementTimeoutMs / 1000;
type Response = ConstructorParameters<typeof Problem>;
/** The responses to failures. None includes the error's message, which may contain database values. */
const responses: Readonly<Partial<Record<FailureName, Response>>> = {
  ValueRangeError: [400, 'A value, or the sum of the values, is too large. Use smaller values or another range.'],
  RightsError: [403, 'This server may only read. Send the request to a server that may write.'],
  QueryTimeoutError: [503, `The query took longer than ${seconds} seconds. Use a shorter range.`, retryAfter(5)],
  ConflictError: [503, 'Another request changed the same data at the same time. Try again.', retryAfter(1)],
  ResourceError: [503, 'The database has too little memory or disk space. Report the "instance".'],
  DatabaseUnavailableError: [503, 'The database is not available. Try again in a few seconds.', retryAfter(5)],
  DatabaseBusyError: [503, 'The server is busy. Try again in a few seconds.', retryAfter(5)],
};

export function toProblem(error: Error): Problem {
  if (error instanceof Problem) return error;
  const response = error instanceof DatabaseFailure && responses[error.name];
  if (response) return new Problem(...response);
  if (error instanceof KeysUnavailableError) {
    return new Problem(503, 'ID tokens cannot be checked at the moment. Try again in a few seconds.', retryAfter(5));
  }
  // The framework throws this while it reads a body.
  if (error instanceof HTTPException && error.status === 400) return new Problem(400, 'The body is not valid JSON.');
  if (error instanceof HTTPException && error.status === 415) return new Problem(415, unknownTypeDetail);
  // The client is no longer there to receive this response.
  if (error.name === 'AbortError') return new Problem(400, 'The client has ended the request.');
  return new Problem(500, 'The server failed. Try again; if it fails again, report the "instance".');
}
