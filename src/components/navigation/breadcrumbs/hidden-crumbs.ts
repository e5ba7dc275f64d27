/** The crumbs that stand in the menu: those from the index `from` up to, not with, the index `to`. */
export interface HiddenCrumbs {
  from: number;
  to: number;
}

/** What is hidden whatever the room: what is more than `max`, right after the first crumb. */
export function hiddenByCount(count: number, max: number): HiddenCrumbs {
  // The current page always shows; `NaN` counts as one, too.
  const limit = max >= 1 ? Math.floor(max) : 1;
  const from = limit > 1 ? 1 : 0;
  return count > limit ? { from, to: count - limit + from } : { from: 1, to: 1 };
}

/**
 * What is hidden in the room there is: the crumbs after the first one go first, the first one last, and only when the
 * current page would have less room than the button takes. The current page never goes; `cut` says that its title does
 * not fit.
 * @param least what is hidden whatever the room
 * @param widths of the first crumb, of the button, and of the crumbs after those of `least`; each with its separator
 * @param room how wide the trail may be
 */
export function hiddenByWidth(
  { from, to }: HiddenCrumbs,
  [first = 0, button = Infinity, ...rest]: readonly number[],
  room: number,
): HiddenCrumbs & { cut: boolean } {
  const used = (): number =>
    rest.reduce((sum, width) => sum + width, (from > 0 ? first : 0) + (to > from ? button : 0));
  while (rest.length > 1 && used() > room) {
    rest.shift();
    to += 1;
  }
  const total = used();
  const [own = 0] = rest;
  const gains = to > from || button < first;
  if (gains && total - Math.max(0, own - button) > room) from = 0;
  return { from, to, cut: total > room };
}
