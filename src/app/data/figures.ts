import { type ChartColor, type ChartSeries, seriesColors, type StatDirection, type Tone } from 'waymark';
import { type Connection, type Increase, levelOf } from './json-api/connection';
import {
  amountOf,
  type Amounts,
  isSparse,
  type Measure,
  type NamedAmounts,
  noAmounts,
  type Summary,
} from '../../rows/query';
import { capitalize, cutText } from '../../rows/texts';
import { usualMeasure, valuesAddUp } from '../../rows/roles';
import { formatPoints, formatShare, measureName } from '../lib/formats';
import { amountFormat, type AmountText, expectedGroups, groupName, roleName } from './value-formats';

/** The amounts of rows and of their groups, in the order of the summary's groups. */
interface Measured extends Amounts {
  groups: readonly Amounts[];
  buckets?: readonly Amounts[];
}

interface FigureKind {
  id: string;
  label: string;
  measure: (amounts: Measured) => number | null;
  format: (value: number) => AmountText;
  /** Whether the value is a share, whose change is given in percentage points. */
  isShare?: boolean;
  increase: Increase;
}

/** A label is at most two lines long. */
const maxNameLength = 40;

/**
 * The figures for groups with levels: the share of “high” and the number of “low”, or, for yes-or-no groups, the share
 * of “yes”. Other groups have no figures.
 */
function groupKinds(groups: readonly NamedAmounts[], connection: Connection): FigureKind[] {
  const { words, roles } = connection;
  // A series has one row for each group and time, so only the sums of its groups differ.
  const measure = roles.id === null && usualMeasure(connection) === 'sum' ? 'sum' : 'count';
  const noun = measure === 'sum' ? words.value.toLowerCase() : words.plural;
  const indexOf = (level: string): number => groups.findIndex(({ key }) => levelOf(key, connection) === level);
  const [high, low] = [indexOf('high'), indexOf('low')];
  const isYesOrNo = groups.length > 0 && groups.every(({ key }) => key === 'true' || key === 'false');
  const shared = isYesOrNo ? groups.findIndex(({ key }) => key === 'true') : high;
  const name = (index: number): string => cutText(groupName(groups[index]?.key ?? null, connection), maxNameLength);
  const label = isYesOrNo
    ? `Share of ${cutText(roleName(connection, 'group'), maxNameLength)} = yes`
    : `Share of ${name(high).toLowerCase()} ${noun}`;
  const kinds: FigureKind[] = [];
  if (isYesOrNo || high !== -1) {
    kinds.push({
      id: 'share',
      label,
      measure: ({ groups: amounts, ...all }) =>
        all[measure] === 0 ? null : (amounts[shared]?.[measure] ?? 0) / all[measure],
      format: (share) => ({ text: formatShare(share) }),
      isShare: true,
      increase: isYesOrNo ? 'neutral' : 'good',
    });
  }
  if (low !== -1) {
    kinds.push({
      id: 'low',
      label: capitalize(`${name(low).toLowerCase()} ${noun}`),
      measure: ({ groups: amounts }) => amounts[low]?.[measure] ?? 0,
      format: amountFormat(connection, measure),
      increase: 'bad',
    });
  }
  return kinds;
}

const latestOf = (amounts: Measured): number | null =>
  amountOf(amounts.buckets?.findLast(({ valued }) => valued > 0) ?? amounts, 'average');

/**
 * At most four figures: the row count, the value and the groups. A time series of measurements has additional value
 * figures instead of the row count.
 */
function kindsOf(summary: Summary | undefined, connection: Connection, measure: Measure): FigureKind[] {
  const { words, roles, increase } = connection;
  const ofMeasure = (of: Measure): FigureKind => ({
    id: of,
    label: measureName(of, words),
    measure: (amounts) => amountOf(amounts, of),
    format: amountFormat(connection, of),
    increase,
  });
  const count = ofMeasure('count');
  const groups = roles.group === null ? [] : groupKinds(summary?.groups ?? expectedGroups(connection), connection);
  if (roles.value === null) return [count, ...groups];
  const usual = usualMeasure(connection);
  const isSeries = usual !== 'count' && roles.id === null && roles.time !== null;
  const first = ofMeasure(measure !== 'count' ? measure : usual === 'count' ? 'average' : usual);
  const latest: FigureKind = {
    ...ofMeasure('average'),
    id: 'latest',
    label: `Latest ${words.value.toLowerCase()}`,
    measure: latestOf,
  };
  const sums = usual === 'average' || !valuesAddUp(connection) ? [] : (['sum'] as const);
  const further = [...sums, 'average' as const, 'highest' as const, 'lowest' as const].map(ofMeasure);
  const all = isSeries ? [first, latest, ...groups, ...further] : [count, first, ...groups, ...further];
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index).slice(0, 4);
}

