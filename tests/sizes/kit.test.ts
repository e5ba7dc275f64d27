import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it, test } from 'vitest';
import { buildFiles } from '../../scripts/kit/build-files.ts';
import { entryPoints } from '../../scripts/kit/families.mjs';
import { classesOf } from '../../scripts/kit/prefix-classes.ts';
import { kitLimits, kitStyleLimit, pageLimits } from './limits';
import { measure } from './measure-kit.mjs';

const dist = path.resolve('dist/kit');
const built = (module: string): string => path.join(dist, `${module}.js`);

interface Manifest {
  [field: string]: unknown;
  type?: string;
  dependencies: Partial<Record<string, string>>;
  /** The manifest of every installed package, from a lockfile. */
  packages: Partial<Record<string, Manifest>>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(path.resolve(file), 'utf8')) as Manifest;

test.each(Object.entries(pageLimits))(
  'scripts and styles of a page are within its limit: %s',
  async (name, { imported, styles, maxBytes }) => {
    const sheets = styles.map((sheet) => `import '${dist}/css/${sheet}.css';\n`);
    const code = `${sheets.join('')}export ${imported} from '${built('index')}';`;
    const entry = path.resolve('page.js');
    const isEntry = (id: string): boolean => id === entry;
    const files = await buildFiles({
      plugins: [
        { name: 'page', resolveId: (id) => (isEntry(id) ? id : null), load: (id) => (isEntry(id) ? code : null) },
      ],
      build: {
        rolldownOptions: { input: entry, external: /^react(?:-dom)?(?:$|\/)/, preserveEntrySignatures: 'strict' },
      },
    });
    const bytes = Object.values(files).map((file) => brotliCompressSync(file).length);
    const sum = bytes.reduce((total, size) => total + size, 0);
    console.log(`${name}: ${sum} of ${maxBytes} bytes`);
    expect(bytes).toHaveLength(2);
    expect(sum).toBeLessThanOrEqual(maxBytes);
    for (const page of ['README.md', 'docs/docs/installation.md']) {
      expect(readFileSync(path.join(dist, page), 'utf8'), page).toContain(`${maxBytes / 1000} kB`);
    }
  },
);

