import { type Column, type ColumnFacts, maxWordLength } from './columns';
import { usualLevel } from './level-words';
import { wordsOfPointer } from './json-pointer';
import type { Measure } from './query';

/** What a column means for the dashboard. */
export const roleNames = ['time', 'value', 'group', 'label', 'id'] as const;

export type RoleName = (typeof roleNames)[number];

/** The pointer of the column that has each role; null without one. */
export type Roles = Readonly<Record<RoleName, string | null>>;

export const noRoles: Roles = { time: null, value: null, group: null, label: null, id: null };

/** The columns of the rows of a connection, and what they mean. */
export interface RowSettings {
  columns: readonly Column[];
  roles: Roles;
  /** The measure that the dashboard opens with. @default by the column of values */
  measure?: Measure;
}

/** A group has at most this many values in a sample. */
const maxGroups = 30;
/** Groups of their own color. */
const maxColors = 6;
/** A proposal that is less certain is none. */
const minScore = 0.3;

/** What the words of a name say about the role of its field. */
const names: Record<RoleName, RegExp> = {
  time: /time|date|\b(?:at|on|ts|when|created|published|opened)$/,
  value:
    /value|amount|score|measure|reading|total|price|\b(?:temp|temperature|rate|mag|magnitude|cost|revenue|sales|freight|quantity|qty|count|duration|latency|bytes|comments|views|close)\b|^1$/,
  group:
    /\b(?:level|severity|status|priority|state|grade|quality|category|country|region|department|team|channel)\b|\b(?:class|type|kind|source)$/,
  label: /\b(?:label|name|title|source|station|place|device|sensor|site|summary|login)\b/,
  id: /\b(?:id|uuid|guid|number)$|\w key$/,
};

/** Numbers that name, place or order something. Their sum and average mean nothing. */
const noAmount =
  /\b(?:id|ids|uuid|guid|key|number|lat|latitude|lon|lng|long|longitude|zip|postal|phone|port|version|page|index|position|offset|code|year|month|day|pid|sort|seq|sequence|last4)\b/;
/** Times that change after the event that a row is about. */
const laterTime = /\b(?:updated?|modified|changed|closed|ended|end|expires?|expiry|due|deleted|refreshed)\b/;
/** Coordinates, for example. */
const numberList = /^-?[\d.]+(?:, -?[\d.]+)+$/;
/** A text that is longer on average says more than a label. */
const maxLabelLength = 80;
/** Fewer different numbers that repeat are a choice rather than a measurement. */
const fewNumbers = 5;
/** Values that repeat rarely are ids with repeated rows. */
const minDistinctIds = 0.9;

const knownShare = ({ words, column }: ColumnFacts): number =>
  words.filter((word) => usualLevel(word, column.pointer) !== null).length / words.length;

/** How well the values of a column suit a role, from 0 to 1. */
const suits: Record<RoleName, (facts: ColumnFacts, name: string) => number> = {
  time: ({ column, fitting, distinct, count }, name) => {
    if (column.type !== 'date') return 0;
    // The same time in each row is that of the response.
    return fitting * (laterTime.test(name) ? 0.75 : 1) * (distinct === 1 && count > 2 ? 0.5 : 1);
  },
  value: ({ column, fitting, distinct, count }, name) => {
    if (column.type !== 'number' || distinct < 2 || noAmount.test(name)) return 0;
    // A number of few values is a kind, such as that of a shipper.
    return fitting * (distinct < fewNumbers && count > 3 * distinct ? 0.5 : 1);
  },
  group: (facts, name) => {
    const { column, distinct, count } = facts;
    const isNumber = column.type === 'number';
    const isPlain = column.type === 'text' || column.type === 'boolean' || (isNumber && names.group.test(name));
    if (
      facts.isNested ||
      !isPlain ||
      names.id.test(name) ||
      distinct < 1 ||
      distinct > maxGroups ||
      (distinct === count && count > 3)
    )
      return 0;
    // One value tells nothing; many make a chart hard to read.
    const fewness = distinct === 1 ? 0.2 : distinct > maxColors ? 0.5 : 0.85;
    return (isNumber ? 0.5 : 1) * fewness + knownShare(facts) * 0.3;
  },
  label: ({ column, distinct, words, isNested }) => {
    if (isNested || column.type !== 'text' || distinct < 2 || words.every((word) => numberList.test(word))) return 0;
    const length = words.reduce((sum, word) => sum + word.length, 0) / words.length;
    if (length >= maxWordLength) return 0;
    return length > maxLabelLength ? 0.4 : 0.8;
  },
  id: ({ column, distinct, count }, name) => {
    const isNamed = names.id.test(name);
    // Measured numbers can be unique, too.
    if (count === 0 || !(column.type === 'text' || (column.type === 'number' && isNamed))) return 0;
    const share = distinct / count;
    return share === 1 ? 0.6 : isNamed && share >= minDistinctIds ? 0.5 : 0;
  },
};

/** A name that suits raises the score, and the name of another role lowers it. */
function scoreOf(role: RoleName, facts: ColumnFacts): number {
  const { pointer } = facts.column;
  const name = wordsOfPointer(pointer);
  const score = suits[role](facts, name) * facts.filled;
  const depth = 0.97 ** (pointer.split('/').length - 2);
  // The fields of a store, such as the `_score` of a search, are not those of the row.
  const store = /^\/_[^/]+$/.test(pointer) && role !== 'id' ? 0.3 : 1;
  if (names[role].test(name)) return Math.min(1, score * 1.25) * depth * store;
  const isOther = roleNames.some((other) => other !== role && names[other].test(name));
  return score * (isOther ? 0.5 : 0.75) * depth * store;
}

