// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInPointerTriangle } from '../../../src/components/navigation/flyout/pointer-triangle';

const box = (left: number, top: number, right: number, bottom: number): DOMRectReadOnly => ({
  left,
  top,
  right,
  bottom,
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
  toJSON: () => '',
});

/** To the right of the exit point, and much taller than the button. */
const flyout = box(88, 100, 300, 400);
const exit = { x: 60, y: 120 };

describe('the path of the pointer into a flyout', () => {
  it.each([
    ['straight ahead', { x: 75, y: 121 }],
    ['to its far corner, over the neighbors', { x: 74, y: 260 }],
    ['at its corner', { x: 88, y: 400 }],
    ['a little beyond the corner', { x: 88, y: 407 }],
  ])('includes a point %s', (_, point) => {
    expect(isInPointerTriangle(point, exit, flyout)).toBe(true);
  });

  it.each([
    ['down beside it', { x: 60, y: 260 }],
    ['back', { x: 40, y: 121 }],
    ['past its lower end', { x: 88, y: 420 }],
    ['up', { x: 70, y: 40 }],
  ])('excludes a point %s', (_, point) => {
    expect(isInPointerTriangle(point, exit, flyout)).toBe(false);
  });

  it('accepts a larger tolerance', () => {
    expect(isInPointerTriangle({ x: 88, y: 420 }, exit, flyout, 24)).toBe(true);
  });

  const length = fc.integer({ min: 1, max: 500 });

  it('includes every straight line to a point of the near edge', () => {
    fc.assert(
      fc.property(
        length,
        length,
        length,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (gap, start, height, at, done) => {
          const target = box(gap, 0, gap + 200, height);
          // The button is beside the flyout: the pointer leaves it between its top and bottom.
          const from = { x: 0, y: start % height };
          const point = { x: gap * done, y: from.y + (height * at - from.y) * done };
          expect(isInPointerTriangle(point, from, target)).toBe(true);
        },
      ),
      { seed: 20_260_611, numRuns: 1000 },
    );
  });

  it('is mirrored in right-to-left', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: -400, max: 400 }),
        length,
        length,
        (x, y, gap, height) => {
          const right = isInPointerTriangle({ x, y }, { x: 0, y: 0 }, box(gap, -50, gap + 200, height));
          const left = isInPointerTriangle({ x: -x, y }, { x: 0, y: 0 }, box(-gap - 200, -50, -gap, height));
          expect(left).toBe(right);
        },
      ),
      { seed: 20_260_611, numRuns: 1000 },
    );
  });
});
