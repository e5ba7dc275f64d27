// @vitest-environment node
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import * as kit from 'waymark';
import { namesIn } from '../../scripts/kit/samples.ts';
import { shownStories } from '../../scripts/kit/story-code.ts';
import { mdxPages } from '../helpers/mdx-pages';

const pages = mdxPages();
const shown = shownStories(pages);

it('is written for each story that a page shows', () => {
  const examples = pages.flatMap(({ mdx }) => mdx.match(/<(?:Example|Canvas) of=\{\w+\.\w+\} \/>|<Gallery \/>/g) ?? []);
  // Those of the templates are files.
  const templates = pages.find(({ file }) => file.endsWith('templates.mdx'))?.mdx.match(/<Canvas/g) ?? [];
  expect(shown).toHaveLength(examples.length - templates.length);
});

it.each(shown)('of $id can be copied', ({ module }) => {
  const { program, errors } = parseSync('example.tsx', module);
  expect(errors).toEqual([]);
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration');
  const sources = imports.map(({ source }) => source.value);
  expect(sources.filter((source) => !/^(?:react|lucide-react|waymark(?:\/.+)?)$/.test(source))).toEqual([]);
  const values = imports
    .filter(({ source }) => source.value === 'waymark')
    .flatMap(({ specifiers }) => specifiers)
    .flatMap((one) => (one.type === 'ImportSpecifier' && one.importKind !== 'type' ? one.imported : []));
  expect(values.filter((name) => !('name' in name && name.name in kit))).toEqual([]);
  // What a story has for its test.
  const names = [...namesIn(module)].filter((name) => /^(?:args|fn|expect|within|userEvent)$|story/i.test(name));
  expect(names).toEqual([]);
  expect(module).not.toMatch(/storybook|data-testid|oxlint/i);
});
