import { type KeyboardEvent, useRef } from 'react';

/** The maximum time in ms between two letters of the same search text. */
const typeAheadMs = 500;

export interface TypeAheadList {
  /** The number of items. */
  count: number;
  /** The index of the active item, or -1. */
  from: number;
  textAt: (index: number) => string;
}

/**
 * Returns a function that finds the next item whose text begins with the typed letters. It returns `undefined` for keys
 * that are not letters, and -1 if no item matches. Pressing the same letter several times cycles through the items that
 * begin with it.
 */
export function useTypeAhead(): (event: KeyboardEvent, list: TypeAheadList) => number | undefined {
  const typed = useRef({ text: '', at: -Infinity });
  return ({ key, altKey, ctrlKey, metaKey, timeStamp }, { count, from, textAt }) => {
    // Named keys, such as Tab, are not letters.
    if (altKey || ctrlKey || metaKey || !/^\S$/u.test(key)) return undefined;
    const isContinued = timeStamp - typed.current.at < typeAheadMs;
    const text = (isContinued ? typed.current.text : '') + key.toLowerCase();
    typed.current = { text, at: timeStamp };
    const [letter = ''] = text;
    const isRepeated = text === letter.repeat(text.length);
    const search = isRepeated ? letter : text;
    // A single letter moves away from the active item; further letters may keep it.
    const start = isRepeated ? from + 1 : Math.max(from, 0);
    for (let step = 0; step < count; step += 1) {
      const index = (start + step) % count;
      if (textAt(index).toLowerCase().startsWith(search)) return index;
    }
    return -1;
  };
}
