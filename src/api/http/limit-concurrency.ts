import { type MiddlewareHandler } from 'hono';
import { type ApiEnv } from '../auth/require-user';
import { instruments } from '../telemetry/instruments';
import { Problem } from './problem';

export interface ConcurrencyLimit {
  /** How many requests of a user run at once. */
  atOnce: number;
  /** How many more of them wait. */
  waiting: number;
}

/**
 * Runs some requests of each user at once. The others wait in the order in which they came, so that one user does not take all
 * connections to the database. Responds with 429 when too many wait. Use it after `requireUser`.
 */
export function limitConcurrency({ atOnce, waiting }: ConcurrencyLimit): MiddlewareHandler<ApiEnv> {
  const { waitingRequests, refusedRequests } = instruments();
  const users = new Map<string, { running: number; queue: (() => void)[] }>();
  return async (c, next) => {
    const { id } = c.get('user');
    const own = users.get(id) ?? { running: 0, queue: [] };
    users.set(id, own);
    if (own.running < atOnce) own.running += 1;
    else if (own.queue.length < waiting) {
      waitingRequests.add(1);
      // The request before hands its place over.
      await new Promise<void>((resolve) => {
        own.queue.push(resolve);
      });
      waitingRequests.add(-1);
    } else {
      refusedRequests.add(1, { reason: 'concurrency' });
      const detail = `${atOnce + waiting} of your requests have no response yet. Wait for some of them, then send this one again.`;
      throw new Problem(429, detail, { 'Retry-After': '1' });
    }
    try {
      await next();
    } finally {
      const handOver = own.queue.shift();
      if (handOver) handOver();
      else own.running -= 1;
      if (own.running === 0) users.delete(id);
    }
  };
}
