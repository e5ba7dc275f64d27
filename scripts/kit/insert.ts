export type Insertion = readonly [position: number, text: string];

/** Inserts texts into the code of a module. Their positions are those before the first insertion. */
export const insert = (code: string, insertions: readonly Insertion[]): string =>
  insertions
    .toSorted(([first], [second]) => second - first)
    .reduce((result, [at, text]) => result.slice(0, at) + text + result.slice(at), code);
