import { type SearchableCommand, searchCommands, wordsOf } from './search-commands';

/** A group of commands, with an optional heading. */
export interface Section {
  key: string;
  title?: string;
  entries: SearchableCommand[];
}

/** The sections of the list for a query. With an empty query, the first section is the recent commands. */
export function getSections(
  searchable: readonly SearchableCommand[],
  query: string,
  recent: readonly string[],
  recentTitle: string,
): Section[] {
  const words = wordsOf(query);
  const byId = new Map(words.length > 0 ? [] : searchable.map((entry) => [entry.command.id, entry]));
  const latest = [...new Set(recent)].flatMap((id) => byId.get(id) ?? []);
  const rest =
    words.length > 0 ? searchCommands(searchable, words) : searchable.filter((entry) => !latest.includes(entry));
  const sections = new Map<string | undefined, Section>();
  for (const entry of rest) {
    const { group } = entry.command;
    const section = sections.get(group) ?? { key: `group-${sections.size}`, title: group, entries: [] };
    section.entries.push(entry);
    sections.set(group, section);
  }
  return [...(latest.length > 0 ? [{ key: 'recent', title: recentTitle, entries: latest }] : []), ...sections.values()];
}

/** The commands that can be selected. */
export const getSelectable = (entries: readonly SearchableCommand[]): SearchableCommand[] =>
  entries.filter(({ command }) => !command.disabled);

/** The index of the command with the id; 0 when it is not in the list. */
export const getActiveIndex = (entries: readonly SearchableCommand[], id: string | null): number =>
  Math.max(
    0,
    entries.findIndex(({ command }) => command.id === id),
  );
