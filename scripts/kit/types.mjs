// @ts-check
import { parseSync, Visitor } from 'vite';

/**
 * Adds `| undefined` to the type of each optional property, as the types of React do, so that a project with
 * `exactOptionalPropertyTypes` can pass `status={failed ? 'error' : undefined}`.
 *
 * @param {string} file
 * @param {string} declarations
 */
export function withUndefined(file, declarations) {
  /** @type {[start: number, end: number][]} */
  const types = [];
  new Visitor({
    TSPropertySignature({ optional, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation;
      if (optional && type) types.push([type.start, type.end]);
    },
  }).visit(parseSync(file, declarations).program);
  // A type can contain others. The insertions begin at the end, so that the positions before them stay valid.
  const insertions = types
    .flatMap(
      ([start, end]) =>
        /** @type {const} */ ([
          [start, '('],
          [end, ') | undefined'],
        ]),
    )
    .toSorted(([first], [second]) => second - first);
  let text = declarations;
  for (const [position, inserted] of insertions) text = text.slice(0, position) + inserted + text.slice(position);
  return text;
}
