// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { families, groups, kitRoot } from '../../scripts/kit/families.mjs';

const root = process.cwd();
const every = families();

function filesBelow(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.posix.join(path.relative(root, folder), file.replaceAll(path.sep, '/')));
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('no orphans', () => {
  it.each(every)('$group/$family has an index, stories with a play function, and documentation', (name) => {
    const family = `${name.group}/${name.family}`;
    expect(existsSync(path.join(kitRoot, family, 'index.ts'))).toBe(true);
    expect(read('src/components/index.ts')).toContain(`'./${family}'`);
    expect(existsSync(path.join(root, `stories/${family}.mdx`))).toBe(true);
    expect(read(`stories/${family}.stories.tsx`)).toMatch(/play:/);
  });

  it.each(every)('the introduction lists $group/$family', ({ group, family }) => {
    expect(read('stories/docs/introduction.mdx')).toContain(`/${group}-${family.replaceAll('-', '')}--documentation`);
  });

  it('every story and page of documentation belongs to a family', () => {
    const known = every.map(({ group, family }) => `stories/${group}/${family}`);
    const folders = groups.map((group) => path.join(root, 'stories', group)).filter((folder) => existsSync(folder));
    const orphans = folders
      .flatMap((folder) => ['.stories.tsx', '.mdx'].flatMap((extension) => filesBelow(folder, extension)))
      // A family with many stories has further files: `<family>.<capability>.stories.tsx`.
      .filter((file) => !known.includes(file.replace(/(\.[\w-]+)?\.stories\.tsx$|\.mdx$/, '')));
    expect(orphans).toEqual([]);
  });
});

describe('keyboard tables', () => {
  /** The ids of the rows of a page's keyboard table. */
  const rowsOf = (mdx: string): string[] => {
    const [, table = ''] = mdx.split(/^## Keyboard$/m);
    const [section = ''] = table.split(/^## /m);
    return [...section.matchAll(/^\|\s*`?([a-z][a-z-]+)`?\s*\|/gm)].map(([, id = '']) => id);
  };
  const documented = filesBelow(path.join(root, 'stories'), '.mdx').flatMap((file) => rowsOf(read(file)));
  const tested = filesBelow(path.join(root, 'stories'), '.stories.tsx').flatMap((file) =>
    [...read(file).matchAll(/keyboard: \[([^\]]*)\]/g)].flatMap(([, ids = '']) =>
      [...ids.matchAll(/'([^']+)'/g)].map(([, id]) => id),
    ),
  );

  it('have unique ids', () => {
    expect(documented.length).toBeGreaterThan(10);
    expect(documented.filter((id, index) => documented.indexOf(id) !== index)).toEqual([]);
  });

  it('have a story for every row, and every story a row', () => {
    expect(new Set(tested)).toEqual(new Set(documented));
  });
});

describe('props', () => {
  /** The members of exported `*Props` interfaces without a doc comment, as `Interface.member`. */
  function undocumentedProps(file: string): string[] {
    const source = read(file);
    const { program, comments } = parseSync(file, source);
    const docEnds = comments.filter(({ value }) => value.startsWith('*')).map(({ end }) => end);
    const isDocumented = ({ start }: { start: number }): boolean =>
      docEnds.some((end) => end <= start && source.slice(end, start).trim() === '');
    return program.body.flatMap((statement) => {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
      if (declaration?.type !== 'TSInterfaceDeclaration' || !declaration.id.name.endsWith('Props')) return [];
      return declaration.body.body.flatMap((member) => {
        if (member.type !== 'TSPropertySignature' || isDocumented(member)) return [];
        const name = source.slice(member.key.start, member.key.end);
        // Self-explanatory, or documented by the element or the menu entry they belong to.
        return ['children', 'title'].includes(name) ? [] : [`${declaration.id.name}.${name}`];
      });
    });
  }

  it.each(filesBelow(kitRoot, '.tsx'))('%s documents every exported prop', (file) => {
    expect(undocumentedProps(file)).toEqual([]);
  });
});

describe('templates', () => {
  // The kit's own stylesheet has no class for a page: components lay it out.
  it.each(filesBelow(path.join(root, 'stories/templates'), '.stories.tsx'))('%s needs no Tailwind', (file) => {
    expect(read(file)).not.toMatch(/\bclassName\b/);
  });
});
