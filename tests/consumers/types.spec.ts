import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import { consumerFolder } from './support/consumer';

const compilerOptions = {
  target: 'es2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
};

/** Compiles files of the consumer project with the strictest options, and returns the messages. */
function compile(name: string, files: string[]): string[] {
  const folder = consumerFolder();
  const project = path.join(folder, `tsconfig.${name}.json`);
  writeFileSync(project, JSON.stringify({ compilerOptions, files }));
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '-p', project, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.split('\n').filter(Boolean);
  }
}

test('the types of every entry point compile in a strict project that checks libraries', () => {
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
  writeFileSync(path.join(folder, 'src/entries.ts'), `${lines.join('\n')}\n`);
  expect(compile('entries', ['src/entries.ts'])).toEqual([]);
});
