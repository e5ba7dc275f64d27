// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScrollPositions } from '../../../../src/app/router/scroll-positions';

beforeEach(() => window.sessionStorage.clear());

describe('the scroll positions of the history', () => {
  it('outlive a load of the page', () => {
    const positions = createScrollPositions();
    positions.set('a', 120);
    positions.set('b', 0);
    positions.save();
    const later = createScrollPositions();
    expect([later.get('a'), later.get('b'), later.get('c')]).toEqual([120, 0, undefined]);
  });

  it('forget the oldest', () => {
    const positions = createScrollPositions();
    for (let index = 0; index < 300; index += 1) {
      positions.set('first', 1);
      positions.set(`entry ${index}`, index);
    }
    expect(positions.get('entry 0')).toBeUndefined();
    expect(positions.get('entry 299')).toBe(299);
    expect(positions.get('first')).toBe(1);
  });

  it.each(['{', 'null', '{}', '[["a"], ["b", null], "c", ["d", 4]]'])('do not stumble over a stored %s', (stored) => {
    window.sessionStorage.setItem('waymark:scroll', stored);
    const positions = createScrollPositions();
    expect(positions.get('a')).toBeUndefined();
    expect(positions.get('b')).toBeUndefined();
  });

  it('last as long as the page where the storage refuses', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const positions = createScrollPositions();
    positions.set('a', 120);
    expect(() => positions.save()).not.toThrow();
    expect(positions.get('a')).toBe(120);
  });
});
