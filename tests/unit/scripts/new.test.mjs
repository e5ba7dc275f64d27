// @vitest-environment node
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSync } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { create } from '../../../scripts/new.mjs';

let root = '';
const read = (file) => readFile(path.join(root, file), 'utf8');
/** The line before the one that contains the text, that line, and the one after it. */
const around = async (file, text) => {
  const lines = (await read(file)).split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  return lines.slice(index - 1, index + 2).map((line) => line.trim());
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'waymark-new-'));
  const lists = ['src/components/index.ts', 'src/app/config/paths.ts', 'src/app/router/pages.ts'];
  const folders = ['stories/docs/family-list.ts', 'tests/contracts/table', 'tests/sizes', 'tests/e2e/support'];
  for (const each of [...lists, ...folders]) await cp(each, path.join(root, each), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function expectComplete(files) {
  for (const file of files) {
    const text = await read(file);
    expect(text, file).not.toMatch(/__\w+__/);
    if (!file.endsWith('.mdx')) expect(parseSync(file, text).errors, file).toEqual([]);
  }
}

it('writes the files of a component, and adds it to each list in order', async () => {
  const files = await create(['component', 'KeyHint', 'content'], root);
  expect(files).toEqual([
    'src/components/content/key-hint/index.ts',
    'src/components/content/key-hint/key-hint.tsx',
    'src/components/index.ts',
    'stories/content/key-hint.mdx',
    'stories/content/key-hint.stories.tsx',
    'stories/docs/family-list.ts',
    'tests/contracts/table/content.tsx',
    'tests/sizes/limits.ts',
  ]);
  await expectComplete(files);
  expect(await around('src/components/index.ts', 'key-hint')).toEqual([
    "export * from './content/heading';",
    "export * from './content/key-hint';",
    "export * from './content/list';",
  ]);
  const [, row, next] = await around('stories/docs/family-list.ts', "'content/KeyHint'");
  expect([row, next]).toEqual([expect.stringMatching(/: '.+',$/), expect.stringMatching(/^'content\/List':/)]);
  expect((await around('tests/contracts/table/content.tsx', 'KeyHint: contract(kit.KeyHint'))[2]).toMatch(/^List:/);
  expect((await around('tests/sizes/limits.ts', "'key-hint': 1_000,"))[2]).toMatch(/^list:/);
});

it('adds a component that sorts last after an entry of several lines', async () => {
  await create(['component', 'Zzz', 'navigation'], root);
  expect(await around('tests/contracts/table/navigation.tsx', 'Zzz: ')).toEqual(['),', expect.any(String), '};']);
  expect((await around('tests/sizes/limits.ts', 'zzz: '))[0]).toMatch(/^'skip-link':/);
});

it('writes the files of a page, and adds it to each list', async () => {
  const files = await create(['page', 'usage-reports'], root);
  expect(files).toEqual([
    'src/app/config/paths.ts',
    'src/app/pages/usage-reports/usage-reports-page.tsx',
    'src/app/router/pages.ts',
    'tests/e2e/support/states.ts',
    'tests/e2e/usage-reports.spec.ts',
    'tests/sizes/limits.ts',
  ]);
  await expectComplete(files);
  expect(await read('src/app/config/paths.ts')).toContain("  usageReports: '/usage-reports',\n");
  const [mainPages = ''] = /const mainPages[^;]*;/.exec(await read('src/app/router/pages.ts')) ?? [];
  expect(mainPages).toContain('[paths.usageReports]: lazyWithPreload(');
  expect(await read('tests/sizes/limits.ts')).toContain("  'usage-reports': main('usage-reports'),\n");
  const [ownPages = ''] = /const ownPages[^;]*;/.exec(await read('tests/e2e/support/states.ts')) ?? [];
  expect(ownPages).toContain("'usage-reports': '/usage-reports'");
  expect(await read('tests/e2e/usage-reports.spec.ts')).toContain('Usage reports');
});

it.each([[[]], [['widget', 'Kbd']], [['component', '../Kbd']], [['component', 'Kbd', 'elsewhere']]])(
  'explains its usage for %j',
  async (args) => expect(create(args, root)).rejects.toThrow('Usage: npm run new'),
);

it('does not replace a file', async () => {
  await create(['component', 'Kbd'], root);
  await expect(create(['component', 'Kbd'], root)).rejects.toThrow('exists already');
});
