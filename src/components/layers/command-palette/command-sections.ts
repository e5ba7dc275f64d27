import { type EntryGroup, groupEntries } from '../../lib/group-entries';
import { search, wordsOf } from '../../lib/search-text';
import type { SearchableCommand } from './search-commands';

/** The groups of the list for a query. With an empty query, the first group is the recent commands. */
export function getSections(
  searchable: readonly SearchableCommand[],
  query: string,
  recent: readonly string[],
  recentTitle: string,
): EntryGroup<SearchableCommand>[] {
  const words = wordsOf(query);
  const byId = new Map(words.length > 0 ? [] : searchable.map((entry) => [entry.key, entry]));
  const latest = [...new Set(recent)].flatMap((id) => byId.get(id) ?? []);
  const rest = words.length > 0 ? search(searchable, words) : searchable.filter((entry) => !latest.includes(entry));
  return [
    ...(latest.length > 0 ? [{ key: 'recent', title: recentTitle, entries: latest }] : []),
    ...groupEntries(rest, ({ command }) => command.group),
  ];
}

export const getSelectable = (sections: readonly EntryGroup<SearchableCommand>[]): SearchableCommand[] =>
  sections.flatMap(({ entries }) => entries.filter(({ command }) => !command.disabled));
