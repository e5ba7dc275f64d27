import { type Level, levels } from '../../../api/contract';
import { nameOfPointer } from './columns';

/** Words that APIs use for the levels. High is the good end of the scale: the dashboard shows it in the color of success. */
const knownWords: Record<Level, readonly string[]> = {
  high: ['high', 'h', 'good', 'ok', 'normal', 'healthy', 'success', 'info', 'green', 'up', '3'],
  medium: [
    'medium',
    'med',
    'm',
    'mid',
    'moderate',
    'average',
    'warn',
    'warning',
    'degraded',
    'minor',
    'amber',
    'yellow',
    '2',
  ],
  low: [
    'low',
    'l',
    'bad',
    'error',
    'err',
    'critical',
    'crit',
    'severe',
    'urgent',
    'blocker',
    'fatal',
    'alarm',
    'failed',
    'failure',
    'major',
    'red',
    'down',
    '1',
  ],
};

const levelOfWord = new Map(
  Object.entries(knownWords).flatMap(([level, words]) => words.map((word) => [word, level as Level] as const)),
);

/** The form in which words are compared: "High " and "high" are one word. */
export const normalizeWord = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim().toLowerCase()
    : '';

/** Returns the level that a word usually means, or null. */
export function usualLevel(word: string): Level | null {
  return levelOfWord.get(normalizeWord(word)) ?? null;
}

/** Returns whether the value is a level. */
export function isLevel(value: unknown): value is Level {
  return (levels as readonly unknown[]).includes(value);
}

/** Columns in which more is worse. */
const harmName = /\b(?:severity|priority|urgency|risk|impact|threat)\b/i;
/** The words of a scale: what they mean depends on what is measured. A number can be the first or the highest one. */
const harmLevels: Readonly<Record<string, Level | null>> = {
  high: 'low',
  h: 'low',
  low: 'high',
  l: 'high',
  1: null,
  2: null,
  3: null,
};

/** Returns the levels of groups whose words are known. A high severity or risk is the bad end of its scale. */
export function proposeGroupLevels(groups: readonly string[], pointer = ''): { group: string; level: Level }[] {
  const isHarm = harmName.test(nameOfPointer(pointer));
  return groups.flatMap((group) => {
    const word = normalizeWord(group);
    const level = isHarm && Object.hasOwn(harmLevels, word) ? harmLevels[word] : usualLevel(word);
    return level ? [{ group, level }] : [];
  });
}