/** Whether a column has texts that are called a name or a title. */
export const namesRow = ({ column }: ColumnFacts): boolean =>
  column.type === 'text' && names.label.test(wordsOfPointer(column.pointer));

/** Whether a column has whole numbers that name something, such as `customer_id`. */
export const namesByNumber = ({ column: { type, pointer }, words }: ColumnFacts): boolean =>
  type === 'number' &&
  /\b(?:id|key|number|no|zip|postal|phone)$/.test(wordsOfPointer(pointer)) &&
  words.every((word) => /^\d+$/.test(word));

/** Whether no value of a column is that of another row. */
export const isUnique = ({ distinct, count }: ColumnFacts): boolean => count > 1 && distinct === count;

/**
 * Proposes the column of each role by the values and the names of the columns. Each column has at most one role. A label that
 * names one row each is proposed only for values that do not add up: a temperature by city says something, and a number of rows
 * or an amount by title does not.
 */
export function proposeRoles(columns: readonly ColumnFacts[]): Roles {
  const candidates = roleNames
    .flatMap((role) => columns.map((facts) => ({ role, facts, score: scoreOf(role, facts) })))
    .filter(({ score }) => score >= minScore)
    .toSorted((a, b) => b.score - a.score);
  const value = candidates.find(({ role }) => role === 'value')?.facts.column;
  const needsRepeats = value === undefined || addsUp(value);
  const roles: Record<RoleName, string | null> = { ...noRoles };
  const used = new Set<string>();
  for (const { role, facts } of candidates) {
    const { pointer } = facts.column;
    if (roles[role] !== null || used.has(pointer)) continue;
    if (role === 'label' && needsRepeats && isUnique(facts)) continue;
    used.add(pointer);
    roles[role] = pointer;
  }
  // The names of a few series or places: as groups they have a color each.
  const label = columns.find(({ column }) => column.pointer === roles.label);
  if (label && roles.group === null && label.distinct <= maxColors && !isUnique(label))
    return { ...roles, group: roles.label, label: null };
  return roles;
}

/** Names of numbers that describe one moment, place or item: their sum means nothing. A duration or a price adds up. */
const noSumName =
  /\b(?:temp|temperature|humidity|pressure|mag|magnitude|speed|density|concentration|altitude|elevation|depth|lat|latitude|lon|lng|longitude|rate|ratio|share|percent|percentage|pct|utilization|probability|confidence|score|rating|rank|grade|index|age|avg|average|mean|median|p\d\d|per|unit price)\b/;
/** Units of the same: shares, degrees, rates such as km/h, and physical quantities that do not accumulate. */
const noSumUnit = /^[%‰°]|\/|\bper\b|^(?:K|V|Hz|dB|pH|Pa|[hkm]Pa|m?bar|pp[mb]|rpm|mph|bpm)$/;

/** Returns whether the sum of the values of a column means something, by its format, its unit and its name. */
export function addsUp({ name, pointer, format }: Pick<Column, 'name' | 'pointer' | 'format'>): boolean {
  if (format?.style === 'percent' || (format?.style === 'unit' && noSumUnit.test(format.unit))) return false;
  // The user can rename a column: the name that the API gives it counts, too.
  return !noSumName.test(`${name} ${pointer}`.replaceAll(/[/_.-]+/g, ' ').toLowerCase());
}

/** Returns whether the values of some rows add up; true without values. */
export function valuesAddUp({ columns, roles }: RowSettings): boolean {
  const column = columns.find(({ pointer }) => pointer === roles.value);
  return column === undefined || addsUp(column);
}

/** Names of amounts that accumulate, also in German: a total over a period is asked for. */
const accumulating =
  /\b(?:amount|total|subtotal|revenue|sales|turnover|income|spend|spent|paid|fee|fees|tax|freight|quantity|qty|count|visits?|visitors|users|views|clicks|sessions|hits|orders|requests|errors|signups|downloads|cases|deaths|volume|units|sold|bytes|kwh|energy|consumption|production|rain|rainfall|precipitation|snowfall|distance|steps|calories|umsatz|betrag|menge|anzahl|summe|verkauf|verkäufe)\b/;

/** Names of amounts of money. */
const moneyName = /\b(?:amount|revenue|sales|turnover|income|spend|spent|cost|fees?|freight|budget|umsatz|betrag)\b/;

/** Returns whether the total of the values of a column is what a person asks for. */
const accumulates = (column: Pick<Column, 'name' | 'pointer' | 'format'>): boolean =>
  addsUp(column) && accumulating.test(wordsOfPointer(column.pointer));

/**
 * Proposes the measure that the dashboard opens with: the average of what does not add up; of money and of a series the sum of
 * what accumulates, else the average; the number of other events.
 */
export function proposeMeasure({ columns, roles }: RowSettings, isSeries: boolean): Measure {
  const column = columns.find(({ pointer }) => pointer === roles.value);
  if (column === undefined) return 'count';
  if (!addsUp(column)) return 'average';
  // How many events there are is asked for; how many prices or values of a series are, is not.
  const isAmount = isSeries || column.format?.style === 'currency' || moneyName.test(wordsOfPointer(column.pointer));
  return !isAmount ? 'count' : accumulates(column) ? 'sum' : 'average';
}

/** Returns the measure that the dashboard opens with: the chosen or proposed one, else by the column of values. */
export const usualMeasure = (settings: RowSettings): Measure =>
  settings.roles.value === null ? 'count' : (settings.measure ?? (valuesAddUp(settings) ? 'count' : 'average'));
