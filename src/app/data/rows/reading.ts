/** The levels of a reading, the best one first. */
export const levels = ['high', 'medium', 'low'] as const;

export type Level = (typeof levels)[number];

/** Returns whether the value is a level. */
export function isLevel(value: unknown): value is Level {
  return (levels as readonly unknown[]).includes(value);
}

/** One row of data, whatever the API that it comes from. */
export interface Reading {
  /** Unique within an answer. */
  id: string;
  label: string;
  value: number;
  level: Level;
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
