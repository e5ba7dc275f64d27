/** Created once: creation takes a millisecond, and a page renders avatars often. */
let graphemes: Intl.Segmenter | undefined;

/** Returns the initials of the first and the last word of a name in uppercase, or an empty string for a blank name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  // By grapheme: a letter with combining marks and an emoji sequence each count as one.
  const segmenter = (graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }));
  return chosen
    .map((word = '') => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '')
    .join('')
    .toLocaleUpperCase();
}
