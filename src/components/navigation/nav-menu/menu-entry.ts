import type { ReactNode } from 'react';
import type { ChipSize, ChipVariant } from '../../content/chip';
import type { Tone } from '../../tokens';

export type MenuEntryType = 'group' | 'collapse' | 'item';

/** The chip at the end of a menu entry. */
export interface MenuChip {
  label: string;
  /** @default 'neutral' */
  color?: Tone;
  /** @default 'tonal' */
  variant?: ChipVariant;
  /** @default 'sm' */
  size?: ChipSize;
  /** One or two letters before the label. */
  avatar?: string;
}

/** An entry in a menu's configuration. */
export interface MenuEntry {
  /** The id, which must be unique in the menu. */
  id: string;
  type: MenuEntryType;
  /** The visible text. It is optional for a group. */
  title?: string;
  /** Secondary text below the title. */
  caption?: string;
  /** A path, or an http, https, mailto or tel URL. */
  url?: string;
  /** Another path for which the entry is current. `/` must match exactly. */
  link?: string;
  /** The icon before the title, such as `<Home />`. A mini drawer shows only the icon. */
  icon?: ReactNode;
  /** Whether the link opens in a new tab. @default false */
  target?: boolean;
  /** Whether the link points to another site. @default false */
  external?: boolean;
  /** Whether the page shows breadcrumbs. @default true */
  breadcrumbs?: boolean;
  /** Whether the entry is displayed without a link. @default false */
  disabled?: boolean;
  /** A chip at the end of the entry. */
  chip?: MenuChip;
  /** The entries of a group or of a collapsible entry. */
  children?: readonly MenuEntry[];
}

/** Returns the decoded, non-empty segments of a path. */
function segmentsOf(path: string): string[] {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname.split('/').filter(Boolean).map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // The encoding is invalid, such as a stray `%`, so compare the raw segment.
    return segment;
  }
}

/** Returns how many segments of `path` are covered by `address`, or -1 if it is not a prefix of whole segments. */
function coverage(address: string | undefined, path: string): number {
  if (!address?.startsWith('/') || address.startsWith('//')) return -1;
  const wanted = segmentsOf(address);
  const given = segmentsOf(path);
  // `/` is a prefix of every path, so it must match exactly.
  if (wanted.length === 0) return given.length === 0 ? 0 : -1;
  return wanted.every((segment, index) => segment === given[index]) ? wanted.length : -1;
}

/**
 * Returns the entries from the menu's root to the current entry, or an empty list. An entry is current if the path
 * starts with the segments of its `url` or `link`. The longest match wins; among equal matches, the first entry does.
 * @param path the path of the page; its search and hash are ignored
 */
export function trailOf(entries: readonly MenuEntry[], path: string): readonly MenuEntry[] {
  let best = -1;
  let trail: readonly MenuEntry[] = [];
  const visit = (level: readonly MenuEntry[], above: readonly MenuEntry[]): void => {
    for (const entry of level) {
      // Guard against circular configurations.
      if (above.includes(entry)) continue;
      const here = [...above, entry];
      const covered = entry.type === 'item' ? Math.max(coverage(entry.url, path), coverage(entry.link, path)) : -1;
      if (covered > best) {
        best = covered;
        trail = here;
      }
      // Only rendered entries can be current: groups are top-level, and items have no children.
      const holds = entry.type === 'collapse' || (entry.type === 'group' && above.length === 0);
      if (holds && entry.children) visit(entry.children, here);
    }
  };
  visit(entries, []);
  return trail;
}
