import { distinctTexts, type FoundArray, type JsonObject } from './inspect';
import { parsePointer, valueAt } from './json-pointer';
import { usualLevel } from './level-words';
import { parseNumber, parseTime } from './parse-values';
import { type ReadingField, readingFields } from './reading';

/** The column that probably holds a field. */
export interface Proposal {
  /** The JSON Pointer of the column; null when no column fits. */
  column: string | null;
  /** How certain the proposal is, from 0 to 1. */
  confidence: number;
}

export type MappingProposal = Record<ReadingField, Proposal>;

/** A level column has at most this many different words. */
const maxLevelWords = 7;

/** What the name of a column says about its content. */
const names: Record<ReadingField, RegExp> = {
  time: /time|date|(^|[_/])(at|on|ts|when)$|[a-z]At$/,
  value: /value|amount|score|measure|reading|total|temp|price|rate|level_?value|mag$/i,
  level: /level|severity|status|priority|state|grade|quality|category|class$/i,
  id: /(^|[_/-])(id|uuid|key|guid)$|Id$/i,
  label: /label|name|title|source|station|place|device|sensor|site/i,
};

interface Column {
  pointer: string;
  /** The share of rows with a value. */
  filled: number;
  dates: number;
  numbers: number;
  distinct: number;
  /** The share of words that are known levels. */
  knownLevels: number;
  count: number;
}

function describe(pointer: string, rows: readonly JsonObject[]): Column {
  const keys = parsePointer(pointer) ?? [];
  const values = rows
    .map((row) => valueAt(row, keys))
    .filter((value) => value !== null && value !== undefined && value !== '');
  const share = (count: number): number => (values.length === 0 ? 0 : count / values.length);
  const words = distinctTexts(rows, keys, rows.length);
  return {
    pointer,
    filled: rows.length === 0 ? 0 : values.length / rows.length,
    dates: share(values.filter((value) => parseTime(value) !== null).length),
    numbers: share(values.filter((value) => parseNumber(value) !== null).length),
    distinct: words.length,
    knownLevels: words.length === 0 ? 0 : words.filter((word) => usualLevel(word) !== null).length / words.length,
    count: values.length,
  };
}

/** The certainty that a column holds a field, by its values alone. */
const fit: Record<ReadingField, (column: Column) => number> = {
  time: ({ dates }) => (dates >= 0.95 ? dates : 0),
  value: ({ numbers, dates }) => (numbers >= 0.95 ? numbers * (dates >= 0.95 ? 0.4 : 1) : 0),
  level: ({ distinct, count, knownLevels }) => {
    const isUnique = distinct === count && count > 3;
    return distinct < 1 || distinct > maxLevelWords || isUnique ? 0 : 0.5 + knownLevels / 2;
  },
  id: ({ distinct, count }) => (distinct === count && count > 0 ? 0.8 : 0),
  label: ({ numbers, dates, distinct }) => (numbers < 0.5 && dates < 0.5 && distinct > 0 ? 0.8 : 0),
};

/** A name that fits raises the certainty, another one lowers it. */
function score(field: ReadingField, column: Column): number {
  const certainty = fit[field](column) * column.filled;
  if (names[field].test(column.pointer)) return Math.min(1, certainty * 1.25);
  const isOther = readingFields.some((other) => other !== field && names[other].test(column.pointer));
  return certainty * (isOther ? 0.5 : 0.75);
}

/** Proposes the column of each field by the values and the names of the columns. Each column is used once. */
export function proposeMapping({ columns, sample }: FoundArray): MappingProposal {
  const described = columns.map((pointer) => describe(pointer, sample));
  const candidates = readingFields
    .flatMap((field) =>
      described.map((column) => ({ field, column: column.pointer, confidence: score(field, column) })),
    )
    .filter(({ confidence }) => confidence > 0)
    .toSorted((a, b) => b.confidence - a.confidence);
  const proposal = Object.fromEntries(
    readingFields.map((field) => [field, { column: null, confidence: 0 }]),
  ) as unknown as MappingProposal;
  const used = new Set<string>();
  for (const { field, column, confidence } of candidates) {
    if (proposal[field].column !== null || used.has(column)) continue;
    used.add(column);
    proposal[field] = { column, confidence };
  }
  return proposal;
}
