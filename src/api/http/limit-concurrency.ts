import PQueue from 'p-queue';
import { instruments } from '../telemetry/instruments';
import { Problem } from './problem';

export interface ConcurrencyOptions {
  /** The maximum number of tasks of a key, such as a user's id, that run at the same time. */
  atOnce: number;
  /** The same limit while other keys also have tasks. @default same as `atOnce` */
  atOnceAmongOthers?: number;
  /** The maximum number of a key's tasks that may wait. */
  waiting: number;
  /** Whether a key yields to keys with fewer waiting tasks. @default false */
  givesWay?: boolean;
}

/** Runs `work` when it is the key's turn. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** How long a key still counts as active after its last task, because a page sends several requests. */
const pauseMs = 1000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs a limited number of each key's tasks at the same time and the rest in order of arrival, so no key takes all of
 * the database's connections or processors. Rejects with a `Problem` if too much work is waiting.
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
   * Otherwise, a tenant with many users would always run a statement alongside each statement of another tenant. The
   * queue pauses for as long as its last task took, and then waits at most as long again for the running tasks of
   * others.
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
