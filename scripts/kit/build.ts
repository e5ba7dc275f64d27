// `npm run build:kit`: builds the kit as a separate package into dist/kit.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'postcss';
import { build, type ESTree, parseSync, type Rolldown, Visitor } from 'vite';
import project from '../../package.json' with { type: 'json' };
import manifest from '../../packages/waymark/package.json' with { type: 'json' };
import { tokensToCss } from '../../src/components/tokens/css';
import { designTokens } from '../../src/components/tokens/design-tokens';
import { buildFiles } from './build-files.ts';
import { markdownFiles, readDocumentation } from './docs.ts';
import { entryPoints, groups, kitRoot } from './families.mjs';
import { familyStyles } from './family-styles.ts';
import { classesOf, insert, type Insertion, prefixedModules } from './prefix-classes.ts';
import { isFamily } from './search-index.ts';
import { filesOf, templates, templatesFolder } from './templates.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const outDir = path.join(root, 'dist/kit');
const styles = path.join(kitRoot, 'css');
const entries = entryPoints();

/** Removes Tailwind's values for browsers without `@property`, which the kit does not support. They select every element. */
const withoutFallback: Plugin = {
  postcssPlugin: 'waymark:without-fallback',
  AtRule: {
    layer: (rule) => {
      if (rule.params === 'properties' && rule.nodes) rule.remove();
    },
  },
};

/** Unwraps the kit's own layers, the inner ones first. */
const unwrap: Plugin = {
  postcssPlugin: 'waymark:unwrap-layers',
  AtRuleExit: {
    layer: (rule) => {
      if (rule.nodes && !rule.params.startsWith('wm-reset')) rule.replaceWith(rule.nodes);
    },
  },
};

// One module per source file. Packages remain imports. The classes are those that Tailwind finds in the sources.
const classes = classesOf(await compile(path.join(kitRoot, 'theme.css')));
const [library] = (await build({
  configFile: false,
  root,
  logLevel: 'warn',
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
await write('tokens.css', tokensToCss());

// The ready-made style sheets, and sources for projects that build their own Tailwind.
const pageLayers = ['wm-reset', 'theme', 'base', 'wm', 'components', 'utilities'];
const layerOrder = `@layer ${pageLayers.join(', ')};\n`;
const scoped = await compile(path.join(styles, 'scoped.css'), withoutFallback);
const readSource = (file: string): Promise<string> => readFile(path.join(styles, file), 'utf8');
const modules = new Map(
  library?.output.flatMap((file) =>
    file.type === 'chunk'
      ? [[file.fileName, { code: file.code, imports: [...file.imports, ...file.dynamicImports] }] as const]
      : [],
  ),
);
const sheets = {
  ...familyStyles(scoped, pageLayers, modules),
  scoped: layerOrder + scoped,
  reset: layerOrder + (await compile(path.join(styles, 'reset.css'), withoutFallback)),
  styles: "@import './reset.css';\n@import './scoped.css';\n",
  unlayered: await compile(path.join(styles, 'scoped.css'), withoutFallback, unwrap),
  theme: `${await readSource('theme.css')}@layer base {\n${await readFile(path.join(kitRoot, 'base.css'), 'utf8')}}\n`,
  dark: await readSource('dark.css'),
};
for (const [name, text] of Object.entries(sheets)) await write(`css/${name}.css`, text);
await write(
  'tailwind.config.js',
  "import { preset } from './tokens/preset.js';\n\nexport default { presets: [preset], content: [] };\n",
);
// The types for a side-effect import of a style sheet.
await write('css.d.ts', 'export {};\n');
await rm(path.join(outDir, 'tokens.css'));

const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', path.join(root, 'scripts/kit')], { stdio: 'inherit' });
await completeTypes(outDir);

/** The packages that the modules import. */
const imported = new Set(
  [...modules.values()].flatMap(({ imports }) => imports.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0])),
);

for (const file of ['LICENSE', 'CHANGELOG.md', 'docs/images/dashboard.webp']) {
  await cp(path.join(root, file), path.join(outDir, path.basename(file)));
}
for (const file of filesOf(['shell', 'other-page', ...templates.map(({ name }) => name)])) {
  await cp(path.join(templatesFolder, file), path.join(outDir, 'templates', file));
}
await writeTokens();
const { pages } = await readDocumentation();
const familyLists = groups.map((group) => {
  const names = pages.flatMap((page) => (isFamily(page) && page.file.startsWith(`${group}/`) ? [page.name] : []));
  return `- **${group.charAt(0).toUpperCase()}${group.slice(1)}**: ${names.join(', ')}`;
});
const readme = await readFile(path.join(root, 'packages/waymark/README.md'), 'utf8');
await write('README.md', readme.replace('<!-- families -->', familyLists.join('\n')));
for (const [file, text] of Object.entries(markdownFiles(pages, 'package'))) await write(file, text);
// Before its first release, the project's manifest lacks repository, homepage and bugs.
const shared = ['version', 'license', 'keywords', 'repository', 'homepage', 'bugs', 'sideEffects'];
const modulePaths = Object.entries(entries).map(([entry, module]) => [
  entry,
  { types: `./${module}.d.ts`, default: `./${module}.js` },
]);
// These are ranges, so that a project with the same packages installs them only once.
const ranges = Object.entries(project.dependencies).flatMap(([dependency, exact]) =>
  imported.has(dependency) && !(dependency in manifest.peerDependencies) ? [[dependency, `^${exact}`]] : [],
);
await writeJson('package.json', {
  ...manifest,
  ...Object.fromEntries(Object.entries(project).filter(([field]) => shared.includes(field))),
  exports: { ...Object.fromEntries(modulePaths), ...manifest.exports },
  dependencies: Object.fromEntries(ranges),
});
console.log(`Built the kit: ${Object.keys(entries).length} entry points in dist/kit`);

/** Writes a file of the package. */
async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
  await writeFile(path.join(outDir, file), text);
}

