import type { MenuEntry } from '../nav-menu';

/** One step of a trail. */
export interface Crumb {
  /** The text that shows. */
  title: string;
  /** Where it leads. A scheme other than http, https, mailto or tel is dropped, and the text stays. */
  to?: string;
  /** Drawn before the text. */
  icon?: MenuEntry['icon'];
}

/**
 * The crumbs of the page whose menu entries `trailOf` gives: home, the collapsible entries above the current one, each a
 * link where it has a `url`, then its own title. An entry with `breadcrumbs: false` has none, and neither has a page that
 * the menu does not know.
 * @param trail the entries from the menu's top down to the current one
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
