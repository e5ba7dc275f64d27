import type { MenuEntry } from 'waymark';

/** Returns the entries of a menu on all levels, each before its children. */
export function allEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...allEntries(entry.children ?? [])]);
}
