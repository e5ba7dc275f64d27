export interface Point {
  x: number;
  y: number;
}

/** Returns a number whose sign indicates the side of the line from `a` to `b` on which a point lies. */
function side(point: Point, a: Point, b: Point): number {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

/**
 * Whether a pointer that left the trigger at `exit` may be moving toward a box, that is, whether it is in the triangle
 * between `exit` and the box's near edge. The straight path to a flyout's far corner crosses the trigger's neighbors.
 * @param tolerance the allowed distance beyond the box's corners, in pixels
 */
export function isInPointerTriangle(point: Point, exit: Point, box: DOMRectReadOnly, tolerance = 8): boolean {
  const near = exit.x < box.left ? box.left : box.right;
  const corners = [
    { x: near, y: box.top - tolerance },
    { x: near, y: box.bottom + tolerance },
  ] as const;
  // Start one step behind the exit so that the first pixels of the path are inside.
  const apex = { x: exit.x + Math.sign(exit.x - near) * tolerance, y: exit.y };
  const sides = [side(point, apex, corners[0]), side(point, corners[0], corners[1]), side(point, corners[1], apex)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}
