import { type Remote, wrap } from 'comlink';
import type { Engine, ReceivedPage } from './engine';
import type { ReceiveOptions, Refusal } from './receive';

let engine: Remote<Engine> | Promise<Engine> | null = null;

/**
 * Returns the engine of this page: in a worker, which starts with the first response, else in this thread, where its code loads on
 * demand.
 */
function openEngine(): Remote<Engine> | Promise<Engine> {
  engine ??=
    typeof Worker === 'undefined'
      ? import('./engine').then(({ createEngine }) => createEngine())
      : wrap<Engine>(new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }));
  return engine;
}

/**
 * Returns a function that requests a page in the worker, so that its bytes never pass through the page. `readReceived` then
 * adds it to the response with that id.
 */
export const receivePage =
  (id: string) =>
  async (url: URL, options: ReceiveOptions, signal: AbortSignal): Promise<ReceivedPage | Refusal> => {
    const rows = await openEngine();
    signal.throwIfAborted();
    let abort = (): void => undefined;
    // The worker may be busy: the page does not wait for it.
    const aborted = new Promise<never>((_resolve, reject) => {
      abort = () => {
        void rows.cancel(id);
        reject(signal.reason as Error);
      };
    });
    signal.addEventListener('abort', abort);
    try {
      return await Promise.race([rows.receive(id, url.href, options), aborted]);
    } finally {
      // The time limit of this request must not end that of the next page.
      signal.removeEventListener('abort', abort);
    }
  };

type Calls = { [Name in keyof Engine]: (...args: Parameters<Engine[Name]>) => Promise<ReturnType<Engine[Name]>> };

/** The methods of the engine, in its worker. */
export const rowEngine: Omit<Calls, 'read' | 'receive' | 'cancel'> = {
  readReceived: async (...args) => (await openEngine()).readReceived(...args),
  next: async (...args) => (await openEngine()).next(...args),
  inspect: async (...args) => (await openEngine()).inspect(...args),
  describe: async (...args) => (await openEngine()).describe(...args),
  describeField: async (...args) => (await openEngine()).describeField(...args),
  build: async (...args) => (await openEngine()).build(...args),
  select: async (...args) => (await openEngine()).select(...args),
  summarize: async (...args) => (await openEngine()).summarize(...args),
  source: async (...args) => (await openEngine()).source(...args),
  drop: async (...args) => (await openEngine()).drop(...args),
};
