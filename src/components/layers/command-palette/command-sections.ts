import { type SearchableCommand, searchCommands, wordsOf } from './search-commands';

/** Commands under one heading, or without one. */
export interface Section {
  key: string;
  title?: string;
  entries: SearchableCommand[];
}

/** What the list shows for a query, under its headings; while nothing is typed, first what was chosen last. */
export function sectionsOf(
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

/** The commands that can be chosen. */
export const choosableOf = (entries: readonly SearchableCommand[]): SearchableCommand[] =>
  entries.filter(({ command }) => !command.disabled);

/** Where the chosen one is; the first stands in for one that is not there. */
export const indexOf = (entries: readonly SearchableCommand[], id: string | null): number =>
  Math.max(
    0,
    entries.findIndex(({ command }) => command.id === id),
  );
