// Builds the documentation as static pages: one bundle contains the browser script, and another one renders the pages.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import mdx from '@mdx-js/rollup';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { execa } from 'execa';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { type InlineConfig, type Manifest, runnerImport } from 'vite';
import { kitAliases } from '../../vite.config.ts';
import type * as Renderer from '../../stories/docs/site/render.tsx';
import { buildFiles } from './build-files.ts';
import { markdownFiles, readDocumentation } from './docs.ts';
import { kitFacts } from './facts.ts';
import { groups } from './families.mjs';
import { stories } from './mdx-pages.ts';
import { playgroundFrame, playgroundSamples } from './playground.ts';
import { formatModule } from './samples.ts';
import { searchIndex } from './search-index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, 'stories/docs/site');
const outDir = path.join(root, 'dist/documentation');

const { parts, shown, pages: documented } = await readDocumentation();
const samples = playgroundSamples(documented);

const config = {
  root,
  // The site does not run play functions.
  resolve: { alias: [...kitAliases, { find: 'storybook/test', replacement: path.join(site, 'test-stub.ts') }] },
  plugins: [{ enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] }) }, react()],
} satisfies InlineConfig;

/** The folders of shared chunks by name, the most important first. A page with a grid contains no chart. */
const sharedFolders = groups
  .map((group) => [group, group] as const)
  .toSpliced(groups.indexOf('data'), 0, ['charts', 'data/(?:(?:[\\w-]+-)?chart|sparkline|bar-list)']);

const { '.vite/manifest.json': manifestFile, ...assets } = await buildFiles({
  ...config,
  plugins: [...config.plugins, tailwindcss()],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: path.join(site, 'client.ts'),
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // Otherwise it would be in one of the kit's chunks, which every page would load.
            { name: 'preload', test: /preload-helper/, priority: 10 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
            {
              name: 'base',
              // Only the pages about themes need createTheme and its dependencies.
              test: /lucide-react|src\/components\/(lib|providers|tokens\/(?!create-theme|design-tokens|oklch|rules|css|preset))/,
              minShareCount: 2,
              priority: 8,
            },
            // The button page does not load the calendar and other parts that only some pages show.
            { name: 'common', test: /src\/components\/(content|controls)\//, minShareCount: 12, priority: 7 },
            // One request loads what several families of a group share, because a request costs more than unused code.
            ...sharedFolders.map(([name, folder], index) => ({
              name,
              test: new RegExp(`src/components/${folder}/`),
              minShareCount: 2,
              priority: sharedFolders.length - index - 1,
            })),
          ],
        },
      },
    },
  },
});

const manifest = JSON.parse(String(manifestFile)) as Manifest;
const entry = Object.values(manifest).find(({ isEntry }) => isEntry);

/** Returns the files of modules and of the modules that they import. */
function filesOf(...modules: string[]): string[] {
  const found = new Set(modules);
  // The loop also visits the modules that it adds.
  for (const module of found) for (const imported of manifest[module]?.imports ?? []) found.add(imported);
  return [...found].flatMap((module) => (manifest[module] ? [`/${manifest[module].file}`] : []));
}

/** Returns the day of the last change of a page and of the stories beside it, or none in a copy without its history. */
async function lastChange(file: string): Promise<string | undefined> {
  const files = [file, file.replace(/mdx$/, 'stories.tsx')];
  const { stdout } = await execa({ cwd: stories, reject: false })`git log -1 --format=%cs -- ${files}`;
  return stdout || undefined;
}

const pages = await Promise.all(documented.map(async (page) => ({ ...page, changed: await lastChange(page.file) })));
// The address of the published site, for search engines.
const { DOCS_ORIGIN } = process.env;
const { module: renderer } = await runnerImport<typeof Renderer>(path.join(site, 'render.tsx'), {
  ...config,
  configFile: false,
  envDir: false,
  mode: 'production',
  logLevel: 'warn',
});
const documentation = {
  pages,
  parts,
  code: Object.fromEntries(shown.map(({ id, module }) => [id, module])),
  samples: Object.fromEntries(samples.map(({ id, code }) => [code.trimEnd(), id])),
  facts: await kitFacts(),
};
const { documents, headings } = renderer.renderSite(documentation, {
  script: `/${entry?.file}`,
  preloadsOf: (module) => filesOf('stories/docs/site/mount.tsx', module),
  styles: (entry?.css ?? []).map((file) => `/${file}`),
  font: `/${entry?.assets?.find((file) => /roboto-latin-wght/.test(file))}`,
  origin: DOCS_ORIGIN,
  // `npm start` builds only the pages.
  hasStorybook: !process.argv.includes('--once'),
});
const sampleCode = samples.map(async ({ id, module }) => [id, await formatModule(id, module)] as const);
const files: Record<string, string | Uint8Array> = {
  ...assets,
  ...(await playgroundFrame()),
  'playground/samples.json': JSON.stringify(Object.fromEntries(await Promise.all(sampleCode))),
  ...Object.fromEntries(Object.entries(documents).map(([address, text]) => [`${address.slice(1)}index.html`, text])),
  ...markdownFiles(pages, 'site'),
  'search.json': searchIndex(pages, parts, headings),
  'theme.js': readFileSync(path.join(site, 'theme.js'), 'utf8'),
  ...(DOCS_ORIGIN && {
    'sitemap.txt': pages.map(({ address }) => `${DOCS_ORIGIN}${address}\n`).join(''),
    'robots.txt': `Sitemap: ${DOCS_ORIGIN}/sitemap.txt\n`,
  }),
};
rmSync(outDir, { recursive: true, force: true });
cpSync(path.join(root, 'public'), outDir, { recursive: true });
for (const [name, content] of Object.entries(files)) {
  const file = path.join(outDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
console.log(`Built the documentation: ${pages.length} pages in ${path.relative(root, outDir)}`);
