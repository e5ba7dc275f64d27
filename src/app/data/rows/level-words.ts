import type { Level, LevelWord } from './reading';

/** Words that APIs use for the levels. High is the good end of the scale: the dashboard shows it in the color of success. */
const knownWords: Record<Level, readonly string[]> = {
  high: ['high', 'h', 'good', 'ok', 'normal', 'healthy', 'success', 'info', 'green', 'up', '3'],
  medium: ['medium', 'med', 'm', 'mid', 'moderate', 'average', 'warn', 'warning', 'degraded', 'amber', 'yellow', '2'],
  low: ['low', 'l', 'bad', 'error', 'err', 'critical', 'crit', 'fatal', 'alarm', 'failed', 'red', 'down', '1'],
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

/** Returns a table for the words, in which the known words have their usual level and earlier choices are kept. */
export function proposeLevels(words: readonly string[], chosen: readonly LevelWord[] = []): LevelWord[] {
  const earlier = new Map(chosen.map(({ word, level }) => [normalizeWord(word), level]));
  // "OK" and "ok" are one row of the table.
  const keys = words.map(normalizeWord);
  return words
    .filter((_word, index) => keys.indexOf(keys[index] ?? '') === index)
    .map((word) => {
      const key = normalizeWord(word);
      return { word, level: earlier.has(key) ? (earlier.get(key) ?? null) : usualLevel(word) };
    });
}
