import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface TitledTest {
  /** From the project's root. */
  file: string;
  /** Of the test, or of the group of tests. */
  title: string;
}

const call =
  /\b(?:test|it|describe)(?:\.describe|\.each\([^]*?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** The title of every test and group of tests below a folder, as it is written in the source. */
export function titlesBelow(folder: string): TitledTest[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(name))
    .toSorted()
    .flatMap((name) => {
      const file = path.posix.join(folder, name);
      return [...readFileSync(file, 'utf8').matchAll(call)].map(([, ...quoted]) => ({
        file,
        title: (quoted.find((title) => title !== undefined) ?? '').replaceAll(/\\(['"`])/g, '$1'),
      }));
    });
}
