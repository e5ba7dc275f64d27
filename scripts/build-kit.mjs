// @ts-check
// `npm run build:kit`: builds the kit as a package of its own into dist/kit.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { entryPoints, kitRoot } from './kit/families.mjs';

const root = path.resolve(import.meta.dirname, '..');
const outDir = path.join(root, 'dist/kit');
const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const entries = entryPoints();
const peers = ['react', 'react-dom'];

/** @type {import('vite').InlineConfig} */
const shared = { configFile: false, root, logLevel: 'warn' };

// One module per source file. Every package stays an import.
const [library] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (
  await build({
    ...shared,
    plugins: [react()],
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
  })
);

// The ready-made stylesheet, and its sources for projects with their own Tailwind.
await build({
  ...shared,
  plugins: [tailwindcss()],
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      input: { styles: path.join(kitRoot, 'styles.css') },
      output: { assetFileNames: '[name][extname]' },
    },
  },
});
await cp(path.join(kitRoot, 'tokens/tokens.css'), path.join(outDir, 'tokens/tokens.css'));
await cp(path.join(kitRoot, 'base.css'), path.join(outDir, 'base.css'));
const theme = await readFile(path.join(kitRoot, 'theme.css'), 'utf8');
await writeFile(path.join(outDir, 'theme.css'), theme.replace('../../tailwind.config.ts', './tailwind.config.js'));
await writeFile(
  path.join(outDir, 'tailwind.config.js'),
  "import { preset } from './tokens/preset.js';\n\nexport default { presets: [preset], content: [] };\n",
);

const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', path.join(root, 'scripts/kit')], { stdio: 'inherit' });
await addExtensions(outDir);

const imported = new Set(
  library?.output.flatMap((file) => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [])),
);
/** @type {[string, string][]} */
const packages = Object.entries(manifest.dependencies);
const isImported = (/** @type {string} */ name) =>
  [...imported].some((source) => source === name || source.startsWith(`${name}/`));

await cp(path.join(root, 'LICENSE'), path.join(outDir, 'LICENSE'));
await cp(path.join(root, 'scripts/kit/README.md'), path.join(outDir, 'README.md'));
await writeFile(
  path.join(outDir, 'package.json'),
  `${JSON.stringify(
    {
      name: manifest.name,
      version: manifest.version,
      description: 'A documented, accessible dashboard kit for React.',
      license: manifest.license,
      type: 'module',
      private: true,
      sideEffects: ['**/*.css'],
      exports: {
        ...Object.fromEntries(
          Object.entries(entries).map(([entry, module]) => [
            entry,
            { types: `./${module}.d.ts`, default: `./${module}.js` },
          ]),
        ),
        './styles.css': './styles.css',
        './theme.css': './theme.css',
        './tokens.css': './tokens/tokens.css',
        './base.css': './base.css',
      },
      // Tailwind is only needed with theme.css and the preset.
      peerDependencies: { ...Object.fromEntries(peers.map((name) => [name, '^19.0.0'])), tailwindcss: '^4.1.0' },
      peerDependenciesMeta: { tailwindcss: { optional: true } },
      dependencies: Object.fromEntries(packages.filter(([name]) => isImported(name) && !peers.includes(name))),
    },
    null,
    2,
  )}\n`,
);
console.log(`Built the kit: ${Object.keys(entries).length} entry points in dist/kit`);

/**
 * Node's module resolution requires file extensions in declarations, and TypeScript does not add them.
 *
 * @param {string} folder
 */
async function addExtensions(folder) {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((entry) => entry.endsWith('.d.ts'))) {
    const declaration = path.join(folder, file);
    const text = await readFile(declaration, 'utf8');
    const complete = text.replaceAll(/(from |import\()(['"])(\.[^'"]+)\2/g, (_match, keyword, quote, source) => {
      const isFile = existsSync(path.join(path.dirname(declaration), `${source}.d.ts`));
      return `${keyword}${quote}${source}${isFile ? '.js' : '/index.js'}${quote}`;
    });
    await writeFile(declaration, complete);
  }
}
