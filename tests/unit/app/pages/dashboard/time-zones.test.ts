// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { zoneName } from '../../../../../src/app/data/value-formats';
import { readDashboardSearch } from '../../../../../src/app/pages/dashboard/state/dashboard-search';
import { rangeAt, type RangeId } from '../../../../../src/rows/ranges';

const localTime = (time: number): string => new Date(time).toLocaleString('sv').slice(0, 16);

/** The bounds of ranges and of the periods in them, as local times in a time zone. */
function textsIn(zone: string, requests: readonly { id: RangeId; now: string }[]) {
  vi.stubEnv('TZ', zone);
  return requests.map(({ id, now }) => {
    const { from, to, elapsed, previous } = rangeAt(id, new Date(now));
    return {
      range: [from, to].map(localTime),
      elapsed: [elapsed.from, elapsed.to].map(localTime),
      previous: [previous.from, previous.to].map(localTime),
      days: (to - from) / 86_400_000,
    };
  });
}

// UTC-11, a zone with a half-hour offset, and UTC+14.
describe.each(['Pacific/Pago_Pago', 'Asia/Kolkata', 'Pacific/Kiritimati'])('in %s', (zone) => {
  it('ranges begin and end at local midnight, like the previous period', () => {
    const now = '2026-11-22T14:05';
    const expected = [
      ['today', '2026-11-22', '2026-11-21', '2026-11-21'],
      ['month', '2026-11-01', '2026-10-01', '2026-10-22'],
      ['year', '2026-01-01', '2025-01-01', '2025-11-22'],
      ['7d', '2026-11-16', '2026-11-09', '2026-11-15'],
      ['30d', '2026-10-24', '2026-09-24', '2026-10-23'],
    ] as const;
    const found = textsIn(
      zone,
      expected.map(([id]) => ({ id, now })),
    );
    expect(found.map(({ range, elapsed, previous }) => ({ range, elapsed, previous }))).toEqual(
      expected.map(([, from, previousFrom, previousTo]) => ({
        range: [`${from} 00:00`, '2026-11-23 00:00'],
        elapsed: [`${from} 00:00`, '2026-11-22 14:05'],
        previous: [`${previousFrom} 00:00`, `${previousTo} 14:05`],
      })),
    );
  });
});

it.each([
  ['UTC', 'UTC'],
  ['America/New_York', 'EST'],
  ['Europe/Berlin', 'GMT+1'],
  ['Asia/Kolkata', 'GMT+5:30'],
  ['Pacific/Pago_Pago', 'GMT-11'],
])('the name of a zone is displayed for %s as %s', (zone, name) => {
  vi.stubEnv('TZ', zone);
  expect(zoneName(Date.UTC(2026, 11, 1))).toBe(name);
});

it('the previous period ends within its month or year', () => {
  const found = textsIn('Europe/Berlin', [
    { id: 'month', now: '2026-03-31T12:00' },
    { id: 'month', now: '2026-05-31T12:00' },
    { id: 'month', now: '2026-01-15T12:00' },
    { id: 'year', now: '2028-02-29T12:00' },
    { id: 'today', now: '2026-01-01T00:00' },
  ]);
  expect(found.map(({ previous }) => previous)).toEqual([
    ['2026-02-01 00:00', '2026-03-01 00:00'],
    ['2026-04-01 00:00', '2026-05-01 00:00'],
    ['2025-12-01 00:00', '2025-12-15 12:00'],
    ['2027-01-01 00:00', '2027-03-01 00:00'],
    ['2025-12-31 00:00', '2025-12-31 00:00'],
  ]);
});

describe('a change of daylight saving time', () => {
  it('keeps days, weeks and months whole', () => {
    const found = textsIn('Europe/Berlin', [
      { id: 'today', now: '2026-03-29T12:00' },
      { id: 'today', now: '2026-10-25T12:00' },
      { id: '7d', now: '2026-03-31T12:00' },
      { id: 'month', now: '2026-10-31T12:00' },
    ]);
    expect(found.map(({ days }) => Math.round(days * 24))).toEqual([23, 25, 7 * 24 - 1, 31 * 24 + 1]);
    expect(found.flatMap(({ range }) => range).every((text) => text.endsWith('00:00'))).toBe(true);
  });

  it('begins the day at the first existing time', () => {
    // In Beirut, clocks are set forward at midnight.
    const [found] = textsIn('Asia/Beirut', [{ id: 'today', now: '2026-03-29T12:00' }]);
    expect(found?.range).toEqual(['2026-03-29 01:00', '2026-03-30 00:00']);
  });

  it('distinguishes the repeated hour in the URL', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const at = (hour: string) =>
      readDashboardSearch(new URLSearchParams(`range=today&at=2026-10-25T${hour}Z`), new Date('2026-10-25T12:00:00Z'))
        .at;
    expect(at('00:00')).toBe(Date.UTC(2026, 9, 25, 0));
    expect(at('01:00')).toBe(Date.UTC(2026, 9, 25, 1));
  });
});
