// @vitest-environment node
import { expect, it } from 'vitest';
import { readPages } from '../../../scripts/kit/docs.ts';
import { mdxPages } from '../../../scripts/kit/mdx-pages.ts';
import { shownStories } from '../../../scripts/kit/story-code.ts';

const page = 'data/data-grid.columns.mdx';
const shown = await shownStories(mdxPages().filter(({ file }) => file === page));
const pages = readPages({}, shown);
const codeOf = (markdown = ''): string =>
  [...markdown.matchAll(/^```tsx$([^]*?)^```$/gm)].map(([code]) => code).join('');

it('the Markdown of a page contains the code of its examples, and shared code only once', () => {
  const code = codeOf(pages.find(({ file }) => file === page)?.markdown);
  expect(code).toContain("type: 'currency'");
  const declarations = code.match(/^(?:const|function|interface|type) \w+/gm) ?? [];
  expect(declarations.length).toBeGreaterThan(4);
  expect(declarations).toEqual([...new Set(declarations)]);
});

it('the list of pages states what each page is about', () => {
  // Its first block is a picture.
  expect(pages.filter(({ sentence }) => !sentence).map(({ title }) => title)).toEqual(['Introduction']);
});
