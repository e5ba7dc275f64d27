import { type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type ApiEnv } from '../auth/require-user';
import { Problem } from './problem';

/** Responds with 413 to a longer body. */
export const limitBody = (maxSize: number, detail: string): MiddlewareHandler<ApiEnv> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem(413, detail);
    },
  });
