export interface RateLimitOptions {
  /** Requests that a user may send at once. */
  burst: number;
  /** Requests per second that a user may send in the long run. */
  perSecond: number;
  /** @default `performance.now` */
  nowMs?: () => number;
}

/** Counts a request of a user. Returns 0, or the seconds after which the user may send it again. */
export type RateLimit = (userId: string, cost?: number) => number;

const maxUsers = 10_000;

/**
 * Creates a limit with a token bucket per user. The buckets are in memory, so each instance of the server counts on its own: the
 * limit protects the database from one user's loop, and does not meter usage.
 */
export function createRateLimit({ burst, perSecond, nowMs = () => performance.now() }: RateLimitOptions): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>();

  return (userId, cost = 1) => {
    const at = nowMs();
    const bucket = buckets.get(userId) ?? { left: burst, at };
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    const isAllowed = left >= cost;
    // Deleting first moves the user to the end: the first key belongs to the user who has been away the longest.
    buckets.delete(userId);
    buckets.set(userId, { left: isAllowed ? left - cost : left, at });
    if (buckets.size > maxUsers) {
      const [oldest = ''] = buckets.keys();
      buckets.delete(oldest);
    }
    return isAllowed ? 0 : Math.ceil((cost - left) / perSecond);
  };
}
