import { type MiddlewareHandler } from 'hono';
import { Problem } from '../http/problem';
import { type RateLimit } from '../http/rate-limit';
import { TokenError, type User, type VerifyToken } from './verify-token';

/** The variables of a request. */
export interface ApiEnv {
  Variables: { user: User; requestId: string };
}

export interface RequireUserOptions {
  verifyToken: VerifyToken;
  rateLimit: RateLimit;
  /** How many requests one request counts as. @default 1 */
  cost?: number;
}

/** Responds with 401 without a valid ID token and with 429 above the limit. Sets the variable `user` otherwise. */
export function requireUser({ verifyToken, rateLimit, cost = 1 }: RequireUserOptions): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    if (token === undefined) {
      throw new Problem(401, 'Sign in and send the ID token in the header "Authorization: Bearer <token>".', {
        'WWW-Authenticate': 'Bearer',
      });
    }
    const user = await verifyToken(token).catch((error: unknown) => {
      if (!(error instanceof TokenError)) throw error;
      throw new Problem(401, error.message, { 'WWW-Authenticate': 'Bearer error="invalid_token"' });
    });
    const waitSeconds = rateLimit(user.id, cost);
    if (waitSeconds > 0) {
      throw new Problem(429, `You have sent too many requests. Try again in ${waitSeconds} seconds.`, {
        'Retry-After': String(waitSeconds),
      });
    }
    c.set('user', user);
    await next();
  };
}
