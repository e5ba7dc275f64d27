/** Text without case and accents, with the original position of each character. */
export interface Folded {
  text: string;
  origin: readonly number[];
}

/** An entry of a list, prepared for searching. */
export interface Searchable {
  title: Folded;
  /** Additional searchable text. A match in the title ranks higher. */
  others: Folded;
}

export function fold(text: string): Folded {
  let folded = '';
  const origin: number[] = [];
  let position = 0;
  for (const letter of text) {
    // Convert to upper case first, so "ß" equals "ss" and both lowercase forms of sigma are equal.
    const plain = letter.toUpperCase().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
    folded += plain;
    for (let count = 0; count < plain.length; count += 1) origin.push(position);
    position += letter.length;
  }
  return { text: folded, origin };
}

/** The words of a query, with case and accents removed. */
export function wordsOf(query: string): string[] {
  return fold(query).text.split(/\s+/).filter(Boolean);
}

/** The position of a word in a text: at the start of a word if possible, otherwise anywhere, or -1 if there is none. */
function findWord({ text }: Folded, word: string): { at: number; starts: boolean } {
  const first = text.indexOf(word);
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return { at, starts: true };
  }
  return { at: first, starts: false };
}

/**
 * The rank of a match, where 0 is the best: at the start of a word in the title, then in the other text, then inside a
 * word.
 */
function rankOf(word: string, { title, others }: Searchable): number {
  const [inTitle, inOthers] = [findWord(title, word), findWord(others, word)];
  if (inTitle.starts) return 0;
  if (inOthers.starts) return 1;
  if (inTitle.at >= 0) return 2;
  return inOthers.at >= 0 ? 3 : Infinity;
}

/**
 * The entries that contain every word, with the best match first. Among equally good matches, titles that start with
 * the query come first; the rest keep their order.
 */
export function search<Entry extends Searchable>(entries: readonly Entry[], words: readonly string[]): Entry[] {
  const [first = ''] = words;
  return entries
    .map((entry) => ({
      entry,
      rank: words.reduce((sum, word) => sum + rankOf(word, entry), entry.title.text.startsWith(first) ? 0 : 0.5),
    }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

export interface Piece {
  text: string;
  /** The start position. */
  at: number;
  /** Whether the part matches a word of the query. */
  found: boolean;
}

/** Splits text into parts that match the words and parts that do not. */
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
