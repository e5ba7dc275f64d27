import { type Column, type ColumnFacts, maxWordLength } from './columns';
import { usualLevel } from './level-words';
import { wordsOfPointer } from './json-pointer';
import type { Measure } from './query';

/** A column's meaning for the dashboard. */
export const roleNames = ['time', 'value', 'group', 'label', 'id'] as const;

export type RoleName = (typeof roleNames)[number];

/** The pointer to the column of each role, or null if there is none. */
export type Roles = Readonly<Record<RoleName, string | null>>;

export const noRoles: Roles = { time: null, value: null, group: null, label: null, id: null };

/** The columns of a connection's rows, and their roles. */
export interface RowSettings {
  columns: readonly Column[];
  roles: Roles;
  /** The dashboard's initial measure. @default derived from the value column */
  measure?: Measure;
}

/** Returns the columns with their positions; those with a role come first. */
export function columnsByRole({ columns, roles }: RowSettings): { column: Column; index: number }[] {
  const order = [roles.time, roles.label, roles.group, roles.value];
  const rank = ({ pointer }: Column): number => (order.includes(pointer) ? order.indexOf(pointer) : order.length);
  return columns.map((column, index) => ({ column, index })).toSorted((a, b) => rank(a.column) - rank(b.column));
}

/** The maximum number of group values in a sample. */
const maxGroups = 30;
/** The number of groups with a separate color. */
const maxColors = 6;
/** Proposals with a lower score are dropped. */
const minScore = 0.3;

/** Words in a field's name that indicate its role. */
const names: Record<RoleName, RegExp> = {
  time: /time|(?<!up)date|\b(?:at|on|ts|when|created|published|opened|start|arrival|departure)$/,
  value:
    /value|amount|score|measure|reading|total|price|\b(?:temp|temperature|rate|mag|magnitude|cost|revenue|sales|freight|quantity|qty|count|duration|distance|latency|bytes|requests|comments|views|users|visits|visitors|sessions|points|close)\b|^(?:1|c)$/,
  group:
    /\b(?:level|severity|status|priority|state|grade|quality|category|country|region|department|team|channel)\b|\b(?:class|type|kind|source)$/,
  label: /\b(?:label|name|title|source|station|place|device|sensor|site|summary|login)\b/,
  id: /\b(?:[gipu]?id|objectid|oid|fid|uuid|guid|sku|number)$|\w key$/,
};

/** Numbers that identify, locate or order something, so their sum and average are meaningless. */
const noAmount =
  /\b(?:id|ids|objectid|oid|fid|uuid|guid|key|number|lat|latitude|lon|lng|long|longitude|zip|postal|phone|telephone|tel|mobile|fax|port|version|page(?! views?\b)|index|position|offset|code|year|month|(?:match|week)?day|pid|sort|seq|sequence|last4)\b|\b(?:nr|no|order)$|\b(?!bid|grid)(?:i|u|[^\W\d_aeiou]+)id$/;
/** Times that change after the event that the row describes. */
const laterTime =
  /^at$|\b(?:last|updated?|modified|changed|closed|ended|end|expires?|expiry|due|deleted|refreshed|available|to live)\b/;
/** Amounts that are part of a row's total. */
const partAmount = /\b(?:sub ?total|tax|fee|shipping|discount)\b/;
/** A list of numbers, for example coordinates. */
const numberList = /^-?[\d.]+(?:, -?[\d.]+)+$/;
/** Strings with a longer average length are not labels. */
const maxLabelLength = 80;
/** If a column contains fewer different numbers and they recur, they are choices rather than measurements. */
const fewNumbers = 5;
/** Values that rarely recur are ids; rows with the same id are then repeated. */
const minDistinctIds = 0.9;

const knownShare = ({ words, column }: ColumnFacts): number =>
  words.filter((word) => usualLevel(word, column.pointer) !== null).length / words.length;

