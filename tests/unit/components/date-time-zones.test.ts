// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  dateFormat,
  lastOfMonth,
  startOfWeek,
  today,
  weeksOf,
} from '../../../src/components/lib/calendar-date';

// Zones whose clocks change at midnight, by half an hour or by a whole day, and zones at both ends of the world.
describe.each([
  'UTC',
  'America/Sao_Paulo',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Europe/Berlin',
  'Africa/Cairo',
])('in the time zone %s', (name) => {
  beforeEach(() => {
    vi.stubEnv('TZ', name);
  });

  it('no day of a year is skipped, repeated or wrong', () => {
    const format = dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
    for (const year of ['2011', '2018', '2026']) {
      const days = [`${year}-01-01`];
      while (days.at(-1) !== `${year}-12-31`) days.push(addDays(days.at(-1) ?? '', 1));
      expect(days).toHaveLength(365);
      for (const day of days) expect(format(day)).toBe(day);
    }
  });

  it('today follows the local clock', () => {
    const late = new Date(2026, 2, 28, 23, 59);
    const early = new Date(2026, 2, 29, 0, 1);
    expect([today(late), today(early)]).toEqual(['2026-03-28', '2026-03-29']);
  });

  it('a month shows all of its days in their weekday columns', () => {
    const weeks = weeksOf('2026-03-17', 1);
    expect(weeks.map(([monday]) => monday)).toEqual([
      '2026-02-23',
      '2026-03-02',
      '2026-03-09',
      '2026-03-16',
      '2026-03-23',
      '2026-03-30',
    ]);
    expect(lastOfMonth('2026-02-03')).toBe('2026-02-28');
    expect(startOfWeek('2026-03-29', 7)).toBe('2026-03-29');
  });
});
