import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts a user's request. Resolves to 0, or to the number of seconds after which the user may send it again. */
export type RateLimit = (userId: string, cost?: number) => Promise<number>;

/**
 * Limits how many requests a user may send within a number of seconds. The counts are kept in memory, so each server
 * instance counts separately. The limit protects the database from a user's runaway loop, but does not meter usage.
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