export interface Figure {
  id: string;
  label: string;
  /** The formatted value; null before the first response arrives. */
  value: string | null;
  /** The value with all of its digits, if `value` has fewer. */
  full?: string;
  change?: { text: string; direction: StatDirection; tone: Tone };
  /** The formatted value of the previous period; undefined for shares. */
  before?: string;
  /** The values of completed buckets, because an incomplete one would look like a drop. */
  course: readonly (number | null)[];
}

export function figuresOf(
  current: Summary | undefined,
  previous: Summary | undefined,
  { connection, measure, now }: { connection: Connection; measure: Measure; now: number },
): Figure[] {
  const over = current?.buckets.filter(({ end }) => end <= now) ?? [];
  const skipsEmpty = isSparse(over);
  // The groups of different periods may be in different orders.
  const sameGroups = (of: Summary): Measured => ({
    ...of,
    groups: (current ?? of).groups.map(({ key }) => of.groups.find((other) => other.key === key) ?? noAmounts),
  });
  return kindsOf(current, connection, measure).map(
    ({ id, label, measure: read, format, isShare = false, increase }) => {
      const value = current ? read(current) : null;
      const before = previous ? read(sameGroups(previous)) : null;
      const { text, full }: AmountText = value === null ? { text: '–' } : format(value);
      return {
        id,
        label,
        value: current ? text : null,
        ...(full === undefined ? {} : { full }),
        change: value === null || before === null ? undefined : changeOf(value, before, isShare, increase),
        ...(before === null || isShare ? {} : { before: format(before).text }),
        course: over.map(read).filter((one) => one !== null || !skipsEmpty),
      };
    },
  );
}

const tones: Record<Increase, { up: Tone; down: Tone }> = {
  good: { up: 'success', down: 'error' },
  bad: { up: 'error', down: 'success' },
  neutral: { up: 'neutral', down: 'neutral' },
};

/** Returns the change; undefined if the previous value is zero and the current one is not. */
function changeOf(value: number, before: number, isShare: boolean, increase: Increase): Figure['change'] {
  const difference = isShare ? value - before : before === 0 ? 0 : (value - before) / Math.abs(before);
  if (!isShare && before === 0 && value !== 0) return undefined;
  const text = isShare ? formatPoints(Math.abs(difference)) : formatShare(Math.abs(difference));
  // A change that rounds to zero has no direction.
  if (text === formatPoints(0) || text === formatShare(0)) return { text, direction: 'none', tone: 'neutral' };
  const direction = difference > 0 ? 'up' : 'down';
  return { text, direction, tone: tones[increase][direction] };
}

/** Returns the color of each group: that of its level, or else the next series color. */
export function groupColors(
  groups: readonly { key: string | null }[],
  groupLevels: Connection['groupLevels'],
): readonly ChartColor[] {
  let next = 0;
  return groups.map(({ key }) => {
    const level = levelOf(key, { groupLevels });
    if (level) return `level-${level}` as const;
    next += 1;
    return seriesColors[(next - 1) % seriesColors.length] ?? 'series-1';
  });
}

/** The prefix prevents collisions with other keys, because a group may be called “start”. */
const seriesKey = (group: string | null): string => (group === null ? 'others' : `group ${group}`);

/** Returns a series for each group, or one for all rows if there are no groups. */
export function seriesOf(
  groups: readonly { key: string | null }[],
  { words, groupLevels }: Pick<Connection, 'words' | 'groupLevels'>,
  measure: Measure,
): readonly ChartSeries[] {
  if (groups.length === 0) return [{ key: 'all', label: measureName(measure, words) }];
  return groupColors(groups, groupLevels).map((color, index) => {
    const key = groups[index]?.key ?? null;
    return { key: seriesKey(key), label: groupName(key, { groupLevels }), color };
  });
}

/** Returns the amounts of a bucket by the keys of its series. */
export function amountsBySeries(
  bucket: Summary['buckets'][number],
  series: readonly ChartSeries[],
  measure: Measure,
): Record<string, number | null> {
  const amounts = bucket.groups.length === 0 ? [bucket] : bucket.groups;
  return Object.fromEntries(amounts.map((one, index) => [series[index]?.key ?? '', amountOf(one, measure)]));
}

/** Returns whether the lines of a chart would have gaps. */
export const hasSparseSeries = ({ groups, buckets }: Pick<Summary, 'groups' | 'buckets'>): boolean =>
  groups.length === 0
    ? isSparse(buckets)
    : groups.some((_, at) => isSparse(buckets.map((bucket) => bucket.groups[at] ?? noAmounts)));
