/** The kind of value in a field: a date, a time of day, or both. */
export type SegmentKind = 'date' | 'time' | 'datetime';

export const segmentNames = ['year', 'month', 'day', 'hour', 'minute', 'dayPeriod'] as const;
export type SegmentName = (typeof segmentNames)[number];

/** A part that the user enters. Its `text` is a sample, such as the name for the morning. */
export interface SegmentPart {
  name: SegmentName;
  text: string;
}

/** Segments that remain in the same order relative to each other, with the literals between them. */
export interface SegmentGroup {
  /** Numbers run from left to right, even in Arabic, unless the format contains opposite-direction marks. */
  dir: 'ltr' | 'rtl' | undefined;
  parts: (SegmentPart | string)[];
}

export interface SegmentLayout {
  groups: SegmentGroup[];
  /** The segments in order. */
  names: SegmentName[];
  /** The names for the morning and the afternoon, or `undefined` on a 24-hour clock. */
  periods?: readonly [string, string];
}

const options: Record<'date' | 'time', Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: '2-digit', day: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
};

/** Returns the format options for entering a value, in the Gregorian calendar and without a time zone. */
export const entryFormat = (kind: SegmentKind): Intl.DateTimeFormatOptions => ({
  calendar: 'gregory',
  timeZone: 'UTC',
  ...(kind !== 'time' && options.date),
  ...(kind !== 'date' && options.time),
});

const isSegment = (type: string): type is SegmentName => segmentNames.some((name) => name === type);
const groupOf = (type: string): string =>
  type === 'dayPeriod' ? 'period' : type === 'hour' || type === 'minute' ? 'time' : 'date';
const noonMs = 43_200_000;

/** Returns the segments in the locale's order, with its separators. */
export function layoutOf(locale: string, kind: SegmentKind): SegmentLayout {
  const format = new Intl.DateTimeFormat(locale, entryFormat(kind));
  const parts = format.formatToParts(0);
  const groups: SegmentGroup[] = [];
  let last = '';
  parts.forEach(({ type, value }, index) => {
    if (isSegment(type)) {
      const group = groupOf(type);
      if (group !== last) groups.push({ dir: group === 'period' ? undefined : 'ltr', parts: [] });
      last = group;
      groups.at(-1)?.parts.push({ name: type, text: value });
      return;
    }
    const next = parts.slice(index).find((part) => isSegment(part.type));
    const current = groups.at(-1);
    if (current && next && groupOf(next.type) === last) current.parts.push(value);
    else groups.push({ dir: undefined, parts: [value] });
    if (current && value.includes('\u200F')) current.dir = 'rtl';
  });
  const period = (time: number): string =>
    format.formatToParts(time).find(({ type }) => type === 'dayPeriod')?.value ?? '';
  return {
    groups,
    names: parts.flatMap(({ type }) => (isSegment(type) ? [type] : [])),
    periods: period(0) ? [period(0), period(noonMs)] : undefined,
  };
}

/** Returns the lowest and highest numbers of a segment. */
export function limitsOf(name: SegmentName, hasPeriods: boolean): readonly [number, number] {
  if (name === 'hour') return hasPeriods ? [1, 12] : [0, 23];
  return { year: [1, 9999], month: [1, 12], day: [1, 31], minute: [0, 59], dayPeriod: [0, 1] }[name] as [
    number,
    number,
  ];
}

/** Returns a function that replaces the locale's digits with Latin ones. */
export function latinDigits(locale: string): (text: string) => string {
  const format = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  return (text) =>
    text.replaceAll(/\p{Nd}/gu, (digit) => String(digits.includes(digit) ? digits.indexOf(digit) : digit));
}
