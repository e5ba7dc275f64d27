import { readdirSync, readFileSync } from 'node:fs';
import { createTheme } from 'waymark/tokens';
import { expect, test } from 'vitest';

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
const versionsOf = (folder: string): Record<string, string> => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  return { ...dependencies, ...devDependencies };
};

// The test of the examples builds them with these packages.
const tested: Record<string, string> = { ...versionsOf('.'), ...versionsOf('tests/starters') };

test.each(['vite', 'next', 'react-router'])(
  'the example %s names the versions and packages that are tested',
  (name) => {
    const { waymark, ...versions } = versionsOf(`examples/${name}`);
    expect(waymark).toBeDefined();
    expect(versions).toEqual(Object.fromEntries(Object.keys(versions).map((own) => [own, tested[own]])));
    const imported = readdirSync(`examples/${name}`, { recursive: true, encoding: 'utf8' })
      .map((file) => `examples/${name}/${file}`)
      .concat(readdirSync('examples/dashboard').map((file) => `examples/dashboard/${file}`))
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.next|build\//.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g)])
      .flatMap(([, found = '']) => (/^(@dashboard\/|node$)/.test(found) ? [] : found));
    expect([...new Set(imported)].filter((found) => !(found in versions) && found !== 'waymark')).toEqual([]);
  },
);

test('the style sheet of the brand is what its script writes', () => {
  const [, options = ''] = /createTheme\((\{.*\})\)/.exec(readFileSync('examples/dashboard/brand.mjs', 'utf8')) ?? [];
  const json = options.replaceAll("'", '"').replaceAll(/(\w+):/g, '"$1":');
  expect(readFileSync('examples/dashboard/brand.css', 'utf8')).toBe(createTheme(JSON.parse(json) as object).css);
});
