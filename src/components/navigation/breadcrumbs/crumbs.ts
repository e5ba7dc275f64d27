import type { ReactNode } from 'react';
import type { MenuEntry } from '../nav-menu';

/** A step in a trail. */
export interface Crumb {
  /** The visible text. */
  title: string;
  /** The URL. If its scheme is not http, https, mailto or tel, it is removed and the link is disabled. */
  to?: string;
  /** A decorative icon before the text, such as `<Home />`. */
  icon?: ReactNode;
  /** Displayed in place of the text, such as an avatar or a skeleton. The title remains the accessible name. */
  content?: ReactNode;
}

/**
 * Converts the result of `trailOf` to crumbs: the home crumb, the collapsible entries above the current entry (as links
 * if they have a `url`), and the current entry's title. Returns an empty list if the current entry has
 * `breadcrumbs: false` or the trail is empty.
 * @param trail the entries from the root of the menu to the current entry
 * @param home the first crumb
 */
export function trailToCrumbs(trail: readonly MenuEntry[], home: Crumb): readonly Crumb[] {
  const current = trail.at(-1);
  if (!current || current.breadcrumbs === false) return [];
  const steps = trail.filter((entry) => entry === current || entry.type === 'collapse');
  return [
    home,
    ...steps.map((entry) => ({
      title: entry.title ?? entry.id,
      to: entry === current || entry.disabled ? undefined : entry.url,
    })),
  ];
}
