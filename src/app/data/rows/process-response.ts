import { type ResponseJob, type ResponseResult, runResponseJob } from './response-jobs';
import type { Reading } from './reading';

/** Smaller responses take less time than the start of a worker, which is about 40 ms. */
const workerBytes = 256 * 1024;

type WorkerMessage = { readings: Reading[] } | { result: ResponseResult };

export interface ProcessResponseOptions {
  /** Receives the readings of a job that maps rows, in batches. */
  onReadings?: (batch: Reading[]) => void;
  signal: AbortSignal;
}

/** Runs a job on the bytes of a response, in a worker when they are many. Rejects with the signal's reason when it aborts. */
export function processResponse(
  job: ResponseJob,
  chunks: Uint8Array<ArrayBuffer>[],
  { onReadings = () => undefined, signal }: ProcessResponseOptions,
): Promise<ResponseResult> {
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
  if (bytes < workerBytes) return Promise.resolve(runResponseJob(job, chunks, onReadings));

  const worker = new Worker(new URL('./response-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ResponseResult>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('readings' in data) onReadings(data.readings);
      else resolve(data.result);
    });
    worker.addEventListener('error', () => reject(new Error('The worker that reads responses failed.')));
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.postMessage(
      { job, chunks },
      chunks.map((chunk) => chunk.buffer),
    );
  }).finally(() => worker.terminate());
}
