import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const pages = readdirSync('stories', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));

// MDX evaluates braces outside code. An undefined name leaves the whole page empty.
it('the pages only evaluate names that they import or export', () => {
  const undefinedNames = pages.flatMap((page) => undefinedNamesIn(page).map((name) => `${page}: {${name}}`));
  expect(pages.length).toBeGreaterThan(20);
  expect(undefinedNames).toEqual([]);
});

function undefinedNamesIn(page: string): (string | undefined)[] {
  const source = readFileSync(path.join('stories', page), 'utf8');
  const prose = source.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');
  // Braces in a string, {'{name}'}, are text.
  const names = [...prose.matchAll(/(?<!\{')\{([a-z]\w*)\}/gi)].map(([, name]) => name);
  const statements = source.match(/^(?:import|export)\b.*?(?:;|=>)$/gms)?.join('\n') ?? '';
  return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(statements));
}
