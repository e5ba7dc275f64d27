import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const stories = path.resolve(import.meta.dirname, '../../stories');

/** The ids of the rows of a page's keyboard table. */
function rowsOf(mdx: string): string[] {
  const [, table = ''] = mdx.split(/^## Keyboard$/m);
  const [section = ''] = table.split(/^## /m);
  return [...section.matchAll(/^\|\s*`?([a-z][a-z-]+)`?\s*\|/gm)].map(([, id = '']) => id);
}

/** The ids of the rows of every keyboard table in the documentation. A contract test demands a story for each. */
export function keyboardRows(): string[] {
  return readdirSync(stories, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => rowsOf(readFileSync(path.join(stories, file), 'utf8')));
}
