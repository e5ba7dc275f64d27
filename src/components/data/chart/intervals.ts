import {
  timeDay,
  timeHour,
  timeMonday,
  timeMonth,
  timeYear,
  utcDay,
  utcHour,
  utcMonday,
  utcMonth,
  utcYear,
} from 'd3-time';

/** The position of a bucket: a category, a number or a time. */
export type ChartX = string | number | Date;

/** The length of a time bucket. A week begins on Monday. */
export type ChartInterval = 'hour' | 'day' | 'week' | 'month' | 'year';

/** The time zone in which buckets begin: `local` is that of the browser, others are IANA names. */
export type Zone = string;

/** What the charts use of an interval. `d3-time` has no types of its own, so the types of the kit do not refer to it. */
interface TimeBuckets {
  /** The beginning of the bucket of a time. */
  floor: (date: Date) => Date;
  /** The beginnings of all buckets from `start` until before `stop`. */
  range: (start: Date, stop: Date) => Date[];
}

type Intervals = Readonly<Record<ChartInterval, TimeBuckets>>;

const local: Intervals = { hour: timeHour, day: timeDay, week: timeMonday, month: timeMonth, year: timeYear };
const utc: Intervals = { hour: utcHour, day: utcDay, week: utcMonday, month: utcMonth, year: utcYear };
const zones = new Map<Zone, Intervals>([
  ['local', local],
  ['UTC', utc],
]);

export function intervalsOf(zone: Zone): Intervals {
  const known = zones.get(zone) ?? zoned(zone);
  zones.set(zone, known);
  return known;
}

/** Creating a format takes longer than formatting, and rows of one quarter of an hour have the same offset. */
const quarterMs = 900_000;
const offsets = new Map<Zone, (time: number) => number>();

/** The offset of a time zone from UTC at a time, in ms. */
export function offsetOf(zone: Zone, time: number): number {
  if (zone === 'local') return -60_000 * new Date(time).getTimezoneOffset();
  if (zones.get(zone) === utc) return 0;
  const known = offsets.get(zone) ?? createOffset(zone);
  offsets.set(zone, known);
  return known(time);
}

function createOffset(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const quarters = new Map<number, number>();
  return (time) => {
    const quarter = Math.floor(time / quarterMs);
    const known = quarters.get(quarter);
    if (known !== undefined) return known;
    // "1/31/2026, GMT+05:30", or "GMT" without an offset.
    const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(format.format(time)) ?? [];
    const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
    quarters.set(quarter, offset);
    return offset;
  };
}

/** Converts a time to a date whose UTC fields are the clock of the zone. */
export const toClock = (zone: Zone, date: Date): Date => new Date(+date + offsetOf(zone, +date));

/** Converts such a date to its time. */
export function fromClock(zone: Zone, clock: Date): Date {
  const guess = +clock - offsetOf(zone, +clock);
  const time = +clock - offsetOf(zone, guess);
  // A time that the clock leaves out is as long after the change.
  return new Date(+toClock(zone, new Date(time)) === +clock ? time : Math.max(guess, time));
}

/** The intervals of a zone other than that of the browser and UTC: those of UTC, by its clock. */
function zoned(zone: Zone): Intervals {
  const hourMs = 3_600_000;
  const byClock = ({ floor, range }: TimeBuckets): TimeBuckets => ({
    floor: (date) => fromClock(zone, floor(toClock(zone, date))),
    range: (start, stop) => range(toClock(zone, start), toClock(zone, stop)).map((clock) => fromClock(zone, clock)),
  });
  return {
    // By time: the clock repeats an hour, and leaves one out.
    hour: {
      floor: (date) => new Date(+utc.hour.floor(toClock(zone, date)) - offsetOf(zone, +date)),
      range: (start, stop) =>
        Array.from({ length: Math.ceil((+stop - +start) / hourMs) }, (_, index) => new Date(+start + index * hourMs)),
    },
    day: byClock(utc.day),
    week: byClock(utc.week),
    month: byClock(utc.month),
    year: byClock(utc.year),
  };
}

/** Whether two positions are the same: two dates are if they are the same time. */
export const isSameX = (first: ChartX | null, second: ChartX | null): boolean =>
  first instanceof Date && second instanceof Date ? +first === +second : first === second;
