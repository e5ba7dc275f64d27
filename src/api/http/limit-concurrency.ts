import { instruments } from '../telemetry/instruments';
import { Problem } from './problem';

export interface ConcurrencyOptions {
  /** How many requests of a user run at once. */
  atOnce: number;
  /** The same while other users send requests too. */
  atOnceAmongOthers: number;
  /** How many more of them wait. */
  waiting: number;
}

/** Runs `work` in the turn of a user. */
export type InTurn = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

/** Between two requests of a page, its user still counts as one who sends requests. */
const pauseMs = 1000;

/**
 * Runs some of the work of each user at once, and the rest in the order in which it came: one user takes neither all connections to the
 * database nor all of its processors. Rejects with a `Problem` when too much waits.
 */
export function limitConcurrency({ atOnce, atOnceAmongOthers, waiting }: ConcurrencyOptions): InTurn {
  const { waitingRequests, refusedRequests } = instruments();
  const users = new Map<string, { running: number; queue: (() => void)[] }>();
  // The last two users.
  let last = { id: '', atMs: -Infinity };
  let lastOther = last;
  const note = (id: string): void => {
    if (id !== last.id) lastOther = last;
    last = { id, atMs: performance.now() };
  };
  const limitOf = (id: string): number => {
    const other = id === last.id ? lastOther : last;
    return users.size > 1 || performance.now() - other.atMs < pauseMs ? atOnceAmongOthers : atOnce;
  };

  return async (id, work) => {
    const own = users.get(id) ?? { running: 0, queue: [] };
    if (own.running + own.queue.length >= atOnce + waiting) {
      refusedRequests.add(1, { reason: 'concurrency' });
      const detail = `${atOnce + waiting} of your requests have no response yet. Wait for some of them, then send this one again.`;
      throw new Problem(429, detail, { 'Retry-After': '1' });
    }
    users.set(id, own);
    const startNext = (): void => {
      note(id);
      while (own.queue.length > 0 && own.running < limitOf(id)) {
        own.running += 1;
        own.queue.shift()?.();
      }
      if (own.running === 0) users.delete(id);
    };
    waitingRequests.add(1);
    await new Promise<void>((resolve) => {
      own.queue.push(resolve);
      startNext();
    });
    waitingRequests.add(-1);
    try {
      return await work();
    } finally {
      own.running -= 1;
      startNext();
    }
  };
}
