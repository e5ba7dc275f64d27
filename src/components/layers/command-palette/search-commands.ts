import type { ComponentType } from 'react';

/** A page or an action that the palette offers. */
export interface Command {
  /** Unique in the palette. */
  id: string;
  /** What it is called. */
  title: string;
  /** The heading that it stands under; commands without one stand by themselves. */
  group?: string;
  /** Secondary text below the title; searched as well. */
  caption?: string;
  /** Drawn at the start. */
  icon?: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  /** Further words that it is found by. */
  keywords?: readonly string[];
  /** Where it leads: a path, or an address of the schemes http, https, mailto or tel. */
  href?: string;
  /** Opens a new tab, and says so. @default false */
  newTab?: boolean;
  /** Called when it is chosen; `preventDefault` keeps the palette open and a link from being followed. */
  onSelect?: (event: Event) => void;
  /** The chord that does the same anywhere, such as `mod+j`. It is only shown here: `useShortcut` listens for it. */
  shortcut?: string;
  /** It shows, but cannot be chosen. @default false */
  disabled?: boolean;
}

/** A text as it is searched: without case and accents, and from where in the original each of its letters is. */
interface Folded {
  text: string;
  origin: readonly number[];
}

/** A command made ready for searching. */
export interface SearchableCommand {
  command: Command;
  /** Its place among all commands. */
  index: number;
  title: Folded;
  others: Folded;
}

function fold(text: string): Folded {
  let folded = '';
  const origin: number[] = [];
  let position = 0;
  for (const letter of text) {
    const plain = letter.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
    folded += plain;
    for (let count = 0; count < plain.length; count += 1) origin.push(position);
    position += letter.length;
  }
  return { text: folded, origin };
}

/** The words of a query, as they are searched. */
export function wordsOf(query: string): string[] {
  return fold(query).text.split(/\s+/).filter(Boolean);
}

export function prepareCommands(commands: readonly Command[]): SearchableCommand[] {
  return commands.map((command, index) => ({
    command,
    index,
    title: fold(command.title),
    others: fold([command.caption, ...(command.keywords ?? [])].filter(Boolean).join(' ')),
  }));
}

/** Where a word is in a text: where one of the text's own words begins with it, else anywhere, else -1. */
function findWord({ text }: Folded, word: string): { at: number; starts: boolean } {
  const first = text.indexOf(word);
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return { at, starts: true };
  }
  return { at: first, starts: false };
}

/** How well a word is found, 0 the best: at the start of a word of the title, or of the others; then inside them. */
function rankOf(word: string, { title, others }: SearchableCommand): number {
  const [inTitle, inOthers] = [findWord(title, word), findWord(others, word)];
  if (inTitle.starts) return 0;
  if (inOthers.starts) return 1;
  if (inTitle.at >= 0) return 2;
  return inOthers.at >= 0 ? 3 : Infinity;
}

/**
 * The commands in which every word is found, the best first; of two that are as good as each other the one whose title
 * begins with the query, else they keep their order.
 */
export function searchCommands(commands: readonly SearchableCommand[], words: readonly string[]): SearchableCommand[] {
  const [first = ''] = words;
  return commands
    .map((searchable) => ({
      searchable,
      rank: words.reduce(
        (sum, word) => sum + rankOf(word, searchable),
        searchable.title.text.startsWith(first) ? 0 : 0.5,
      ),
    }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ searchable }) => searchable);
}

/** A piece of a text. */
export interface Piece {
  text: string;
  /** Where it begins. */
  at: number;
  /** Whether a word of the query found it. */
  found: boolean;
}

/** A text in pieces, those that the words found apart from the rest. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const folded = fold(text);
  const marked = new Set<number>();
  for (const word of words) {
    const { at } = findWord(folded, word);
    if (at < 0) continue;
    const end = folded.origin[at + word.length] ?? text.length;
    for (let position = folded.origin[at] ?? 0; position < end; position += 1) marked.add(position);
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    const found = marked.has(at);
    if (last?.found === found) last.text += text.charAt(at);
    else pieces.push({ text: text.charAt(at), at, found });
  }
  return pieces;
}
