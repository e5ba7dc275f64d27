import { type Level, levels } from '../../../api/contract';
import type { Reading as ApiReading } from '../../../api/types';

export { type Level, levels };

/** Returns whether the value is a level. */
export function isLevel(value: unknown): value is Level {
  return (levels as readonly unknown[]).includes(value);
}

/** One row of data, whatever the API that it comes from. */
export interface Reading extends Omit<ApiReading, 'id' | 'time'> {
  /** Unique within a response. */
  id: string;
  /** Milliseconds since 1970, UTC. */
  time: number;
}

/** The fields of a reading. */
export const readingFields = ['time', 'value', 'level', 'id', 'label'] as const;

export type ReadingField = (typeof readingFields)[number];

/**
 * The JSON Pointer of each field within a row, such as `/attributes/value`. Null leaves out a field: rows without an id are
 * numbered, rows without a label have an empty one.
 */
export interface Mapping {
  time: string;
  value: string;
  level: string;
  id: string | null;
  label: string | null;
}

/** The level of a word in the level column; null leaves out the rows with that word. */
export interface LevelWord {
  word: string;
  level: Level | null;
}
