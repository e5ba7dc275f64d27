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

/** To the right of where the pointer leaves, and reaching far down. */
const flyout = box(88, 100, 300, 400);
const exit = { x: 60, y: 120 };

describe('the way of the pointer into a flyout', () => {
  it.each([
    ['straight ahead', { x: 75, y: 121 }],
    ['to its far corner, over the neighbours', { x: 74, y: 260 }],
    ['at its corner', { x: 88, y: 400 }],
    ['a little beyond the corner, as a hand does', { x: 88, y: 407 }],
  ])('goes on %s', (_, point) => {
    expect(isInPointerTriangle(point, exit, flyout)).toBe(true);
  });

  it.each([
    ['down beside it', { x: 60, y: 260 }],
    ['back', { x: 40, y: 121 }],
    ['past its lower end', { x: 88, y: 420 }],
    ['up', { x: 70, y: 40 }],
  ])('has ended for a pointer that goes %s', (_, point) => {
    expect(isInPointerTriangle(point, exit, flyout)).toBe(false);
  });

  it('takes the slack that it is given', () => {
    expect(isInPointerTriangle({ x: 88, y: 420 }, exit, flyout, 24)).toBe(true);
  });

  const length = fc.integer({ min: 1, max: 500 });

  it('never ends on the straight line to any point of the near edge', () => {
    fc.assert(
      fc.property(
        length,
        length,
        length,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (gap, start, height, at, done) => {
          const target = box(gap, 0, gap + 200, height);
          // A button stands beside the flyout that it opens: the pointer leaves somewhere along it.
          const from = { x: 0, y: start % height };
          const point = { x: gap * done, y: from.y + (height * at - from.y) * done };
          expect(isInPointerTriangle(point, from, target)).toBe(true);
        },
      ),
      { seed: 20_260_611, numRuns: 1000 },
    );
  });

  it('is the same from right to left', () => {
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
