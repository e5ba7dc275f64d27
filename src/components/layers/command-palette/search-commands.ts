import type { ReactNode } from 'react';
import { type EntryGroup, groupEntries } from '../../lib/group-entries';
import { fold, search, type Searchable, wordsOf } from '../../lib/search-text';
import type { ListEntry } from '../../lib/use-active-option';

/** A page or an action in the palette. */
export interface Command {
  /** The id, unique in the palette. */
  id: string;
  /** The option's text. */
  title: string;
  /** The heading of the command's group. Commands without a group appear without a heading. */
  group?: string;
  /** Secondary, searchable text below the title. Several strings are displayed as a path. */
  caption?: string | readonly string[];
  /** The icon at the start, such as `<Home />`. */
  start?: ReactNode;
  /** Additional words to search. */
  keywords?: readonly string[];
  /** The link's target: a path, or an http, https, mailto or tel URL. */
  href?: string;
  /** Whether the link opens in a new tab, which is then announced. @default false */
  newTab?: boolean;
  /** Called on selection. Call `event.preventDefault()` to keep the palette open and not follow the link. */
  onSelect?: (event: Event) => void;
  /** The shortcut for the same action, such as `mod+j`. It is only displayed; use `useShortcut` to listen for it. */
  shortcut?: string;
  /** Whether the command cannot be selected. @default false */
  disabled?: boolean;
}

export interface SearchableCommand extends Searchable, ListEntry {
  command: Command;
}

/** The caption's strings, from the outermost to the innermost. */
export const captionsOf = ({ caption }: Command): string[] => [caption ?? []].flat().filter(Boolean);

export function prepareCommands(commands: readonly Command[]): SearchableCommand[] {
  return commands.map((command, index) => ({
    command,
    key: command.id,
    index,
    title: fold(command.title),
    others: fold([...captionsOf(command), ...(command.keywords ?? [])].join(' ')),
  }));
}

/** The list's groups for a query. If the query is empty, the first group contains the recent commands. */
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
