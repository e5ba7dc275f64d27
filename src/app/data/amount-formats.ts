import { type Connection, levelOf, type Words } from './json-api/connection';
import type { Cell, Column } from '../../rows/columns';
import { type Bucket, type Measure, type NamedAmounts, noAmounts } from '../../rows/query';
import { capitalize, withoutNumber } from '../../rows/texts';
import { formatCell, formatCompact, formatNumber, formatRounded, styleOptions } from '../lib/format-cell';
import { formatCount, formatDay, formatDays, formatMonth, formatTimes, locale } from '../lib/formats';
import { bucketEnd, type Period } from '../lib/ranges';

/** Returns the groups that are displayed until the first response arrives. */
export const expectedGroups = ({ groupLevels }: Pick<Connection, 'groupLevels'>): readonly NamedAmounts[] =>
  groupLevels.map(({ group }) => ({ key: group, ...noAmounts }));

/** Returns the name of a group: levels begin with a capital. */
export function groupName(group: string | null, connection: Pick<Connection, 'groupLevels'>): string {
  if (group === null) return 'Other';
  if (group === '') return 'None';
  const name = withoutNumber(group);
  return levelOf(group, connection) === null ? name : capitalize(name);
}

/** Returns the text of a cell: levels have their name. */
export function cellText(
  cell: Cell,
  column: Column,
  { roles, groupLevels }: CellConnection,
  decimals?: number,
): string {
  const text = formatCell(cell, column, decimals);
  return column.pointer === roles.group && levelOf(text, { groupLevels }) !== null
    ? groupName(text, { groupLevels })
    : text;
}

type CellConnection = Pick<Connection, 'roles' | 'groupLevels'>;

export const labelName = (label: string): string => (label === '' ? 'No label' : withoutNumber(label));

/** Returns the name of the column with a role inside of a sentence: “Orders by status”. */
export function roleName({ columns, roles }: Connection, role: 'group' | 'label'): string {
  return columns.find(({ pointer }) => pointer === roles[role])?.name.toLowerCase() ?? role;
}

const dayMs = 86_400_000;

/** An amount as a card displays it. */
export interface AmountText {
  text: string;
  /** The amount with all of its digits, where `text` is compact. */
  full?: string;
}

/** Amounts of more digits do not fit a card. */
const compactFrom = 1e6;

/** Returns a function that formats amounts of a measure in the format of the column of values. */
export function amountFormat({ columns, roles }: Pick<Connection, 'columns' | 'roles'>, measure: Measure) {
  const format = columns.find(({ pointer }) => pointer === roles.value)?.format;
  return (amount: number | null): AmountText => {
    if (amount === null) return { text: '–' };
    if (measure === 'count') return { text: formatCount(amount) };
    if (Math.abs(amount) < compactFrom) return { text: formatRounded(amount, format) };
    return { text: formatCompact(amount, format), full: formatNumber(amount, format) };
  };
}

/** Returns the options for the amounts of a measure in a chart: as many digits as the cards have, or more. */
export function amountOptions({ columns, roles }: Pick<Connection, 'columns' | 'roles'>, measure: Measure) {
  const format = columns.find(({ pointer }) => pointer === roles.value)?.format;
  if (measure === 'count') return undefined;
  return (format && styleOptions(format)) ?? plainAmount;
}

const plainAmount: Intl.NumberFormatOptions = {
  maximumSignificantDigits: 4,
  maximumFractionDigits: 3,
  roundingPriority: 'morePrecision',
};

/**
 * Returns a period such as "Nov 1 – 22, 2026"; with hours, also its times. A short one has no year if it is the current one, and no times
 * if it begins with a day.
 */
export function formatPeriod({ from, to }: Period, bucket: Bucket, style: 'short' | 'full' = 'full'): string {
  const isDay = new Date(from).getHours() === 0 && to - from <= dayMs;
  if (bucket === 'hour' && !(style === 'short' && isDay)) return formatTimes(from, to, style);
  // The end does not belong to the period.
  return formatDays(from, Math.max(from, to - 1), style);
}

/** Returns the name of a bucket, such as "November 14, 2026". */
export function formatBucket(start: number, bucket: Bucket): string {
  if (bucket === 'hour') return formatTimes(start, bucketEnd(start, bucket));
  return bucket === 'day' ? formatDay(start) : formatMonth(start);
}

/** Returns the short name of the time zone of the browser at a time, such as "EST" or "GMT+1". */
export function zoneName(time: number): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The name of a downloaded file, without its extension: what it has, and the day. */
export const fileNameOf = ({ plural }: Words): string =>
  `${plural.replaceAll(/[^\p{L}\d]+/gu, '-')}-${new Date().toISOString().slice(0, 10)}`;