/** How well a column's values fit a role, from 0 to 1. */
const suits: Record<RoleName, (facts: ColumnFacts, name: string) => number> = {
  time: ({ column, fitting, distinct, count }, name) => {
    if (column.type !== 'date') return 0;
    // If all rows have the same time, it is the response's time.
    return fitting * (laterTime.test(name) ? 0.75 : 1) * (distinct === 1 && count > 2 ? 0.5 : 1);
  },
  value: ({ column, fitting, distinct, count }, name) => {
    if (column.type !== 'number' || distinct < 2 || noAmount.test(name)) return 0;
    // A number with few different values is a category, such as a shipper's number.
    const choices = distinct < fewNumbers && count > 3 * distinct ? 0.5 : 1;
    return fitting * choices * (partAmount.test(name) ? 0.75 : 1);
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
    // A single value is useless, and many values make a chart hard to read.
    if (distinct === 1) return 0.2;
    return (isNumber ? 0.5 : 1) * (distinct > maxColors ? 0.5 : 0.85) + knownShare(facts) * 0.3;
  },
  label: ({ column, distinct, words, isNested }) => {
    if (isNested || column.type !== 'text' || distinct < 2 || words.every((word) => numberList.test(word))) return 0;
    const length = words.reduce((sum, word) => sum + word.length, 0) / words.length;
    if (length >= maxWordLength) return 0;
    return length > maxLabelLength ? 0.4 : 0.8;
  },
  id: ({ column, distinct, count, isNested }, name) => {
    const isNamed = names.id.test(name);
    // Measured numbers can be unique, too.
    if (count === 0 || isNested || !(column.type === 'text' || (column.type === 'number' && isNamed))) return 0;
    const share = distinct / count;
    return share === 1 ? 0.6 : isNamed && share >= minDistinctIds ? 0.5 : 0;
  },
};

/** A matching name raises the score; a name for another role lowers it. */
function scoreOf(role: RoleName, facts: ColumnFacts): number {
  const { pointer } = facts.column;
  const name = wordsOfPointer(pointer);
  const score = suits[role](facts, name);
  const depth = 0.97 ** (pointer.split('/').length - 2);
  // A data store's fields, such as `_score` in search results, do not describe the row.
  const store = /^\/_[^/]+$/.test(pointer) && role !== 'id' ? 0.3 : 1;
  const weight = facts.filled * depth * store;
  if (names[role].test(name)) return Math.min(1, score * 1.25) * weight;
  const isOther = roleNames.some((other) => other !== role && names[other].test(name));
  return score * (isOther ? 0.5 : 0.75) * weight;
}

/** Whether a column contains strings and is called a name or title. */
export const namesRow = ({ column }: ColumnFacts): boolean =>
  column.type === 'text' && names.label.test(wordsOfPointer(column.pointer));

/** Whether a column contains whole numbers that identify something, such as `customer_id`. */
export const namesByNumber = ({ column: { type, pointer }, words }: ColumnFacts): boolean =>
  type === 'number' &&
  /\b(?:id|key|number|no|zip|postal|phone|telephone|tel|mobile|fax)$/.test(wordsOfPointer(pointer)) &&
  words.every((word) => /^\d+$/.test(word));

/** Whether all values of a column are different. */
export const isUnique = ({ distinct, count }: ColumnFacts): boolean => count > 1 && distinct === count;

/**
 * Proposes a column for each role, based on the columns' values and names. Each column has at most one role. A label
 * that identifies a single row is proposed only if the values cannot be summed or have no time: a temperature by city
 * and the votes of each party are useful, but a row count or the amount of each order is not.
 */
export function proposeRoles(columns: readonly ColumnFacts[]): Roles {
  const candidates = roleNames
    .flatMap((role) => columns.map((facts) => ({ role, facts, score: scoreOf(role, facts) })))
    .filter(({ score }) => score >= minScore)
    .toSorted((a, b) => b.score - a.score);
  const value = candidates.find(({ role }) => role === 'value')?.facts.column;
  const hasTime = candidates.some(({ role }) => role === 'time');
  const needsRepeats = value === undefined || (hasTime && addsUp(value));
  const roles: Record<RoleName, string | null> = { ...noRoles };
  const used = new Set<string>();
  for (const { role, facts } of candidates) {
    const { pointer } = facts.column;
    if (roles[role] !== null || used.has(pointer)) continue;
    if (role === 'label' && needsRepeats && isUnique(facts)) continue;
    used.add(pointer);
    roles[role] = pointer;
  }
  // These are the names of a few series or places. As groups, each is assigned a color.
  const label = columns.find(({ column }) => column.pointer === roles.label);
  if (label && roles.group === null && label.distinct <= maxColors && !isUnique(label))
    return { ...roles, group: roles.label, label: null };
  return roles;
}

