import type { ComponentType } from 'react';
import type { ChipSize, ChipVariant } from '../../content/chip';
import type { Tone } from '../../tokens';

export type MenuEntryType = 'group' | 'collapse' | 'item';

/** The chip at the end of an entry. */
export interface MenuChip {
  label: string;
  /** @default 'neutral' */
  color?: Tone;
  /** @default 'soft' */
  variant?: ChipVariant;
  /** @default 'sm' */
  size?: ChipSize;
  /** A letter or two before the label. */
  avatar?: string;
}

/** One entry of a menu's configuration (specification, section 3.1). */
export interface MenuEntry {
  /** Unique in the menu. */
  id: string;
  type: MenuEntryType;
  /** The text that shows. A group may go without. */
  title?: string;
  /** Secondary text below the title. */
  caption?: string;
  /** Where it leads: a path, or an address of the schemes http, https, mailto or tel. */
  url?: string;
  /** A further path at which it is the current one; `/` counts only exactly. */
  link?: string;
  /** Drawn at the start, and alone in a mini drawer. */
  icon?: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  /** Opens a new tab. @default false */
  target?: boolean;
  /** Leads out of the site. @default false */
  external?: boolean;
  /** `false` hides the breadcrumbs on its page. @default true */
  breadcrumbs?: boolean;
  /** Shows, but leads nowhere. @default false */
  disabled?: boolean;
  /** A count or a mark at the end. */
  chip?: MenuChip;
  /** The entries of a group or of a collapsible entry. */
  children?: readonly MenuEntry[];
}

/** The path's segments, without an empty last one, decoded where that is possible. */
function segmentsOf(path: string): string[] {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname.split('/').filter(Boolean).map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray `%`: what a person typed is compared as it stands.
    return segment;
  }
}

/** How many segments of `path` an address covers, or -1 when it is no prefix of it by whole segments. */
function coverage(address: string | undefined, path: string): number {
  if (!address?.startsWith('/') || address.startsWith('//')) return -1;
  const wanted = segmentsOf(address);
  const given = segmentsOf(path);
  // Every path begins with `/`; it would light its entry on all pages.
  if (wanted.length === 0) return given.length === 0 ? 0 : -1;
  return wanted.every((segment, index) => segment === given[index]) ? wanted.length : -1;
}

/**
 * The entries from the menu's top down to the current one, or an empty list when none is current. An entry is current
 * when its `url` or `link` is a prefix of the path by whole segments; of several the longest prefix wins, then the first.
 * @param path the page's path; its search and hash are ignored
 */
export function trailOf(entries: readonly MenuEntry[], path: string): readonly MenuEntry[] {
  let best = -1;
  let trail: readonly MenuEntry[] = [];
  const visit = (level: readonly MenuEntry[], above: readonly MenuEntry[]): void => {
    for (const entry of level) {
      // A configuration that contains itself would never end.
      if (above.includes(entry)) continue;
      const here = [...above, entry];
      const covered = entry.type === 'item' ? Math.max(coverage(entry.url, path), coverage(entry.link, path)) : -1;
      if (covered > best) {
        best = covered;
        trail = here;
      }
      // Only what shows can be current: groups stand at the top, and an item has nothing below it.
      const holds = entry.type === 'collapse' || (entry.type === 'group' && above.length === 0);
      if (holds && entry.children) visit(entry.children, here);
    }
  };
  visit(entries, []);
  return trail;
}
