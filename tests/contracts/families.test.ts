// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { families, groups, kitRoot } from '../../scripts/kit/families.mjs';
import { keyboardRows } from '../../scripts/kit/keyboard-rows.ts';
import { templates } from '../../scripts/kit/templates.mjs';
import { familyPurposes } from '../../stories/docs/family-list';
import { kitLimits } from '../sizes/limits';

const root = process.cwd();
const every = families();

function filesBelow(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.posix.join(path.relative(root, folder), file.replaceAll(path.sep, '/')));
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('no orphans', () => {
  it.each(every)('$group/$family has its files, and an entry in each list', ({ group, family }) => {
    const name = `${group}/${family}`;
    const has = (file: string, content: string | RegExp): boolean =>
      existsSync(path.join(root, file)) && read(file).search(content) !== -1;
    const entry = `'${group}/${family.replaceAll('-', '')}':`;
    const demands: readonly [isMet: boolean, demand: string][] = [
      [
        has(`src/components/${name}/index.ts`, 'export'),
        `Add src/components/${name}/index.ts, which exports the parts.`,
      ],
      [has('src/components/index.ts', `'./${name}'`), `Add "export * from './${name}';" to src/components/index.ts.`],
      [has(`stories/${name}.mdx`, '<PropsOf family='), `Add stories/${name}.mdx with <PropsOf family="${family}" />.`],
      [has(`stories/${name}.mdx`, '<Gallery />'), `Begin stories/${name}.mdx with <Gallery />.`],
      [has(`stories/${name}.stories.tsx`, /play:/), `Add stories/${name}.stories.tsx with a play function.`],
      [
        has('stories/docs/family-list.ts', new RegExp(entry, 'i')),
        `Add the purpose of ${name} to stories/docs/family-list.ts.`,
      ],
      [family in kitLimits, `Add a limit "${family}" to kitLimits in tests/sizes/limits.ts.`],
    ];
    expect(demands.flatMap(([isMet, demand]) => (isMet ? [] : [demand]))).toEqual([]);
  });

  it('the first page of the documentation has a tile for each family, and no others', () => {
    const page = read('stories/docs/introduction.mdx');
    expect(groups.filter((group) => !page.includes(`<FamilyTiles group="${group}" />`))).toEqual([]);
    const listed = Object.keys(familyPurposes).map((id) => id.toLowerCase());
    expect(listed.toSorted()).toEqual(
      every.map(({ group, family }) => `${group}/${family.replaceAll('-', '')}`).toSorted(),
    );
  });

  it('every story and page of documentation belongs to a family', () => {
    const known = every.map(({ group, family }) => `stories/${group}/${family}`);
    const folders = groups.map((group) => path.join(root, 'stories', group)).filter((folder) => existsSync(folder));
    const orphans = folders
      .flatMap((folder) => ['.stories.tsx', '.mdx'].flatMap((extension) => filesBelow(folder, extension)))
      // A family with many stories has further files: `<family>.<capability>.stories.tsx`.
      .filter((file) => !known.includes(file.replace(/(\.[\w-]+)?\.stories\.tsx$|\.mdx$/, '')));
    expect(orphans, 'Create the family of these files, or delete them.').toEqual([]);
  });
});

describe('keyboard tables', () => {
  const documented = keyboardRows();
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
    const message = 'List each id of a keyboard table in `parameters.keyboard` of a story, and no others.';
    expect(new Set(tested), message).toEqual(new Set(documented));
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

  it('are documented by a comment', () => {
    const files = filesBelow(kitRoot, '.tsx');
    expect(files.length).toBeGreaterThan(50);
    const undocumented = files.flatMap((file) =>
      undocumentedProps(file).map((name) => `${path.relative(root, file)}: ${name}`),
    );
    expect(undocumented, 'Add a doc comment of one sentence to these props.').toEqual([]);
  });
});

describe('templates', () => {
  const files = filesBelow(path.join(root, 'stories/templates'), '.tsx').filter(
    (file) => !/\.(stories|samples)\./.test(file),
  );

  // The kit's own stylesheet has no class for a page: components lay it out.
  it.each(files)('%s needs no Tailwind', (file) => {
    expect(read(file)).not.toMatch(/\bclassName\b/);
  });

  it.each(files)('%s can be copied: it imports other templates and packages of the consumer only', (file) => {
    const code = read(file);
    const sources = [...code.matchAll(/ from '(.+)';/g)].map(([, source = '']) => source);
    const own = files.map((other) => `./${path.basename(other, '.tsx')}`);
    expect(sources.filter((source) => !['react', 'lucide-react', 'waymark', ...own].includes(source))).toEqual([]);
    expect(code).toMatch(/^'use client';\n/);
    expect(code).not.toMatch(/\(\) => \{\}|Sample[A-Z]/);
  });

  it.each(templates)('the code of the story is the file: $name', ({ name, component }) => {
    expect(read(`stories/templates/${name}.stories.tsx`)).toContain(`source: sourceOf('${name}')`);
    expect(read(`stories/templates/${name}.tsx`)).toContain(`export function ${component}(`);
    expect(read('stories/templates/templates.mdx')).toContain(`| \`${name}.tsx\``);
  });
});
