/** The options of a list that share a heading. Groups are in the order in which their headings first occur. */
export interface EntryGroup<Entry> {
  key: string;
  /** The heading. Options without a heading form a separate group. */
  title?: string;
  entries: Entry[];
}

/** Groups a list's options by heading. */
export function groupEntries<Entry>(
  entries: readonly Entry[],
  titleOf: (entry: Entry) => string | undefined,
): EntryGroup<Entry>[] {
  const groups = new Map<string | undefined, EntryGroup<Entry>>();
  for (const entry of entries) {
    const title = titleOf(entry);
    const group = groups.get(title) ?? { key: `group-${groups.size}`, title, entries: [] };
    group.entries.push(entry);
    groups.set(title, group);
  }
  return [...groups.values()];
}
