import { type FoundArray, findArrays } from './inspect';
import { parsePointer, valueAt } from './json-pointer';
import { createRowMapper, type LeftOut, noneLeftOut } from './map-rows';
import type { LevelWord, Mapping, Reading } from './reading';

/** Finds the arrays of a response. */
export interface InspectJob {
  type: 'inspect';
}

/** Turns the rows of a response into readings. */
export interface MapJob {
  type: 'map';
  /** The JSON Pointer of the rows. */
  rows: string;
  mapping: Mapping;
  levelWords: readonly LevelWord[];
  /** The JSON Pointer of the cursor or the address of the next page; null without one. */
  next: string | null;
  /** The number of rows on the pages before, for rows without an id. */
  offset: number;
}

export type ResponseJob = InspectJob | MapJob;

export type ResponseProblem = 'not-json' | 'pointer';

export interface MappedResponse {
  type: 'map';
  /** The number of rows in the response, with those that are left out. */
  total: number;
  leftOut: LeftOut;
  next: string | null;
}

export type ResponseResult =
  { type: 'problem'; problem: ResponseProblem } | { type: 'inspect'; arrays: FoundArray[] } | MappedResponse;

/** The readings that are handed over at once: a message of this size takes about 5 ms, or 30 ms on a slow phone. */
const batchSize = 2000;

/** Parses a response and runs a job on it. `onReadings` receives the readings in batches, in ascending order of time. */
export function runResponseJob(
  job: ResponseJob,
  chunks: readonly Uint8Array[],
  onReadings: (batch: Reading[]) => void,
): ResponseResult {
  let document: unknown;
  try {
    const decoder = new TextDecoder();
    let text = '';
    for (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
    document = JSON.parse(text + decoder.decode());
  } catch {
    return { type: 'problem', problem: 'not-json' };
  }
  if (job.type === 'inspect') return { type: 'inspect', arrays: findArrays(document) };

  const keys = parsePointer(job.rows);
  const rows = keys && valueAt(document, keys);
  if (!Array.isArray(rows)) return { type: 'problem', problem: 'pointer' };
  const map = createRowMapper(job.mapping, job.levelWords);
  const leftOut = noneLeftOut();
  const readings: Reading[] = [];
  for (const [index, row] of rows.entries()) {
    const reading = map(row, job.offset + index);
    if (typeof reading === 'string') leftOut[reading] += 1;
    else readings.push(reading);
  }
  readings.sort((a, b) => a.time - b.time);
  for (let start = 0; start < readings.length; start += batchSize) {
    onReadings(readings.slice(start, start + batchSize));
  }
  return { type: 'map', total: rows.length, leftOut, next: nextOf(document, job.next) };
}

function nextOf(document: unknown, pointer: string | null): string | null {
  const keys = pointer === null ? null : parsePointer(pointer);
  const next = keys && valueAt(document, keys);
  if (typeof next === 'number') return String(next);
  return typeof next === 'string' && next !== '' ? next : null;
}
