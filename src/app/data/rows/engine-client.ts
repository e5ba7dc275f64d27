import { type Remote, transfer, wrap } from 'comlink';
import { createEngine, type Engine, type ResponseProblem } from './engine';

let engine: Remote<Engine> | Engine | null = null;

/** Returns the engine of this page: in a worker, which starts with the first response, else in this thread. */
function openEngine(): Remote<Engine> | Engine {
  engine ??=
    typeof Worker === 'undefined'
      ? createEngine()
      : wrap<Engine>(new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }));
  return engine;
}

/** Hands the bytes of a page over to the engine. They cannot be read any more. */
export async function readPage(
  id: string,
  chunks: Uint8Array<ArrayBuffer>[],
  rows: string | null,
): Promise<ResponseProblem | null> {
  const bytes = transfer(
    chunks,
    chunks.map((chunk) => chunk.buffer),
  );
  return openEngine().read(id, bytes, rows);
}

type Calls = { [Name in keyof Engine]: (...args: Parameters<Engine[Name]>) => Promise<ReturnType<Engine[Name]>> };

/** The methods of the engine, in its worker. */
export const rowEngine: Omit<Calls, 'read'> = {
  next: async (...args) => openEngine().next(...args),
  inspect: async (...args) => openEngine().inspect(...args),
  describe: async (...args) => openEngine().describe(...args),
  describeField: async (...args) => openEngine().describeField(...args),
  build: async (...args) => openEngine().build(...args),
  select: async (...args) => openEngine().select(...args),
  summarize: async (...args) => openEngine().summarize(...args),
  source: async (...args) => openEngine().source(...args),
  drop: async (...args) => openEngine().drop(...args),
};
