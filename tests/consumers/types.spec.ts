import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { moduleOf, type Sample, samplesOf } from '../../scripts/kit/samples';
import { shownStories } from '../../scripts/kit/story-code';
import { mdxPages } from '../../scripts/kit/mdx-pages.ts';
import { consumerFolder } from './support/consumer';

const compilerOptions = {
  target: 'es2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
};

const bundler = { module: 'esnext', moduleResolution: 'bundler' };

/** Compiles files of the consumer project with the strictest options, and returns the messages. */
function compile(name: string, files: string[], resolution: object = bundler): string[] {
  const folder = consumerFolder();
  const project = path.join(folder, `tsconfig.${name}.json`);
  writeFileSync(project, JSON.stringify({ compilerOptions: { ...compilerOptions, ...resolution }, files }));
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '-p', project, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.split('\n').filter((line) => line.includes(': error TS'));
  }
}

const resolutions = {
  bundler,
  node16: { module: 'node16', moduleResolution: 'node16' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
};

for (const [name, resolution] of Object.entries(resolutions)) {
  test(`the types of every entry point compile in a strict project that checks libraries: ${name}`, () => {
    const folder = consumerFolder();
    const manifest = readFileSync(path.join(folder, 'node_modules/waymark/package.json'), 'utf8');
    const entries = Object.keys((JSON.parse(manifest) as { exports: object }).exports).filter(
      // Documents have no types, and the Playwright types need those of Node, which this project does not install.
      (entry) => !/\.(?:json|txt)$|\*$/.test(entry) && entry !== './testing/playwright',
    );
    const lines = entries.map((entry, index) =>
      entry.endsWith('.css')
        ? `import 'waymark${entry.slice(1)}';`
        : `export * as entry${index} from 'waymark${entry.slice(1)}';`,
    );
    writeFileSync(path.join(folder, `src/entries-${name}.ts`), `${lines.join('\n')}\n`);
    expect(compile(`entries-${name}`, [`src/entries-${name}.ts`], resolution)).toEqual([]);
  });
}

test('a typo in an id, a key or a value does not compile', () => {
  // Each of its errors is expected, and a missing expected error is also an error.
  expect(compile('typos', ['src/typos.tsx'])).toEqual([]);
});

test('a consumer resolves llms.txt and the pages of the documentation', () => {
  const cwd = consumerFolder();
  const pages = readdirSync(path.join(cwd, 'node_modules/waymark/docs'), { recursive: true, encoding: 'utf8' });
  const page = pages.find((file) => file.endsWith('.md')) ?? '';
  const names = ['waymark/llms.txt', `waymark/docs/${page.replaceAll('\\', '/')}`];
  const script = `for (const name of ${JSON.stringify(names)}) console.log(import.meta.resolve(name))`;
  const args = ['--input-type=module', '--eval', script];
  const addresses = execFileSync(process.execPath, args, { cwd, encoding: 'utf8' }).trim().split('\n');
  // An `exports` pattern also resolves to files that do not exist.
  expect(addresses.map((address) => existsSync(fileURLToPath(address)))).toEqual([true, true]);
});

test('the samples of the documentation compile, with their imports and required props', () => {
  const folder = consumerFolder();
  const docs = path.join(folder, 'node_modules/waymark/docs');
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const files = pages.flatMap((page) => {
    const source = readFileSync(path.join('stories', `${page}x`), 'utf8');
    // The files of an example are compiled together with the example.
    const samples = samplesOf(page, readFileSync(path.join(docs, page), 'utf8')).filter(
      ({ code }) => !code.includes("'@dashboard/"),
    );
    return samples.map((sample, index) => {
      // Samples with a file name belong to one project; several pages share the same configuration.
      const name = sample.file?.includes('/') ? sample.file : `${sample.id}.${sample.language}`;
      const file = path.join('src/docs', name);
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      // The reader has copied the templates to a folder of the project.
      const templates = path.join(folder, 'node_modules/waymark/templates');
      // The stories and the page's own samples may use a name for different things: those of the same kind come last.
      const isOwn = ({ code }: Sample): boolean => source.includes(code);
      const earlier = samples
        .slice(0, index)
        .toSorted((one, other) => Number(isOwn(one) === isOwn(sample)) - Number(isOwn(other) === isOwn(sample)));
      const module = moduleOf(sample, earlier).replaceAll("'./waymark/", `'${templates}/`);
      writeFileSync(path.join(folder, file), module);
      return file;
    });
  });
  expect(files.length).toBeGreaterThan(100);
  // Next.js is not installed.
  const messages = compile('docs', files, {
    ...bundler,
    allowJs: true,
    checkJs: true,
    skipLibCheck: true,
    types: ['node'],
  });
  expect(messages.filter((message) => !/'next\//.test(message))).toEqual([]);
});

test('the code of the stories compiles, without missing or unused helpers', async () => {
  const folder = consumerFolder();
  const stories = path.join(folder, 'src/stories');
  mkdirSync(stories, { recursive: true });
  const files = (await shownStories(mdxPages())).map(({ id, module }) => {
    const file = path.join(stories, `${id}.tsx`);
    writeFileSync(file, module);
    return path.relative(folder, file);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(compile('stories', files, { ...bundler, skipLibCheck: true, noUnusedLocals: true })).toEqual([]);
});
