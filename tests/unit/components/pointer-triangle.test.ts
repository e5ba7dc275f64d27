// @vitest-environment node
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

describe('the pointer path into a flyout', () => {
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
});
