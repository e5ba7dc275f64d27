import type { ReactNode } from 'react';

/** A page or an action in the palette. */
export interface Command {
  /** The id, unique in the palette. */
  id: string;
  /** The text of the option. */
  title: string;
  /** The heading of its group. Commands without a group have no heading. */
  group?: string;
  /** Secondary text below the title, which is searched too. Several texts are shown as a path. */
  caption?: string | readonly string[];
  /** The icon at the start, such as `<Home />`. */
  icon?: ReactNode;
  /** Additional words to search. */
  keywords?: readonly string[];
  /** The address of a link: a path, or an address with the scheme http, https, mailto or tel. */
  href?: string;
  /** Opens a new tab, and announces that. @default false */
  newTab?: boolean;
  /** Called on selection. Call `event.preventDefault()` to keep the palette open and not to follow the link. */
  onSelect?: (event: Event) => void;
  /** The shortcut of the same action, such as `mod+j`. It is only shown; use `useShortcut` to listen for it. */
  shortcut?: string;
  /** Whether the command cannot be selected. @default false */
  disabled?: boolean;
}

/** A text without case and accents, with the original position of each character. */
interface Folded {
  text: string;
  origin: readonly number[];
}

/** A command prepared for searching. */
export interface SearchableCommand {
  command: Command;
  /** The index in the list of commands. */
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

/** The words of a query, without case and accents. */
export function wordsOf(query: string): string[] {
  return fold(query).text.split(/\s+/).filter(Boolean);
}

/** The texts of the caption, from the outermost to the innermost. */
export const captionsOf = ({ caption }: Command): string[] => [caption ?? []].flat().filter(Boolean);

export function prepareCommands(commands: readonly Command[]): SearchableCommand[] {
  return commands.map((command, index) => ({
    command,
    index,
    title: fold(command.title),
    others: fold([...captionsOf(command), ...(command.keywords ?? [])].join(' ')),
  }));
}

/** The position of a word in a text: at the start of a word if possible, else anywhere, else -1. */
function findWord({ text }: Folded, word: string): { at: number; starts: boolean } {
  const first = text.indexOf(word);
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return { at, starts: true };
  }
  return { at: first, starts: false };
}

/** The rank of a match, 0 for the best: at the start of a word in the title, in the other texts, then inside a word. */
function rankOf(word: string, { title, others }: SearchableCommand): number {
  const [inTitle, inOthers] = [findWord(title, word), findWord(others, word)];
  if (inTitle.starts) return 0;
  if (inOthers.starts) return 1;
  if (inTitle.at >= 0) return 2;
  return inOthers.at >= 0 ? 3 : Infinity;
}

/**
 * The commands that contain every word, the best match first. Among equal matches, titles that start with the query come
 * first; the rest keep their order.
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

/** A part of a text. */
export interface Piece {
  text: string;
  /** The start position. */
  at: number;
  /** Whether it matches a word of the query. */
  found: boolean;
}

/** Splits a text into parts that match the words and parts that do not. */
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
