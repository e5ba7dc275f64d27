import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Sparkline } from 'waymark';
import { areaPath, dotsPath, linePath, type PathPoint, thin } from '../../../src/components/data/chart/line-path';
import { openDomain, valueScale } from '../../../src/components/data/chart/scale';

const wave = (count: number, width: number): PathPoint[] =>
  Array.from({ length: count }, (_, index) => [(index / count) * width, 50 + 50 * Math.sin(index * 0.7)]);

describe('a line of 10,000 points', () => {
  const points = wave(10_000, 300);
  const kept = thin(points);

  it('keeps the first, lowest, highest and last point of each column', () => {
    for (let column = 0; column < 300; column += 25) {
      const isIn = ([x]: PathPoint): boolean => Math.floor(x + 0.0005) === column;
      const all = points.filter(isIn);
      const some = kept.filter(isIn);
      const ys = (list: PathPoint[]): number[] => list.map(([, y]) => Number(y));
      expect([some[0], some.at(-1)]).toEqual([all[0], all.at(-1)]);
      expect(Math.min(...ys(some))).toBe(Math.min(...ys(all)));
      expect(Math.max(...ys(some))).toBe(Math.max(...ys(all)));
    }
  });

  it('keeps every point if the columns are wide enough', () => {
    expect(thin(wave(50, 300))).toEqual(wave(50, 300));
  });
});

describe('a gap', () => {
  const points: PathPoint[] = [
    [0, 1],
    [10, 2],
    [20, null],
    [30, 3],
    [40, null],
    [50, 4],
    [60, 5],
  ];

  it('interrupts both the line and the area', () => {
    expect(linePath(thin(points)).match(/M/g)).toHaveLength(3);
    expect(areaPath(thin(points), 9).match(/M/g)).toHaveLength(3);
  });

  it('turns a point between two gaps into a dot', () => {
    expect(dotsPath(points)).toBe('M30,3h0');
  });

  it('remains between two dense parts of a line', () => {
    const dense = wave(10_000, 300).map(([x, y]): PathPoint => [x, x > 100 && x < 120 ? null : y]);
    expect(linePath(thin(dense)).match(/M/g)).toHaveLength(2);
  });
});

describe('the value domain', () => {
  it.each([
    [
      [0, 0],
      [0, 1],
    ],
    [
      [undefined, undefined],
      [0, 1],
    ],
    [
      [8, 8],
      [4, 12],
    ],
    [
      [-8, -8],
      [-12, -4],
    ],
    [
      [2, 5],
      [2, 5],
    ],
  ] as const)('is derived from %j as %j', (values, domain) => {
    expect(openDomain(values)).toEqual(domain);
  });

  it('ends at ticks, which are whole numbers for counts', () => {
    const fine = valueScale([0, 2.2], { height: 100, count: 5, isWhole: false });
    expect(fine.ticks).toEqual([0, 0.5, 1, 1.5, 2, 2.5]);
    expect([fine.y(0), fine.y(2.5)]).toEqual([100, 0]);
    expect(valueScale([0, 2], { height: 100, count: 5, isWhole: true }).ticks).toEqual([0, 1, 2]);
  });
});

describe('Sparkline', () => {
  const paths = (data: readonly (number | null | undefined)[]): string[] => {
    const { container } = render(<Sparkline data={data} />);
    return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  };

  it.each([
    ['no values', []],
    ['only gaps', [null, Number.NaN, Number.POSITIVE_INFINITY, undefined]],
    ['a single value', [3]],
  ])('draws nothing for %s', (_name, data) => {
    expect(paths(data)).toEqual([]);
  });

  it.each([
    ['equal values', [3, 3, 3]],
    ['values with gaps', [3, null, 5, Number.NaN, Number.NEGATIVE_INFINITY, 4]],
  ])('draws %s with finite coordinates', (_name, data) => {
    const drawn = paths(data).join('');
    expect(drawn).toMatch(/^M\d/);
    expect(drawn).not.toMatch(/NaN|Infinity/);
  });
});
