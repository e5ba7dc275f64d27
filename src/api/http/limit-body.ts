import { type HonoRequest, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type ApiEnv } from '../auth/require-user';
import { Problem } from './problem';

/** Whether each line of the body is a row that is read and limited as it arrives. */
export const hasLines = (request: HonoRequest): boolean =>
  /^application\/x-ndjson\s*(?:;|$)/i.test(request.header('Content-Type') ?? '');

/**
 * The default allows 20 labels of 200 characters. Use it after `allow` so that the body of a user who lacks the role
 * is never read.
 */
export function limitBody(
  maxSize = 16 * 1024,
  detail = `The body is longer than ${maxSize} bytes.`,
): MiddlewareHandler<ApiEnv> {
  const onError = (): never => {
    throw new Problem(413, detail);
  };
  const limit = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    if (!/^(?:identity)?$/i.test(c.req.header('Content-Encoding') ?? '')) {
      throw new Problem(415, 'Send the body without a "Content-Encoding".');
    }
    return hasLines(c.req) ? next() : limit(c, next);
  };
}
