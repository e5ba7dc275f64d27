import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const pages = readdirSync('stories', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));

// MDX evaluates braces outside of code. A name that is not defined leaves the whole page empty.
it.each(pages)('%s evaluates only names that it imports or exports', (page) => {
  const source = readFileSync(path.join('stories', page), 'utf8');
  const prose = source.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');
  // Braces in a string, {'{name}'}, are text.
  const names = [...prose.matchAll(/(?<!\{')\{([a-z]\w*)\}/gi)].map(([, name]) => name);
  const statements = source.match(/^(?:import|export)\b.*?(?:;|=>)$/gms)?.join('\n') ?? '';
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(statements))).toEqual([]);
});
