// @ts-check
// `npm run build:kit`: the kit as a package of its own, in dist/kit.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { entryPoints, kitRoot } from './kit/families.mjs';
import { importedPackages, lean, taken, vendored } from './kit/lean.mjs';

const root = path.resolve(import.meta.dirname, '..');
const outDir = path.join(root, 'dist/kit');
const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
const entries = entryPoints();

await rm(outDir, { recursive: true, force: true });

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [react(), lean(kitRoot)],
  build: {
    outDir,
    minify: false,
    copyPublicDir: false,
    lib: {
      entry: Object.fromEntries(Object.values(entries).map((module) => [module, path.join(kitRoot, `${module}.ts`)])),
      formats: ['es'],
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      external: (id) => !/^[./\0]/.test(id) && !taken.has(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: kitRoot,
        // A folder of the name node_modules would not be packed.
        entryFileNames: ({ name }) =>
          `${name.replaceAll('node_modules', 'vendor').replaceAll('_virtual', 'vendor')}.js`,
      },
    },
  },
});

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [tailwindcss()],
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { styles: path.join(kitRoot, 'styles.css') },
      output: { assetFileNames: '[name][extname]' },
    },
  },
});

// Fallbacks of Tailwind for browsers without @property; those that the kit supports have it (decision 2).
const styles = path.join(outDir, 'styles.css');
await writeFile(styles, (await readFile(styles, 'utf8')).replace(/@layer properties\{@supports.*?\}\}\}/s, ''));

execFileSync(
  process.execPath,
  [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', path.join(root, 'scripts/kit')],
  { stdio: 'inherit' },
);

await addExtensions(outDir);

// For a project with a Tailwind of its own: the sources of the styles, which find the classes in the built modules.
await mkdir(outDir, { recursive: true });
await cp(path.join(kitRoot, 'tokens/tokens.css'), path.join(outDir, 'tokens/tokens.css'));
await cp(path.join(kitRoot, 'base.css'), path.join(outDir, 'base.css'));
const theme = await readFile(path.join(kitRoot, 'theme.css'), 'utf8');
await writeFile(path.join(outDir, 'theme.css'), theme.replace('../../tailwind.config.ts', './tailwind.config.js'));
await writeFile(
  path.join(outDir, 'tailwind.config.js'),
  "import { preset } from './tokens/preset.js';\n\nexport default { presets: [preset], content: [] };\n",
);

const { name, version, license, peerDependencies } = manifest;
await cp(path.join(root, 'LICENSE'), path.join(outDir, 'LICENSE'));
await cp(path.join(root, 'scripts/kit/README.md'), path.join(outDir, 'README.md'));
const dependencies = Object.fromEntries(
  [...importedPackages(outDir)]
    .filter((dependency) => !(dependency in peerDependencies))
    .toSorted()
    .map((dependency) => [dependency, installedVersion(dependency)]),
);
await writeFile(
  path.join(outDir, 'vendor/LICENSES.txt'),
  (await Promise.all([...vendored, 'lucide-react'].map(licenceOf))).join('\n\n'),
);
await writeFile(
  path.join(outDir, 'package.json'),
  `${JSON.stringify(
    {
      name,
      version,
      description: 'A documented, accessible dashboard kit for React.',
      license,
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
      // What theme.css imports and the preset is for; a project that takes styles.css does without.
      peerDependencies: { ...peerDependencies, tailwindcss: '^4.1.0' },
      peerDependenciesMeta: { tailwindcss: { optional: true } },
      dependencies,
    },
    null,
    2,
  )}\n`,
);
console.log(`Built the kit: ${Object.keys(entries).length} entry points in dist/kit`);

/** @param {string} dependency */
function installedVersion(dependency) {
  return JSON.parse(readFileSync(path.join(root, 'node_modules', dependency, 'package.json'), 'utf8')).version;
}

/** @param {string} dependency */
async function licenceOf(dependency) {
  const folder = path.join(root, 'node_modules', dependency);
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? await readFile(path.join(folder, file), 'utf8') : `MIT licence, see its repository.`;
  return `${dependency} ${installedVersion(dependency)}\n\n${text.trim()}`;
}

/**
 * Node and the compilers that follow its rules want the whole name of a file, in declarations as well.
 *
 * @param {string} folder
 */
async function addExtensions(folder) {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((entry) => entry.endsWith('.d.ts'))) {
    const at = path.join(folder, file);
    const text = await readFile(at, 'utf8');
    const named = text.replaceAll(
      /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+)(['"])/g,
      (_all, before, source, after) => {
        const target = path.join(path.dirname(at), source);
        if (existsSync(`${target}.d.ts`)) return `${before}${source}.js${after}`;
        if (existsSync(path.join(target, 'index.d.ts'))) return `${before}${source}/index.js${after}`;
        throw new Error(`${file} imports ${source}, which has no declaration.`);
      },
    );
    await writeFile(at, named);
  }
}
