import { type Level, levels } from '../api/contract';
import { wordsOfPointer } from './json-pointer';

const toWords = (text: string): readonly string[] => text.split(' ');

/**
 * The words that APIs use for levels. High is the good end of the scale, which the dashboard displays in the success
 * color.
 */
const knownWords: Record<Level, readonly string[]> = {
  high: toWords('high h good ok normal healthy success succeeded successful passed info notice debug green up 3'),
  medium: toWords('medium med m mid moderate average warn warning degraded minor pending amber yellow 2'),
  low: toWords('low l bad error err critical crit fatal alarm failed failure rejected declined major red down 1'),
};

/** Words whose meaning differs in a column in which more is worse. */
const severeWords: Record<Level, readonly string[]> = {
  high: toWords('low l lowest minimal negligible none informational p4 p5 sev4 sev5'),
  medium: toWords('normal p3 sev3'),
  low: toWords('high h highest severe urgent emergency blocker p0 p1 p2 sev0 sev1 sev2'),
};

const byWord = (words: Record<Level, readonly string[]>): [string, Level][] =>
  levels.flatMap((level) => words[level].map((word): [string, Level] => [word, level]));

const levelOfWord = new Map(byWord(knownWords));
/** Where more is worse, 1 can be the first or the lowest number. */
const isAmount = ([word]: [string, Level]): boolean => /^\d$/.test(word);
const levelOfSevereWord = new Map([...byWord(knownWords).filter((entry) => !isAmount(entry)), ...byWord(severeWords)]);

/** The names of columns in which more is worse. */
const severeName = /\b(?:severity|priority|risk|impact|urgency|threat|danger|hazard|criticality)\b/;

/** Normalizes a word for comparison: "High " and "high" are the same word. */
export const normalizeWord = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim().toLowerCase()
    : '';

/** Returns the level that a word usually means in the column at a pointer, or null. A high severity is a low level. */
export function usualLevel(word: string, pointer = ''): Level | null {
  const known = severeName.test(wordsOfPointer(pointer)) ? levelOfSevereWord : levelOfWord;
  return known.get(normalizeWord(word)) ?? null;
}

/** A group's level, which determines its color: success, warning or error. Null means a series color. */
export interface GroupLevel {
  group: string;
  level: Level | null;
}

/** Returns the levels of those groups whose words are known, in the column at a pointer. */
export function proposeGroupLevels(groups: readonly string[], pointer = ''): GroupLevel[] {
  return groups.flatMap((group) => {
    const level = usualLevel(group, pointer);
    return level === null ? [] : [{ group, level }];
  });
}
