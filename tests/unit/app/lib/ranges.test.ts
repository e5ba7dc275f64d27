// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customRangeOf, daysOf, rangeAt } from '../../../../../src/app/pages/dashboard/state/ranges';

const now = new Date('2026-11-22T14:05:00Z');

beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
});

describe('a range of the user’s own', () => {
  it('has hours when it begins or ends within a day, also where the clock is half an hour off', () => {
    const [from, to] = [Date.parse('2026-11-14T03:30Z'), Date.parse('2026-11-14T07:30Z')];
    const range = customRangeOf(from, to);
    expect(range).toEqual({ from: '2026-11-14T03:30Z', to: '2026-11-14T07:30Z' });
    expect(rangeAt(range, now)).toMatchObject({
      bucket: 'hour',
      from,
      to,
      previous: { from: from - (to - from), to: from },
    });
    expect(daysOf(range)).toEqual({ from: '2026-11-14', to: '2026-11-14' });
  });

  it('has days when it begins and ends with them', () => {
    const range = customRangeOf(+new Date(2026, 10, 2), +new Date(2026, 10, 15));
    expect(range).toEqual({ from: '2026-11-02', to: '2026-11-14' });
    expect(rangeAt(range, now)).toMatchObject({ bucket: 'day', to: +new Date(2026, 10, 15) });
  });
});
