// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { families, groups, kitRoot } from '../../scripts/kit/families.mjs';
import { keyboardRowIds } from '../../scripts/lib/stories/keyboard-rows.mjs';

const root = process.cwd();
const every = families();
const forms = ['.stories.tsx', '.mdx'];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('no orphans', () => {
  it.each(every)('$group/$family has its stories and documentation', ({ group, family }) => {
    const missing = forms
      .map((form) => `stories/${group}/${family}${form}`)
      .filter((file) => !existsSync(path.join(root, file)));
    expect(missing).toEqual([]);
  });

  it.each(every)('$group/$family is on the public face and has an index', ({ group, family }) => {
    expect(existsSync(path.join(kitRoot, group, family, 'index.ts'))).toBe(true);
    expect(read('src/components/index.ts')).toContain(`'./${group}/${family}'`);
  });

  it.each(every)('$group/$family is tested: a play function at the least', ({ group, family }) => {
    const features = [`${family}.features.stories.tsx`, `${family}.stories.tsx`]
      .map((file) => `stories/${group}/${file}`)
      .find((file) => existsSync(path.join(root, file)));
    expect(read(features ?? '')).toMatch(/play:/);
  });

  it('every story and page of documentation belongs to a family', () => {
    const known = new Set(every.map(({ group, family }) => `stories/${group}/${family}`));
    const orphans = groups
      .filter((group) => existsSync(path.join(root, 'stories', group)))
      .flatMap((group) => filesBelow(path.join(root, 'stories', group)))
      // What several stories of a group show is no story itself.
      .filter((file) => !file.endsWith('.samples.tsx'))
      .filter((file) => !known.has(file.replace(/(\.(features|visual))?(\.stories\.tsx|\.mdx)$/, '')));
    expect(orphans).toEqual([]);
  });
});

describe('the keyboard tables', () => {
  const documented = filesBelow(path.join(root, 'stories'))
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => keyboardRowIds(read(file)));
  const claimed = filesBelow(path.join(root, 'stories'))
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) =>
      [...read(file).matchAll(/keyboard: \[([^\]]*)\]/g)].flatMap(([, ids = '']) =>
        [...ids.matchAll(/'([^']+)'/g)].map(([, id]) => id),
      ),
    );

  it('are there', () => {
    expect(documented.length).toBeGreaterThan(10);
  });

  it('give every row an id of its own', () => {
    expect(documented.filter((id, index) => documented.indexOf(id) !== index)).toEqual([]);
  });

  it('have no row that no story claims, and no story claims a row that is not there', () => {
    expect(new Set(claimed)).toEqual(new Set(documented));
  });
});

describe('the documentation of props', () => {
  const sources = filesBelow(kitRoot).filter((file) => file.endsWith('.tsx'));

  it.each(sources)('%s says a sentence for each prop', (file) => {
    const undocumented: string[] = [];
    for (const [, name, body = ''] of read(file).matchAll(/export interface (\w+Props)[^{]*\{\n([\s\S]*?)\n\}/g)) {
      let documented = false;
      for (const line of body.split('\n')) {
        if (/^ {2}(\/\*\*| \*)/.test(line)) documented = true;
        const prop = /^ {2}(?:'([^']+)'|(\w+))\??:/.exec(line);
        if (!prop) continue;
        const propName = prop[1] ?? prop[2] ?? '';
        // These say what they are: content, and the title that every part of the menu has.
        if (!documented && !['children', 'title'].includes(propName)) undocumented.push(`${name}.${propName}`);
        documented = false;
      }
    }
    expect(undocumented).toEqual([]);
  });
});
