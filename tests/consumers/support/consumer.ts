import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { families } from '../../../scripts/kit/families.mjs';
import { createTheme } from 'waymark/tokens';
import { tailwindOf } from '../../../stories/docs/theme-formats';

const root = path.resolve(import.meta.dirname, '../../..');
const folderVariable = 'WAYMARK_CONSUMER';

/** The folder of the consumer project. */
export function consumerFolder(): string {
  const folder = process.env[folderVariable];
  if (!folder) throw new Error('The consumer project is created by the global setup of tests/consumers.');
  return folder;
}

/** The style sheets of the pages. Each is the `src/index.css` of a project. */
const sheets: Record<string, string[]> = {
  empty: [],
  tailwind: ["@import 'tailwindcss';"],
  'tailwind-kit': ["@import 'waymark/scoped.css';", "@import 'tailwindcss';"],
  // As documented for page classes with the variant `dark:`.
  'tailwind-dark': ["@import 'waymark/scoped.css';", "@import 'tailwindcss';", "@import 'waymark/dark.css';"],
  // As documented for Tailwind 3, whose reset is not in a separate layer.
  preflight: [
    '@layer preflight, wm;',
    "@import 'waymark/scoped.css';",
    "@import 'tailwindcss/preflight.css' layer(preflight);",
  ],
  legacy: ["@import './rules.css';"],
  'legacy-kit': ["@import './rules.css';", "@import 'waymark/unlayered.css';"],
  scoped: ["@import 'waymark/scoped.css';"],
  // In a different order from their rules in the whole style sheet.
  families: [...families().map(({ family }) => family), 'base', 'reset']
    .toReversed()
    .map((name) => `@import 'waymark/${name}.css';`),
  styles: ["@import 'waymark/styles.css';"],
  theme: ["@import 'waymark/theme.css';"],
  // The Tailwind theme of the documentation's export page.
  exported: [
    "@import 'waymark/scoped.css';",
    "@import 'tailwindcss';",
    "@import './brand.tailwind.css';",
    "@source inline('bg-primary rounded-theme h-header ease-enter text-h1');",
  ],
};

/**
 * Creates a project in the system's temporary folder that installs the packed kit, and builds its pages with Vite's
 * defaults. The other packages come from the repository.
 */
export default async function setUp(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-consumer-'));
  process.env[folderVariable] = folder;
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    install(folder);
    cpSync(path.join(root, 'tests/consumers/pages'), path.join(folder, 'src'), { recursive: true });
    cpSync(path.join(root, 'stories'), path.join(folder, 'src/stories'), { recursive: true });
    for (const [name, lines] of Object.entries(sheets)) {
      writeFileSync(path.join(folder, `src/${name}.css`), `${lines.join('\n')}\n`);
    }
    writeFileSync(
      path.join(folder, 'src/brand.tailwind.css'),
      tailwindOf(createTheme({ primary: '#00695c', radius: 12 }).css),
    );
    const styles = Object.fromEntries(Object.keys(sheets).map((name) => [name, `src/${name}.css`]));
    await build(project(folder, styles, 'css'));
    // The sources of the repository, as the Storybook compiles them.
    await build(project(root, { sources: 'src/components/theme.css' }, 'sources', folder));
    const pages = ['host', 'templates', 'roots', 'several', 'hydrate'];
    const modules = project(folder, Object.fromEntries(pages.map((name) => [name, `src/${name}.tsx`])), 'js');
    // Only the development build of React logs warnings, and runs effects twice under StrictMode.
    await build({ ...modules, define: { 'process.env.NODE_ENV': '"development"' } });
    const ofServer = project(folder, { streamed: 'src/streamed.tsx' }, 'server');
    await build({ ...ofServer, build: { ...ofServer.build, ssr: true } });
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}

function project(from: string, input: Record<string, string>, out: string, folder = from): InlineConfig {
  return {
    configFile: false,
    root: from,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: {
      outDir: path.join(folder, 'dist', out),
      copyPublicDir: false,
      emptyOutDir: true,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, path.join(from, file)])),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  };
}

/**
 * Packs `dist/kit`, extracts it to `node_modules/waymark`, and links the packages that a consumer installs beside it.
 */
function install(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  const pack = ['pack', path.join(root, 'dist/kit'), '--pack-destination', folder, '--silent'];
  const tarball = execFileSync('npm', pack, { encoding: 'utf8', cwd: folder }).trim();
  execFileSync('tar', ['-xzf', tarball, '-C', modules], { cwd: folder });
  renameSync(path.join(modules, 'package'), path.join(modules, 'waymark'));
  const manifest = JSON.parse(readFileSync(path.join(modules, 'waymark/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  // The stories, of which the templates are a part, import Storybook's test functions.
  const own = ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node', 'tailwindcss', 'storybook'];
  // Packages that the samples of the documentation use.
  own.push(
    '@vitejs/plugin-react',
    'react-router',
    'react-hook-form',
    'vite',
    'vitest',
    '@playwright/test',
    '@testing-library/react',
    '@testing-library/user-event',
  );
  for (const name of [...Object.keys(manifest.dependencies), ...own]) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name), 'junction');
  }
}
