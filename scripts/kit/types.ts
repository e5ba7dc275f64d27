import { parseSync, Visitor } from 'vite';
import { insert, type Insertion } from './insert.ts';

/**
 * Adds `| undefined` to the type of each optional property, as the types of React do, so that a project with
 * `exactOptionalPropertyTypes` can pass `status={failed ? 'error' : undefined}`.
 */
export function withUndefined(file: string, declarations: string): string {
  const insertions: Insertion[] = [];
  new Visitor({
    TSPropertySignature({ optional, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation;
      if (optional && type) insertions.push([type.start, '('], [type.end, ') | undefined']);
    },
  }).visit(parseSync(file, declarations).program);
  return insert(declarations, insertions);
}