test.each(Object.entries(kitLimits))(
  'scripts of an import are within its limit: %s',
  async (name, { imported, maxBytes }) => {
    const bytes = await measure(built('index'), imported);
    console.log(`${name}: ${bytes} of ${maxBytes} bytes`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  },
);

describe('the package', () => {
  it('contains declarations without the expanded attributes of elements', () => {
    const declarations = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.d.ts'),
    );
    expect(declarations.filter((file) => readFileSync(path.join(dist, file)).length > 10_000)).toEqual([]);
  });

  it('contains what a registry needs, and only files that a project uses', () => {
    expect(readManifest(path.join(dist, 'package.json'))).toMatchObject({
      name: 'waymark',
      license: 'MIT',
      keywords: expect.arrayContaining(['react', 'dashboard']) as unknown,
      publishConfig: { access: 'public', provenance: true },
      peerDependencies: { react: '^19.2.0', 'react-dom': '^19.2.0' },
      sideEffects: ['**/*.css'],
    });
    expect(readManifest(path.join(dist, 'package.json'))).not.toHaveProperty('private');
    const output = execFileSync('npm', ['pack', '--dry-run', '--json', dist], { encoding: 'utf8' });
    const [contents] = JSON.parse(output) as [{ files: { path: string }[] }];
    const packed = contents.files.map((file) => file.path);
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)));
    expect(packed.toSorted()).toEqual(files.toSorted());
    expect(
      packed.filter((file) => !/\.(js|d\.ts|css|json|md|txt|webp)$|^LICENSE$|^templates\/[\w-]+\.tsx$/.test(file)),
    ).toEqual([]);
    expect(packed).toContain('templates/dashboard.tsx');
    // A reader of the package may not have the repository.
    const pages = packed
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(path.join(dist, file), 'utf8'));
    expect(pages.join('\n').match(/\b(?:src\/components|scripts\/kit|stories\/|tests\/\w+)[^\s`]*/g) ?? []).toEqual([]);
  });

  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: dist, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('resolves every entry point, with types', () => {
    const attw = path.resolve('tests/node_modules/@arethetypeswrong/cli/dist/index.js');
    // Throws with the report when an entry point has a problem.
    const output = execFileSync(
      process.execPath,
      [
        attw,
        '--pack',
        dist,
        '--profile',
        'esm-only',
        '--no-emoji',
        '--exclude-entrypoints',
        'package.json',
        'llms.txt',
      ],
      { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    );
    expect(output).toContain('waymark/drawer');
  });

  it("depends on the packages that it imports, in a range from the project's version, but not on a router or Firebase", () => {
    const { dependencies } = readManifest(path.join(dist, 'package.json'));
    const own = readManifest('package.json').dependencies;
    expect(Object.keys(dependencies)).toContain('@radix-ui/react-switch');
    expect(
      Object.keys(dependencies).filter(
        (name) =>
          !/^(@radix-ui\/.+|@tanstack\/react-virtual|clsx|d3-(array|time)|lucide-react|write-excel-file)$/.test(name),
      ),
    ).toEqual([]);
    for (const [name, version] of Object.entries(dependencies)) expect(version, name).toBe(`^${own[name]}`);
  });

  it('depends on no package that Jest cannot load with the documented configuration', () => {
    const [, pattern = ''] =
      /transformIgnorePatterns: \['(.+)'\]/.exec(readFileSync('stories/docs/testing.mdx', 'utf8')) ?? [];
    const isIgnored = new RegExp(pattern);
    const { packages } = readManifest('package-lock.json');
    const names = new Set(Object.keys(readManifest(path.join(dist, 'package.json')).dependencies));
    // The loop also visits the names that it adds.
    for (const name of names) {
      for (const next of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})) names.add(next);
    }
    const { resolve } = createRequire(import.meta.url);
    // This package is without a main export.
    const entryOf = (name: string): string => (name === 'write-excel-file' ? `${name}/universal` : name);
    const isEsModule = (name: string): boolean =>
      readManifest(`node_modules/${name}/package.json`).type === 'module' && !resolve(entryOf(name)).endsWith('.cjs');
    const esModules = ['waymark', ...[...names].filter(isEsModule)];
    expect(esModules).toContain('d3-array');
    expect(esModules.filter((name) => isIgnored.test(`/node_modules/${name}/index.js`))).toEqual([]);
  });

  it.each(Object.entries(entryPoints()))('can be imported by Node: %s', async (_entry, module) => {
    const exported = (await import(/* @vite-ignore */ pathToFileURL(built(module)).href)) as object;
    expect(Object.keys(exported).length).toBeGreaterThan(0);
    expect(existsSync(path.join(dist, `${module}.d.ts`))).toBe(true);
  });

  it('can be imported by a server component, which may call everything that needs no browser', () => {
    const urls = Object.values(entryPoints()).map((module) => pathToFileURL(built(module)).href);
    const script = `
      const entries = await Promise.all(${JSON.stringify(urls)}.map((url) => import(url)));
      const reference = Symbol.for('react.client.reference');
      const callable = ([, value]) => value.$$typeof !== reference;
      console.log(JSON.stringify(entries.flatMap((entry) => Object.entries(entry).filter(callable).map(([name]) => name))));
    `;
    const loader = pathToFileURL(path.resolve('tests/sizes/client-references.mjs')).href;
    const output = execFileSync(
      process.execPath,
      ['--conditions=react-server', '--import', loader, '--input-type=module', '--eval', script],
      { encoding: 'utf8' },
    );
    const callable = JSON.parse(output) as string[];
    for (const name of ['trailOf', 'trailToCrumbs', 'initialsOf', 'englishLabels', 'contrastRatio', 'preset']) {
      expect(callable).toContain(name);
    }
    // Components and hooks render or run only in the browser, so their modules begin with 'use client'.
    expect(callable.filter((name) => /^(?:[A-Z]|use[A-Z])/.test(name))).toEqual([]);
  });
});

describe('the ready-made style sheet', () => {
  const css = readFileSync(path.join(dist, 'css/scoped.css'), 'utf8');

  it('is within its limit', () => {
    const bytes = brotliCompressSync(css).length;
    console.log(`scoped.css: ${bytes} bytes of ${kitStyleLimit}`);
    expect(bytes).toBeLessThanOrEqual(kitStyleLimit);
  });

  it('contains no rule that restyles the whole content of a layer when the layer opens', () => {
    // `group-data-[state=…]` compiles to such a rule. Chromium then restyles every descendant of an element that changes state.
    expect(css.match(/:is\([^{}]*\[data-state[^{}]* \*\)[^{}]*/g) ?? []).toEqual([]);
  });

  it("contains only classes with the kit's prefix", () => {
    expect([...classesOf(css)].filter((name) => !name.startsWith('wy:'))).toEqual([]);
  });
});
