import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts a request of a user. Resolves to 0, or to the seconds after which the user may send it again. */
export type RateLimit = (userId: string, cost?: number) => Promise<number>;

/**
 * Limits the requests that a user may send within some seconds. The counts are in memory, so each instance of the server
 * counts on its own: the limit protects the database from one user's loop, and does not meter usage.
 */
export function createRateLimit(options: { points: number; duration: number }): RateLimit {
  const limiter = new RateLimiterMemory(options);
  return async (userId, cost) => {
    try {
      await limiter.consume(userId, cost);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.ceil(refusal.msBeforeNext / 1000);
    }
  };
}
