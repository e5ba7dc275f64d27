/** The crumbs listed in the menu: from index `from` up to, but not including, index `to`. */
export interface HiddenCrumbs {
  from: number;
  to: number;
}

/** Returns the crumbs that are hidden at every width because of `max`, starting after the first crumb. */
export function hiddenByCount(count: number, max: number): HiddenCrumbs {
  // The current page is always visible. `NaN` counts as 1.
  const limit = max >= 1 ? Math.floor(max) : 1;
  const from = limit > 1 ? 1 : 0;
  return count > limit ? { from, to: count - limit + from } : { from: 1, to: 1 };
}

/**
 * Returns the crumbs to hide for the available width. Crumbs after the first one are hidden first; the first one is
 * hidden only if the current page would otherwise have less space than the button. The current page is never hidden;
 * `cut` is `true` if its title is truncated.
 * @param least the crumbs that are hidden at every width
 * @param widths the widths of the first crumb, the button, and the crumbs after `least`, each including its separator
 * @param room the available width
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
