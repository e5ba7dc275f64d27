/** Created only once, because creating a segmenter takes a millisecond and pages render many avatars. */
let graphemes: Intl.Segmenter | undefined;

/** Returns the uppercase initials of the first and last words of a name, or an empty string if the name is blank. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  // Split by grapheme so that a letter with combining marks or an emoji sequence counts as one.
  const segmenter = (graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }));
  return chosen
    .map((word = '') => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '')
    .join('')
    .toLocaleUpperCase();
}
