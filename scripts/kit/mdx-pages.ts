import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const stories = path.resolve(import.meta.dirname, '../../stories');

/** Returns the sources of the documentation pages by path in the stories folder, such as `controls/button.mdx`. */
export const mdxPages = (): { file: string; mdx: string }[] =>
  readdirSync(stories, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({ file, mdx: readFileSync(path.join(stories, file), 'utf8') }));

/** The row ids of every keyboard table in the documentation. A contract test requires a story for each. */
export const keyboardRows = (): string[] =>
  mdxPages().flatMap(({ mdx }) => {
    const [, section = ''] = /^## Keyboard$([^]*?)(?:^## |(?![^]))/m.exec(mdx) ?? [];
    return [...section.matchAll(/^\|\s*`?([a-z][a-z-]+)`?\s*\|/gm)].map(([, id = '']) => id);
  });
