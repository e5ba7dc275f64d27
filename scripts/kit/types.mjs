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
  /** @type {[position: number, inserted: string][]} */
  const insertions = [];
  new Visitor({
    TSPropertySignature({ optional, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation;
      if (optional && type) insertions.push([type.start, '('], [type.end, ') | undefined']);
    },
  }).visit(parseSync(file, declarations).program);
  // From the end, so that the positions before an insertion stay valid.
  return insertions
    .toSorted(([first], [second]) => second - first)
    .reduce((text, [at, inserted]) => text.slice(0, at) + inserted + text.slice(at), declarations);
}
