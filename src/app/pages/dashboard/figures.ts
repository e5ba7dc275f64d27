import type { StatDirection, Tone } from 'waymark';
import type { Amounts, Summary } from '../../data/readings/query';
import { formatCount, formatPoints, formatShare, formatValue } from './formats';

/** A figure of a period: null without readings. */
type Measure = (amounts: Amounts) => number | null;

interface FigureKind {
  id: string;
  label: string;
  measure: Measure;
  format: (value: number) => string;
  /** Whether a change is given in percentage points, because the figure is a share. */
  isShare: boolean;
  /** The tone of an increase. */
  increase: Tone;
}

const perReading =
  (of: (amounts: Amounts) => number): Measure =>
  (amounts) =>
    amounts.count === 0 ? null : of(amounts) / amounts.count;

const kinds: readonly FigureKind[] = [
  {
    id: 'count',
    label: 'Readings',
    measure: ({ count }) => count,
    format: formatCount,
    isShare: false,
    increase: 'success',
  },
  {
    id: 'average',
    label: 'Average value',
    measure: perReading(({ sum }) => sum),
    format: formatValue,
    isShare: false,
    increase: 'success',
  },
  {
    id: 'high',
    label: 'Share of high readings',
    measure: perReading(({ levels }) => levels.high.count),
    format: formatShare,
    isShare: true,
    increase: 'success',
  },
  {
    id: 'low',
    label: 'Low readings',
    measure: ({ levels }) => levels.low.count,
    format: formatCount,
    isShare: false,
    increase: 'error',
  },
];

export interface Figure {
  id: string;
  label: string;
  /** The formatted value; null before the first response. */
  value: string | null;
  change?: { text: string; direction: StatDirection; tone: Tone };
  /** The values of the buckets that have begun. */
  course: readonly (number | null)[];
}

/** Returns the figures of a summary and their changes since another one. */
export function figuresOf(current: Summary | undefined, previous: Summary | undefined, now: number): Figure[] {
  const begun = current?.buckets.filter(({ start }) => start <= now) ?? [];
  return kinds.map(({ id, label, measure, format, isShare, increase }) => {
    const value = current ? measure(current) : null;
    const before = previous ? measure(previous) : null;
    return {
      id,
      label,
      value: current ? (value === null ? '–' : format(value)) : null,
      change: value === null || before === null ? undefined : changeOf(value, before, isShare, increase),
      course: begun.map(measure),
    };
  });
}

/** Nothing can be compared with zero, except zero. */
function changeOf(value: number, before: number, isShare: boolean, increase: Tone): Figure['change'] {
  const difference = isShare ? value - before : before === 0 ? 0 : (value - before) / Math.abs(before);
  if (!isShare && before === 0 && value !== 0) return undefined;
  const text = isShare ? formatPoints(Math.abs(difference)) : formatShare(Math.abs(difference));
  // A change that rounds to zero has no direction.
  if (text === formatPoints(0) || text === formatShare(0)) return { text, direction: 'none', tone: 'neutral' };
  const isIncrease = difference > 0;
  const decrease: Tone = increase === 'success' ? 'error' : 'success';
  return { text, direction: isIncrease ? 'up' : 'down', tone: isIncrease ? increase : decrease };
}
