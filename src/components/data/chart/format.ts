import type { Bucket } from './buckets';
import { type ChartInterval, type ChartX, intervalsOf, offsetOf, type Zone } from './intervals';

/** Functions that format numbers as text. */
export interface NumberTexts {
  /** Formats a value with its unit. */
  value: (value: number) => string;
  /** Formats a value without its unit, because the header of a table column states the unit. */
  plain: (value: number) => string;
  /** Formats a value on the axis, abbreviated and without its unit: "12K". */
  tick: (value: number) => string;
}

export interface ChartFormat extends NumberTexts {
  locale: string;
  /** Formats a share of a total, such as "43%". */
  share: (value: number) => string;
  /** Returns the complete name of a position. */
  x: (x: ChartX) => string;
  /** Returns the short names of positions on the axis. */
  xTicks: (ticks: readonly ChartX[]) => string[];
}

export interface FormatOptions {
  locale: string;
  zone: Zone;
  buckets: readonly Bucket[];
  interval?: ChartInterval;
  numberFormat?: Intl.NumberFormatOptions;
  unit?: string;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;
/** More digits would reveal the rounding errors of a number. */
const maxDigits = 15;

/**
 * Returns the time unit that distinguishes the given positions. A day may last only 23 hours, and a month only 28 days.
 */
function timeStep(times: readonly Date[]): ChartInterval {
  const steps = times.slice(1).map((time, index) => +time - Number(times[index]));
  // With many points, `Math.min(...steps)` would exceed the stack size.
  const hours = steps.reduce((least, step) => Math.min(least, step || least), Number.POSITIVE_INFINITY) / hourMs;
  if (hours < 23) return 'hour';
  if (hours < 28 * 24 - 1) return 'day';
  return hours < 365 * 24 - 1 ? 'month' : 'year';
}

const fullDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

const fullStyles: Record<ChartInterval, Intl.DateTimeFormatOptions> = {
  hour: { ...fullDate, ...time },
  day: { weekday: 'long', ...fullDate },
  week: fullDate,
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
};

const dayOfMonth = { day: 'numeric', month: 'short' } as const;

const tickStyles: Record<ChartInterval, Intl.DateTimeFormatOptions> = {
  hour: time,
  day: { day: 'numeric' },
  week: dayOfMonth,
  month: { month: 'short' },
  year: { year: 'numeric' },
};

/** Adds seconds to the format of a time of day if some times do not fall on a full minute. */
const withSeconds = (style: Intl.DateTimeFormatOptions, times: readonly Date[]): Intl.DateTimeFormatOptions =>
  style.minute && times.some((date) => +date % minuteMs !== 0) ? { ...style, second: '2-digit' } : style;

/**
 * The next larger unit, which the first tick in it names: the day at midnight, the month on its first day, or the year
 * in January.
 */
const larger: Partial<Record<ChartInterval, { unit: ChartInterval; style: Intl.DateTimeFormatOptions }>> = {
  hour: { unit: 'day', style: dayOfMonth },
  day: { unit: 'month', style: { month: 'short' } },
  month: { unit: 'year', style: { year: 'numeric' } },
};

/** Returns the name of the time zone for `Intl`. */
const zoneName = (zone: Zone): string | undefined => (zone === 'local' ? undefined : zone);

const isDate = (x: ChartX | undefined): x is Date => x instanceof Date;

/** Creates the number formats. */
export function createNumbers(locale: string, numberFormat?: Intl.NumberFormatOptions, unit?: string): NumberTexts {
  const full = new Intl.NumberFormat(locale, numberFormat);
  // Compact notation rounds 12.5 to 13, but ticks are round numbers, so all of their digits are displayed.
  const compact = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumSignificantDigits: maxDigits,
    ...numberFormat,
  });
  return {
    value: (value) => (unit ? `${full.format(value)} ${unit}` : full.format(value)),
    plain: (value) => full.format(value),
    tick: (value) => compact.format(value),
  };
}

/** Creates the formats for a chart's values and positions. */
export function createFormat({ locale, zone, buckets, interval, numberFormat, unit }: FormatOptions): ChartFormat {
  const numbers = createNumbers(locale, numberFormat, unit);
  const shares = new Intl.NumberFormat(locale, { style: 'percent' });
  const timeZone = zoneName(zone);
  const dateFormat = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...style, timeZone });

  const times = buckets.map(({ x }) => x).filter(isDate);
  const isMidnight = (date: Date): boolean => +intervalsOf(zone).day.floor(date) === +date;
  const step = interval ?? (times.length > 1 ? timeStep(times) : times.every(isMidnight) ? 'day' : 'hour');
  // At the end of daylight-saving time, an hour repeats; the name of the time zone distinguishes the two.
  const [first, last] = [times[0], times.at(-1)];
  const isNamed = step === 'hour' && first && last && offsetOf(zone, +first) !== offsetOf(zone, +last);
  const fullTime = dateFormat({ ...withSeconds(fullStyles[step], times), ...(isNamed && { timeZoneName: 'short' }) });

  const notTime = (x: ChartX): string => (typeof x === 'number' ? numbers.plain(x) : String(x));
  return {
    locale,
    ...numbers,
    share: (value) => shares.format(value),
    x: (x) => (isDate(x) ? fullTime.format(x) : notTime(x)),
    xTicks: (ticks) => {
      const dates = ticks.filter(isDate);
      const tickStep = dates.length > 1 ? timeStep(dates) : step;
      const style = withSeconds(tickStyles[tickStep], dates);
      const short = dateFormat(style);
      const above = dates.length > 0 ? larger[tickStep] : undefined;
      if (!above) return ticks.map((tick) => (isDate(tick) ? short.format(tick) : notTime(tick)));
      const startOf = (date: Date | undefined): number =>
        date ? +intervalsOf(zone)[above.unit].floor(date) : Number.NaN;
      const both = dateFormat({ ...above.style, ...style });
      // A day alone does not indicate its month.
      const isDay = tickStep === 'day';
      const start = isDay ? both : dateFormat(above.style);
      const isOne = !isDay && dates.length > 1 && startOf(dates[0]) === startOf(dates.at(-1));
      return dates.map((date, index) => {
        if (isOne || startOf(date) === startOf(dates[index - 1])) return short.format(date);
        return startOf(date) === +date ? start.format(date) : both.format(date);
      });
    },
  };
}

/** Returns the time of an update, including its date unless the update was today. */
export function formatUpdate(date: Date, { locale, zone }: Pick<FormatOptions, 'locale' | 'zone'>): string {
  // A server's clock and time zone differ from the user's.
  if (zone === 'UTC') return date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' });
  const { day } = intervalsOf(zone);
  const isToday = +day.floor(date) === +day.floor(new Date());
  return date.toLocaleString(locale, {
    ...(!isToday && { dateStyle: 'medium' }),
    timeStyle: 'short',
    timeZone: zoneName(zone),
  });
}
