// `npm run build:kit`: builds the kit as a package of its own into dist/kit.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type CSSOptions, type InlineConfig, type Rolldown } from 'vite';
import { tokensToCss } from '../../src/components/tokens/css';
import { writeDocs } from './docs.ts';
import { entryPoints, kitRoot } from './families.mjs';
import { cleanLayers, withoutLayers } from './layers.ts';
import { packageManifest, type Project } from './manifest.ts';
import { classesOf, prefixedModules } from './prefix-classes.ts';
import { allParts } from './props.ts';
import { filesOf, templates, templatesFolder } from './templates.mjs';
import { writeTokens } from './tokens.ts';
import { withUndefined } from './types.ts';

const root = path.resolve(import.meta.dirname, '../..');
const outDir = path.join(root, 'dist/kit');
const sources = import.meta.dirname;
const entries = entryPoints();

const shared: InlineConfig = { configFile: false, root, logLevel: 'warn' };

// One module per source file. Every package stays an import. The classes are those that Tailwind finds in the sources.
const classes = classesOf(await compile(path.join(kitRoot, 'theme.css')));
const [library] = (await build({
  ...shared,
  plugins: [react(), prefixedModules(classes)],
  build: {
    outDir,
    minify: false,
    copyPublicDir: false,
    lib: {
      entry: Object.fromEntries(Object.values(entries).map((module) => [module, path.join(kitRoot, `${module}.ts`)])),
      formats: ['es'],
    },
    rolldownOptions: {
      external: /^[^./\0]/,
      output: { preserveModules: true, preserveModulesRoot: kitRoot, entryFileNames: '[name].js' },
    },
  },
})) as Rolldown.RolldownOutput[];

// scoped.css imports the tokens into the layer `wm`.
await writeFile(path.join(outDir, 'tokens.css'), tokensToCss());

// The ready-made style sheets, and the sources of the preset for projects that build their own Tailwind.
const layerOrder = '@layer wm-reset, theme, base, wm, components, utilities;\n';
const scoped = await compile(path.join(sources, 'scoped.css'), cleanLayers);
const reset = await compile(path.join(sources, 'reset.css'), cleanLayers);
const styles = {
  'scoped.css': layerOrder + scoped,
  'reset.css': layerOrder + reset,
  'styles.css': layerOrder + reset + scoped,
  'unlayered.css': await compile(path.join(sources, 'scoped.css'), withoutLayers),
  'theme.css': await readFile(path.join(sources, 'theme.css'), 'utf8'),
  'base.css': await readFile(path.join(kitRoot, 'base.css'), 'utf8'),
  'tailwind.config.js':
    "import { preset } from './tokens/preset.js';\n\nexport default { presets: [preset], content: [] };\n",
  // The types of a side-effect import of a style sheet.
  'css.d.ts': 'export {};\n',
};
for (const [file, text] of Object.entries(styles)) await writeFile(path.join(outDir, file), text);
await rm(path.join(outDir, 'tokens.css'));

const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', path.join(root, 'scripts/kit')], { stdio: 'inherit' });
await completeTypes(outDir);

const imported = (library?.output ?? []).flatMap((file) =>
  file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
);
const sheets = ['scoped.css', 'reset.css', 'styles.css', 'unlayered.css', 'theme.css'];
const exportOf = (file: string, types: string) => ({ types: `./${types}`, default: `./${file}` });

for (const file of ['LICENSE', 'CHANGELOG.md', 'scripts/kit/README.md']) {
  await cp(path.join(root, file), path.join(outDir, path.basename(file)));
}
for (const file of filesOf(['shell', 'other-page', ...templates.map(({ name }) => name)])) {
  await cp(path.join(templatesFolder, file), path.join(outDir, 'templates', file));
}
await writeTokens(path.join(outDir, 'tokens'));
await writeDocs(allParts(), outDir);
const project = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Project;
const packageExports = {
  ...Object.fromEntries(
    Object.entries(entries).map(([entry, module]) => [entry, exportOf(`${module}.js`, `${module}.d.ts`)]),
  ),
  ...Object.fromEntries(sheets.map((file) => [`./${file}`, exportOf(file, 'css.d.ts')])),
  './tokens/*.json': './tokens/*.json',
  './package.json': './package.json',
};
await writeFile(
  path.join(outDir, 'package.json'),
  `${JSON.stringify(packageManifest(project, packageExports, imported), null, 2)}\n`,
);
console.log(`Built the kit: ${Object.keys(entries).length} entry points in dist/kit`);

/** Compiles a style sheet with Tailwind. */
async function compile(file: string, postcss: CSSOptions['postcss'] = {}): Promise<string> {
  const built = await build({
    ...shared,
    plugins: [tailwindcss()],
    css: { postcss },
    build: {
      write: false,
      copyPublicDir: false,
      // The first browsers with light-dark(), which the tokens use.
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      rolldownOptions: { input: file },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const asset = output?.output.find(({ fileName }) => fileName.endsWith('.css'));
  if (asset?.type !== 'asset') throw new Error(`${file}: no style sheet was built.`);
  // Lightning CSS, with which a page may process the sheet again, misplaces layers whose order is stated in parts.
  return String(asset.source).replaceAll(/@layer [^{;]+;/g, '');
}

/** Completes the declarations. Node's module resolution requires file extensions, which TypeScript does not add. */
async function completeTypes(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((entry) => entry.endsWith('.d.ts'))) {
    const declaration = path.join(folder, file);
    const text = withUndefined(file, await readFile(declaration, 'utf8'));
    const complete = text.replaceAll(
      /(from |import\()(['"])(\.[^'"]+)\2/g,
      (_match, keyword: string, quote: string, source: string) => {
        const isFile = existsSync(path.join(path.dirname(declaration), `${source}.d.ts`));
        return `${keyword}${quote}${source}${isFile ? '.js' : '/index.js'}${quote}`;
      },
    );
    await writeFile(declaration, complete);
  }
}