/**
 * Names of numbers that describe one moment, place or item, so their sum is meaningless. Durations and prices can be
 * summed.
 */
const noSumName =
  /\b(?:temp|temperature|humidity|pressure|mag|magnitude|speed|density|concentration|altitude|elevation|depth|lat|latitude|lon|lng|longitude|rate|ratio|share|percent|percentage|pct|utilization|probability|confidence|score|rating|rank|grade|index|age|avg|average|mean|median|p\d\d|per|unit price)\b/;
/** Units of such numbers: shares, degrees, rates such as km/h, and physical quantities that do not accumulate. */
const noSumUnit = /^[%‰°]|\/|\bper\b|^(?:K|V|Hz|dB|pH|Pa|[hkm]Pa|m?bar|pp[mb]|rpm|mph|bpm)$/;

/** Returns whether the sum of a column's values is meaningful, based on its format, unit and name. */
export function addsUp({ name, pointer, format }: Pick<Column, 'name' | 'pointer' | 'format'>): boolean {
  if (format?.style === 'percent' || (format?.style === 'unit' && noSumUnit.test(format.unit))) return false;
  // The user can rename a column, so the API's name also counts.
  return !noSumName.test(`${name} ${pointer}`.replaceAll(/[/_.-]+/g, ' ').toLowerCase());
}

/** Returns whether the rows' values can be summed, or true if there are no values. */
export function valuesAddUp({ columns, roles }: RowSettings): boolean {
  const column = columns.find(({ pointer }) => pointer === roles.value);
  return column === undefined || addsUp(column);
}

/** Names of accumulating amounts, including German ones: users want their total over a period. */
const accumulating =
  /\b(?:amount|totals?|subtotal|gross|net|revenue|sales|turnover|income|spend|spent|costs?|paid|fee|fees|tax|freight|quantity|qty|count|visits?|visitors|users|views|clicks|sessions|hits|votes|orders|requests|errors|signups|downloads|cases|deaths|volume|units|sold|bytes|kwh|energy|consumption|production|rain|rainfall|precipitation|snowfall|distance|steps|calories|umsatz|betrag|menge|anzahl|summe|verkauf|verkäufe)\b/;

/** Units of accumulating amounts, namely energy. */
const accumulatingUnit = /^[kMG]?Wh$/;

/** Names of monetary amounts. */
const moneyName = /\b(?:amount|revenue|sales|turnover|income|spend|spent|cost|fees?|freight|budget|umsatz|betrag)\b/;

/** Returns whether users usually want the total of a column's values. */
const accumulates = (column: Pick<Column, 'name' | 'pointer' | 'format'>): boolean =>
  addsUp(column) &&
  (accumulating.test(wordsOfPointer(column.pointer)) ||
    (column.format?.style === 'unit' && accumulatingUnit.test(column.format.unit)));

/**
 * Proposes the dashboard's initial measure: the average of values that cannot be summed; for money and series, the sum
 * of accumulating values, or else the average; for other events, the count.
 */
export function proposeMeasure({ columns, roles }: RowSettings, isSeries: boolean): Measure {
  const column = columns.find(({ pointer }) => pointer === roles.value);
  if (column === undefined) return 'count';
  if (!addsUp(column)) return 'average';
  // Users are interested in the number of events, but not in the number of prices or of a series' values.
  const isAmount = isSeries || column.format?.style === 'currency' || moneyName.test(wordsOfPointer(column.pointer));
  return !isAmount ? 'count' : accumulates(column) ? 'sum' : 'average';
}

/** Returns the dashboard's initial measure: the chosen or proposed one, or else one derived from the value column. */
export const usualMeasure = (settings: RowSettings): Measure =>
  settings.roles.value === null ? 'count' : (settings.measure ?? (valuesAddUp(settings) ? 'count' : 'average'));
