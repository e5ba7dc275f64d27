import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from '@playwright/test';
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
      (entry) => !entry.endsWith('.json'),
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
  // Each of its errors is expected, and an expected error that is missing is one too.
  expect(compile('typos', ['src/typos.tsx'])).toEqual([]);
});

/** In an example of a part of a page, `open` and `name` are its state, not those of the window. */
function declarationsFor(code: string): string {
  const missing = ['open', 'name'].filter((state) => !new RegExp(`\\bconst .*\\b${state}\\b`).test(code));
  return `${missing.map((state) => `declare const ${state}: any;`).join('\n')}\nexport {};\n`;
}

test('the examples of the documentation compile', () => {
  const folder = consumerFolder();
  const docs = path.join(folder, 'node_modules/waymark/docs');
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const files = pages.flatMap((page) => {
    const examples = [...readFileSync(path.join(docs, page), 'utf8').matchAll(/^```tsx?\n([^]*?)^```$/gm)];
    return examples.map(([, code = ''], index) => {
      const name = /^\/\/ (.+\.tsx?)$/m.exec(code)?.[1] ?? `example-${index}.tsx`;
      const file = path.join('src/docs', page.replace('.md', ''), name);
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), name.startsWith('example') ? code + declarationsFor(code) : code);
      return file;
    });
  });
  expect(files.length).toBeGreaterThan(80);
  // Names, states and modules that the page itself has, or packages that the kit does not use.
  const ofPage = /: error TS(2304|2307|2552|18004|7006|7022|7031|2593):/;
  const complete = /\/docs\/nextjs\/app\//;
  const isFault = (message: string): boolean =>
    !ofPage.test(message) || (complete.test(message) && !/'next\//.test(message));
  expect(compile('docs', files).filter(isFault)).toEqual([]);
});
