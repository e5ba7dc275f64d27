// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

interface Result {
  starts: string[];
  counts: number[];
  names: string[];
}

/** Runs in a process of its own, because the time zone of a process cannot change. */
const script = `
  import { runnerImport } from 'vite';
  const load = async (file) => (await runnerImport('./src/components/lib/chart/' + file, { configFile: false, logLevel: 'silent' })).module;
  const [{ toBuckets }, { createFormat }] = [await load('buckets.ts'), await load('format.ts')];
  const { interval, from, to } = JSON.parse(process.argv[1]);
  const data = [];
  for (let time = Date.parse(from); time < Date.parse(to); time += 1_800_000) data.push({ time: new Date(time), count: 1 });
  const { buckets } = toBuckets({ data, x: 'time', keys: ['count'], interval, zone: 'local' });
  const { x } = createFormat({ locale: 'en', zone: 'local', buckets, interval });
  const local = (date) => date.toLocaleString('sv').slice(0, 16);
  console.log(JSON.stringify({
    starts: buckets.map((bucket) => local(bucket.x)),
    counts: buckets.map(({ values }) => values[0]),
    names: buckets.map((bucket) => x(bucket.x)),
  }));
`;

function bucketsIn(zone: string, request: { interval: string; from: string; to: string }): Result {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script, JSON.stringify(request)], {
    encoding: 'utf8',
    env: { ...process.env, TZ: zone },
  });
  return JSON.parse(output) as Result;
}

// Each time is a row every half hour.
describe('buckets when the clock changes', () => {
  it('have 25 hours at the end of summer time, of which two have the same hour and another zone', () => {
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

  it('have 23 hours at the beginning of summer time', () => {
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

  it('begin at one o’clock on a day without midnight', () => {
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
    const startsOf = (interval: string) => bucketsIn('Europe/Berlin', { interval, ...range }).starts;
    expect(startsOf('month').slice(1)).toEqual(['2026-01-01 00:00', '2026-02-01 00:00', '2026-03-01 00:00']);
    expect(startsOf('year')).toEqual(['2025-01-01 00:00', '2026-01-01 00:00']);
    const weeks = startsOf('week');
    expect(weeks[0]).toBe('2025-12-29 00:00');
    expect(weeks.every((start) => start.endsWith('00:00'))).toBe(true);
  });
});
