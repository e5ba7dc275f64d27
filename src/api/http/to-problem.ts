import { HTTPException } from 'hono/http-exception';
import { KeysUnavailableError } from '../auth/verify-token';
import {
  DatabaseBusyError,
  DatabaseUnavailableError,
  QueryTimeoutError,
  statementTimeoutMs,
  UnknownValueError,
} from '../database/database';
import { Problem } from './problem';

/** The message for parameters, or for the fields of a row, that do not fit their schema. */
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

/** The type of a body that the API does not read. */
export const unknownTypeDetail = 'Send the body with a "Content-Type" of openapi.json, such as "application/json".';

/** The response to an error. Only a `Problem` shows its own message: others may contain values of the database. */
export function toProblem(error: Error): Problem {
  if (error instanceof Problem) return error;
  // All other values are checked before they reach the database, whose time zones may be older or newer than those of Node.
  if (error instanceof UnknownValueError) {
    return new Problem(400, '"tz": The database does not know this time zone. Use its current name, or UTC.');
  }
  // Thrown by the framework while it reads a body.
  if (error instanceof HTTPException && error.status === 400) return new Problem(400, 'The body is not valid JSON.');
  if (error instanceof HTTPException && error.status === 415) return new Problem(415, unknownTypeDetail);
  // The response reaches nobody.
  if (error.name === 'AbortError') return new Problem(400, 'The client has ended the request.');
  const retry = { 'Retry-After': '5' };
  if (error instanceof QueryTimeoutError) {
    const seconds = statementTimeoutMs / 1000;
    return new Problem(503, `The query took longer than ${seconds} seconds. Use a shorter range.`, retry);
  }
  if (error instanceof DatabaseUnavailableError) {
    return new Problem(503, 'The database is not available. Try again in a few seconds.', retry);
  }
  if (error instanceof DatabaseBusyError) {
    return new Problem(503, 'The server is busy. Try again in a few seconds.', retry);
  }
  if (error instanceof KeysUnavailableError) {
    return new Problem(503, 'ID tokens cannot be checked at the moment. Try again in a few seconds.', retry);
  }
  return new Problem(500, 'The server failed. Try again; if it fails again, report the "instance".');
}
