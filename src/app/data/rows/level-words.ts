import { type Level, levels } from '../../../api/contract';

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

/** Returns the levels of groups whose words are known. */
export function proposeGroupLevels(groups: readonly string[]): { group: string; level: Level }[] {
  return groups.flatMap((group) => {
    const level = usualLevel(group);
    return level === null ? [] : [{ group, level }];
  });
}
