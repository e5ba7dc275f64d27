import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the sources of the documentation's pages, with the names that `readPages` of scripts/kit/docs.ts gives their files. */
export const mdxPages = (): { file: string; mdx: string }[] =>
  readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({ file: `docs/${file}`, mdx: readFileSync(path.join('stories', file), 'utf8') }));
