import { piecesOf } from './search-text';

interface MarkedTextProps {
  text: string;
  /** The words of the query, as a single string that `memo` can compare. */
  words: string;
}

/** An option's text, with the words of the query marked. */
export function MarkedText({ text, words }: MarkedTextProps) {
  if (!words) return text;
  return piecesOf(text, words.split(' ')).map((piece) =>
    piece.found ? (
      <mark key={piece.at} className="bg-transparent font-bold text-inherit underline underline-offset-2">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
