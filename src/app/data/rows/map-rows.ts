import { parsePointer, valueAt } from './json-pointer';
import { normalizeWord } from './level-words';
import { parseNumber, parseText, parseTime } from './parse-values';
import type { LevelWord, Mapping, Reading } from './reading';

/** Why a row is left out. */
export const leftOutReasons = ['row', 'time', 'value', 'level'] as const;

export type LeftOutReason = (typeof leftOutReasons)[number];

/** How many rows are left out, by reason. */
export type LeftOut = Record<LeftOutReason, number>;

export const noneLeftOut = (): LeftOut => ({ row: 0, time: 0, value: 0, level: 0 });

/** Returns a function that turns a row into a reading, or into the reason why it does not fit. */
export function createRowMapper(
  mapping: Mapping,
  levelWords: readonly LevelWord[],
): (row: unknown, index: number) => Reading | LeftOutReason {
  const path = (pointer: string | null): string[] | null => (pointer === null ? null : parsePointer(pointer));
  const [time, value, level, id, label] = [mapping.time, mapping.value, mapping.level, mapping.id, mapping.label].map(
    path,
  );
  const levelOf = new Map(levelWords.map(({ word, level: known }) => [normalizeWord(word), known]));
  const at = (row: unknown, keys: string[] | null | undefined): unknown => (keys ? valueAt(row, keys) : undefined);

  return (row, index) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return 'row';
    const parsedTime = parseTime(at(row, time));
    if (parsedTime === null) return 'time';
    const parsedValue = parseNumber(at(row, value));
    if (parsedValue === null) return 'value';
    const parsedLevel = levelOf.get(normalizeWord(at(row, level))) ?? null;
    if (parsedLevel === null) return 'level';
    return {
      id: parseText(at(row, id)) || String(index + 1),
      label: parseText(at(row, label)),
      value: parsedValue,
      level: parsedLevel,
      time: parsedTime,
    };
  };
}

const reasonTexts: Record<LeftOutReason, string> = {
  row: 'not an object',
  time: 'the time is not a date',
  value: 'the value is not a number',
  level: 'the level is not in the table',
};

/** Returns one sentence such as "12 of 240 rows are left out: the value is not a number (12).", or null. */
export function describeLeftOut(leftOut: LeftOut, total: number): string | null {
  const reasons = leftOutReasons.filter((reason) => leftOut[reason] > 0);
  const count = reasons.reduce((sum, reason) => sum + leftOut[reason], 0);
  if (count === 0) return null;
  const list = reasons.map((reason) => `${reasonTexts[reason]} (${leftOut[reason]})`).join(', ');
  return `${count} of ${total} ${total === 1 ? 'row' : 'rows'} ${count === 1 ? 'is' : 'are'} left out: ${list}.`;
}
