import PQueue from 'p-queue';
import { instruments } from '../telemetry/instruments';
import { Problem } from './problem';

export interface ConcurrencyOptions {
  /** How much of a key's work runs at once. A key may be a user's id, for example. */
  atOnce: number;
  /** The same limit while other keys also have work. @default same as `atOnce` */
  atOnceAmongOthers?: number;
  /** How much more of a key's work may wait. */
  waiting: number;
  /** Whether a key yields to keys that have less work waiting. @default false */
  givesWay?: boolean;
}

/** Runs `work` when it is the key's turn. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** How long a key still counts as active between two requests of a page. */
const pauseMs = 1000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs some of each key's work at once, and the rest in order of arrival, so that no key takes all database connections
 * or all of the database's processors. Rejects with a `Problem` if too much work is waiting.
 */
export function limitConcurrency(options: ConcurrencyOptions): InTurn {
  const { atOnce, atOnceAmongOthers = atOnce, waiting, givesWay = false } = options;
  const { waitingRequests, refusedRequests } = instruments();
  const queues = new Map<string, PQueue>();
  const share = (): void => {
    const concurrency = queues.size > 1 ? atOnceAmongOthers : atOnce;
    for (const queue of queues.values()) queue.concurrency = concurrency;
  };
  const queueOf = (key: string): PQueue => {
    const existing = queues.get(key);
    if (existing) return existing;
    const queue = new PQueue({ concurrency: queues.size > 0 ? atOnceAmongOthers : atOnce });
    queues.set(key, queue);
    if (queues.size === 2) share();
    let timer: NodeJS.Timeout | undefined;
    queue.on('add', () => clearTimeout(timer));
    queue.on('idle', () => {
      timer = setTimeout(() => {
        queues.delete(key);
        if (queues.size === 1) share();
      }, pauseMs).unref();
    });
    return queue;
  };
  const lastMs = new WeakMap<PQueue, number>();
  /**
   * Otherwise, the many users of one tenant would always run a statement beside each statement of another tenant. The
   * queue pauses for as long as its last work took, and then lets the work that others are running finish, for at most
   * as long again.
   */
  const giveWay = async (queue: PQueue): Promise<void> => {
    const others = [...queues.values()].filter(({ size }) => size < queue.size);
    if (others.length === 0) return;
    const ms = lastMs.get(queue) ?? 0;
    await sleep(ms);
    await Promise.race([sleep(ms), Promise.all(others.map((other) => other.onPendingZero()))]);
  };

  return async (key, work) => {
    const queue = queueOf(key);
    if (queue.pending + queue.size >= atOnce + waiting) {
      refusedRequests.add(1, { reason: 'concurrency' });
      const detail = `${atOnce + waiting} requests before this one have no response yet. Wait for some of them, then send it again.`;
      throw new Problem(429, detail, { 'Retry-After': '1' });
    }
    waitingRequests.add(1);
    return queue.add(async () => {
      if (givesWay) await giveWay(queue);
      waitingRequests.add(-1);
      const startMs = performance.now();
      try {
        return await work();
      } finally {
        lastMs.set(queue, performance.now() - startMs);
      }
    });
  };
}
