import type { MenuEntry } from 'waymark';

/** Returns the entries on all levels of a menu, each before its children. */
export function allEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...allEntries(entry.children ?? [])]);
}
