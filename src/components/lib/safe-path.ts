export interface Point {
  x: number;
  y: number;
}

/** On which side of the line from `a` to `b` a point lies. */
function side(point: Point, a: Point, b: Point): number {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

/**
 * Whether a pointer that left at `exit` may be on its way to a box: it is in the triangle between that point and the near
 * edge of the box. A way to the far corner of a flyout leads over the neighbours of what opened it.
 * @param slack how far beyond the corners still counts, in px
 */
export function isOnTheWay(point: Point, exit: Point, box: DOMRectReadOnly, slack = 8): boolean {
  const near = exit.x < box.left ? box.left : box.right;
  const corners = [
    { x: near, y: box.top - slack },
    { x: near, y: box.bottom + slack },
  ] as const;
  // From a step back, so that the first pixels of the way are inside.
  const from = { x: exit.x + Math.sign(exit.x - near) * slack, y: exit.y };
  const sides = [side(point, from, corners[0]), side(point, corners[0], corners[1]), side(point, corners[1], from)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}
