// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { toBuckets } from '../../../src/components/data/chart/buckets';
import { createFormat } from '../../../src/components/data/chart/format';
import type { ChartInterval } from '../../../src/components/data/chart/intervals';

interface Request {
  interval: ChartInterval;
  from: string;
  to: string;
}

/** Returns the local times and names of the buckets, and their row counts. */
function bucketsIn(timeZone: string, { interval, from, to }: Request) {
  vi.stubEnv('TZ', timeZone);
  const data: { time: Date; count: number }[] = [];
  for (let time = Date.parse(from); time < Date.parse(to); time += 1_800_000)
    data.push({ time: new Date(time), count: 1 });
  const of = { data, x: 'time', series: [{ key: 'count' }], interval };
  const { buckets } = toBuckets({ ...of, zone: 'local' });
  // A `LocaleProvider` sets the zone, regardless of the browser's zone.
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(toBuckets({ ...of, zone: timeZone }).buckets).toEqual(buckets);
  vi.stubEnv('TZ', timeZone);
  const { x } = createFormat({ locale: 'en', zone: 'local', buckets, interval });
  return {
    starts: buckets.map((bucket) => bucket.x.toLocaleString('sv').slice(0, 16)),
    counts: buckets.map(({ values }) => values[0]),
    names: buckets.map((bucket) => x(bucket.x)),
  };
}

// Each time is one of a series of rows every half hour.
describe('buckets when the clock changes', () => {
  it('span 25 hours at the end of summer time, with one hour in both offsets', () => {
    const { starts, counts, names } = bucketsIn('Europe/Berlin', {
      interval: 'hour',
      from: '2026-10-25T00:00:00+02:00',
      to: '2026-10-26T00:00:00+01:00',
    });
    expect(starts).toHaveLength(25);
    expect(counts.every((count) => count === 2)).toBe(true);
    expect(starts.filter((start) => start.endsWith('02:00'))).toHaveLength(2);
    expect(new Set(names).size).toBe(25);
  });

  it('span 23 hours at the start of summer time', () => {
    const { starts } = bucketsIn('Europe/Berlin', {
      interval: 'hour',
      from: '2026-03-29T00:00:00+01:00',
      to: '2026-03-30T00:00:00+02:00',
    });
    expect(starts).toHaveLength(23);
    expect(starts.some((start) => start.endsWith('02:00'))).toBe(false);
  });

  it('are calendar days of 23 and 25 hours', () => {
    const days = (from: string, to: string) => bucketsIn('America/New_York', { interval: 'day', from, to });
    const spring = days('2026-03-07T00:00:00-05:00', '2026-03-10T00:00:00-04:00');
    expect(spring.starts).toEqual(['2026-03-07 00:00', '2026-03-08 00:00', '2026-03-09 00:00']);
    expect(spring.counts).toEqual([48, 46, 48]);
    const autumn = days('2026-10-31T00:00:00-04:00', '2026-11-02T00:00:00-05:00');
    expect(autumn.starts).toEqual(['2026-10-31 00:00', '2026-11-01 00:00']);
    expect(autumn.counts).toEqual([48, 50]);
  });

  it('start at one o’clock on a day without midnight', () => {
    const { starts, counts } = bucketsIn('America/Sao_Paulo', {
      interval: 'day',
      from: '2018-11-03T00:00:00-03:00',
      to: '2018-11-05T00:00:00-02:00',
    });
    expect(starts).toEqual(['2018-11-03 00:00', '2018-11-04 01:00']);
    expect(counts).toEqual([48, 46]);
  });

  it('are calendar months, weeks and years', () => {
    const range = { from: '2025-12-29T00:00:00+01:00', to: '2026-04-01T00:00:00+02:00' };
    const startsOf = (interval: ChartInterval) => bucketsIn('Europe/Berlin', { interval, ...range }).starts;
    expect(startsOf('month').slice(1)).toEqual(['2026-01-01 00:00', '2026-02-01 00:00', '2026-03-01 00:00']);
    expect(startsOf('year')).toEqual(['2025-01-01 00:00', '2026-01-01 00:00']);
    const weeks = startsOf('week');
    expect(weeks[0]).toBe('2025-12-29 00:00');
    expect(weeks.every((start) => start.endsWith('00:00'))).toBe(true);
  });
});
