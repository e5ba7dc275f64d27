/** The crumbs that stand in the menu: those from the index `from` up to, not with, the index `to`. */
export interface HiddenCrumbs {
  from: number;
  to: number;
}

/** What is hidden whatever the room: what is more than `max`, right after the first crumb. */
export function hiddenByCount(count: number, max: number): HiddenCrumbs {
  // The current page always shows; `NaN` counts as one, too.
  const limit = max >= 1 ? Math.floor(max) : 1;
  if (count <= limit) return { from: 1, to: 1 };
  return limit === 1 ? { from: 0, to: count - 1 } : { from: 1, to: count - limit + 1 };
}

export interface Measures {
  /** How many crumbs there are. */
  count: number;
  /** How many of them may show. */
  max: number;
  /** How wide the trail may be. */
  room: number;
  /** How wide a crumb is with its separator, in the unit of `room`. */
  width: (index: number) => number;
  /** How wide the button is with its separator. */
  button: number;
}

/**
 * What is hidden in the room there is: the crumbs after the first one go first, the first one last, and only when the
 * current page would have less room than the button takes. The current page never goes; `cut` says that its title does
 * not fit.
 */
export function hiddenByWidth({ count, max, room, width, button }: Measures): HiddenCrumbs & { cut: boolean } {
  let { from, to } = hiddenByCount(count, max);
  const last = count - 1;
  const used = (): number => {
    let sum = to > from ? button : 0;
    for (let index = 0; index < count; index += 1) if (index < from || index >= to) sum += width(index);
    return sum;
  };
  while (to < last && used() > room) to += 1;
  const total = used();
  const gains = to > from || button < width(0);
  if (gains && total - Math.max(0, width(last) - button) > room) [from, to] = [0, last];
  return { from, to, cut: total > room };
}