function writeJson(file: string, content: object): Promise<void> {
  return write(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Compiles a style sheet with Tailwind. */
async function compile(file: string, ...plugins: Plugin[]): Promise<string> {
  const files = await buildFiles({
    root,
    plugins: [tailwindcss()],
    css: { postcss: { plugins } },
    build: { rolldownOptions: { input: file } },
  });
  const [, css = ''] = Object.entries(files).find(([name]) => name.endsWith('.css')) ?? [];
  // Lightning CSS, which a page may use to process the sheet again, misplaces layers whose order is declared in several
  // statements.
  return String(css).replaceAll(/@layer [^{;]+;/g, '');
}

/**
 * Completes the declarations. Node's module resolution requires file extensions, but TypeScript does not add them. Each
 * optional property also gets `| undefined`, as in React's types, so that a project with `exactOptionalPropertyTypes`
 * can pass `status={failed ? 'error' : undefined}`.
 */
async function completeTypes(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((entry) => entry.endsWith('.d.ts'))) {
    const declaration = path.join(folder, file);
    const text = await readFile(declaration, 'utf8');
    const insertions: Insertion[] = [];
    const addExtension = ({ source }: { source: ESTree.StringLiteral | null }): void => {
      if (!source?.value.startsWith('.')) return;
      const isFile = existsSync(path.join(path.dirname(declaration), `${source.value}.d.ts`));
      insertions.push([source.end - 1, isFile ? '.js' : '/index.js']);
    };
    new Visitor({
      ImportDeclaration: addExtension,
      ExportAllDeclaration: addExtension,
      ExportNamedDeclaration: addExtension,
      TSImportType: addExtension,
      TSPropertySignature({ optional, typeAnnotation }) {
        const type = typeAnnotation?.typeAnnotation;
        if (optional && type) insertions.push([type.start, '('], [type.end, ') | undefined']);
      },
    }).visit(parseSync(file, text).program);
    await writeFile(declaration, insert(text, insertions));
  }
}

/** Writes the tokens in the format of the Design Tokens Community Group: the resolver, and beside it a file for each source. */
async function writeTokens(): Promise<void> {
  const { sets, modifiers, ...resolver } = designTokens();
  const { contexts, ...mode } = modifiers.mode;
  const refTo = (name: string) => [{ $ref: `${name}.tokens.json` }];
  await writeJson('tokens/base.tokens.json', sets.base.sources[0]);
  for (const [name, [group]] of Object.entries(contexts)) await writeJson(`tokens/${name}.tokens.json`, group);
  await writeJson('tokens/waymark.resolver.json', {
    ...resolver,
    sets: { base: { sources: refTo('base') } },
    modifiers: {
      mode: { ...mode, contexts: Object.fromEntries(Object.keys(contexts).map((name) => [name, refTo(name)])) },
    },
  });
}
