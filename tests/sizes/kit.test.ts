import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import preset from '@size-limit/preset-small-lib';
import { formatMessage } from 'publint/utils';
import { publint } from 'publint';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import sizeLimit from 'size-limit';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as sources from 'waymark';
import type { LabelsProviderProps } from 'waymark';
import { entryPoints, families } from '../../scripts/kit/families.mjs';
import { kitCombinations, kitComposition, kitLimits, kitStyleLimit } from './limits';

const dist = path.resolve('dist/kit');
const work = path.resolve('node_modules/.cache/waymark/sizes');
const every = families();
const moduleOf = (family: string): string => {
  const found = every.find((one) => one.family === family);
  if (!found) throw new Error(`There is no family ${family}.`);
  return `${found.group}/${family}/index.js`;
};

/** What is measured: a name, and the modules of the built kit that a consumer imports. */
const measured: { name: string; modules: string[]; without?: string[]; limit: number }[] = [
  ...every.map(({ family }) => ({ name: family, modules: [moduleOf(family)], limit: kitLimits[family] ?? 0 })),
  ...kitCombinations.map(({ name, families: members, without, limit }) => ({
    name,
    modules: members === 'all' ? ['index.js'] : members.map(moduleOf),
    // One module by its path, or all those of a family, whichever of them is imported.
    without: without?.map((left) => path.join(dist, left.includes('/') ? `${left}.js` : path.dirname(moduleOf(left)))),
    limit,
  })),
];

/** What a consumer's bundler makes of each, compressed by gzip, without React. */
const sizes = new Map<string, number>();

/** What a plugin of esbuild may do here. */
interface Bundling {
  onResolve: (
    which: { filter: RegExp },
    resolve: (wanted: { path: string; resolveDir: string }) => { path: string; external: boolean } | null,
  ) => void;
}

/** Keeps the modules below these paths out of a bundle, under a name that is as long wherever the project lies. */
const leaveOut = (left: readonly string[]) => ({
  name: 'leave-out',
  setup: (build: Bundling) =>
    build.onResolve({ filter: /^\./ }, ({ path: source, resolveDir }) =>
      left.some((start) => path.join(resolveDir, source).startsWith(start))
        ? { path: path.basename(source), external: true }
        : null,
    ),
});

beforeAll(async () => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const checks = measured.map(({ name, modules, without }) => {
    const file = path.join(work, `${name.replaceAll(/\W+/g, '-')}.js`);
    writeFileSync(file, modules.map((module) => `export * from '${path.join(dist, module)}';`).join('\n'));
    return {
      name,
      files: [file],
      gzip: true,
      modifyEsbuildConfig: (config: object) => ({
        ...config,
        format: 'esm',
        external: ['react', 'react-dom'],
        plugins: [leaveOut(without ?? [])],
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    };
  });
  const results = await sizeLimit(preset, { checks });
  for (const [index, { size = 0 }] of results.entries()) sizes.set(measured[index]?.name ?? '', size);
  console.log(measured.map(({ name, limit }) => `${name}: ${sizes.get(name)} bytes of ${limit}`).join('\n'));
}, 120_000);

/** The families whose modules a module of the built kit leads to, by its imports. */
function reachedFrom(module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module)) return seen;
  seen.add(module);
  const code = readFileSync(path.join(dist, module), 'utf8');
  for (const [, source = ''] of code.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
    reachedFrom(path.posix.join(path.posix.dirname(module), source), seen);
  }
  return seen;
}

describe('a family of the kit', () => {
  it.each(measured)('$name keeps its limit', ({ name, limit }) => {
    expect(sizes.get(name)).toBeGreaterThan(0);
    expect(sizes.get(name)).toBeLessThanOrEqual(limit);
  });

  it('has a limit, and every limit a family', () => {
    expect(Object.keys(kitLimits).toSorted()).toEqual(every.map(({ family }) => family).toSorted());
  });

  it.each(every)('$family brings no other along than those it is made of', ({ group, family }) => {
    const others = [...reachedFrom(`${group}/${family}/index.js`)]
      .map((module) => /^(?:content|controls|layers|navigation)\/([^/]+)\//.exec(module)?.[1])
      .filter((other) => other !== undefined && other !== family);
    expect(new Set(others)).toEqual(new Set(kitComposition[family]));
  });
});

describe('the package', () => {
  it('has nothing that publint objects to', async () => {
    const { messages, pkg } = await publint({ pkgDir: dist, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('resolves and types every entry point for a project of modules', () => {
    const attw = path.resolve('node_modules/@arethetypeswrong/cli/dist/index.js');
    const styles = ['styles.css', 'theme.css', 'tokens.css', 'base.css'];
    // It ends with an error, and says why, when one does not.
    const output = execFileSync(
      process.execPath,
      [attw, '--pack', dist, '--profile', 'esm-only', '--no-emoji', '--exclude-entrypoints', ...styles],
      { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    );
    expect(output).toContain('waymark/drawer');
  });

  it('knows no router and no Firebase', () => {
    const { dependencies } = JSON.parse(readFileSync(path.join(dist, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(Object.keys(dependencies).filter((name) => /react-router|firebase/.test(name))).toEqual([]);
    for (const module of reachedFrom('index.js')) {
      expect(readFileSync(path.join(dist, module), 'utf8'), module).not.toMatch(/from "(react-router|firebase)/);
    }
  });

  it.each(Object.entries(entryPoints()))('is imported by Node: %s', async (_entry, module) => {
    const built = (await import(/* @vite-ignore */ pathToFileURL(path.join(dist, `${module}.js`)).href)) as object;
    expect(Object.keys(built).length).toBeGreaterThan(0);
    expect(existsSync(path.join(dist, `${module}.d.ts`))).toBe(true);
  });

  it('renders on a server as a consumer gets it', async () => {
    const kit = (await import(/* @vite-ignore */ pathToFileURL(path.join(dist, 'index.js')).href)) as typeof sources;
    const html = renderToString(
      createElement(
        kit.LabelsProvider as ComponentType<Pick<LabelsProviderProps, 'labels'>>,
        { labels: kit.englishLabels },
        createElement(kit.AppShell, null, createElement(kit.Button, null, 'Save')),
      ),
    );
    expect(html).toContain('data-slot="app-shell"');
    expect(html).toContain('Save');
  });
});

describe('the prebuilt stylesheet', () => {
  it('keeps its limit', () => {
    const bytes = gzipSync(readFileSync(path.join(dist, 'styles.css')), { level: 9 }).length;
    console.log(`styles.css: ${bytes} bytes of ${kitStyleLimit}`);
    expect(bytes).toBeLessThanOrEqual(kitStyleLimit);
  });

  it('lets a layer that opens be styled without all that is in it', () => {
    // What `group-data-[state=…]` becomes: Chromium then restyles all below whatever element changes its state, 135 elements for
    // the notifications instead of 6.
    const css = readFileSync(path.join(dist, 'styles.css'), 'utf8');
    expect(css.match(/:is\([^{}]*\[data-state[^{}]* \*\)[^{}]*/g) ?? []).toEqual([]);
  });

  it('carries no class of the app', () => {
    expect(readFileSync(path.join(dist, 'styles.css'), 'utf8')).not.toContain('auth-card-lg{');
  });
});
