// `node tests/sizes/measure-kit.mjs dist/kit` prints the sizes. The workflow package.yml compares them with those of
// the base branch.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/**
 * Measures the scripts that a page with a module loads first: bundled with all dependencies except React, minified and
 * compressed by Brotli. Code that loads on demand is not included.
 *
 * @param {string} file the module
 * @param {string} [imported] the names of its exports, such as `{ Button }`, by default all of them
 * @returns {Promise<number>} bytes
 */
export async function measure(file, imported = '*') {
  const entry = path.resolve('page.js');
  const built = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    // As in a production build, although Vitest sets another NODE_ENV.
    resolve: { conditions: ['module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export ${imported} from '${file}';` : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: /^react(?:-dom)?(?:$|\/)/,
        preserveEntrySignatures: 'strict',
        checks: { pluginTimings: false },
      },
    },
  });
  const chunks = new Map(
    [built]
      .flat()
      .flatMap((result) => ('output' in result ? result.output : []))
      .flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])),
  );
  const loaded = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  // The loop also visits the chunks that it adds.
  for (const { imports } of loaded) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) loaded.add(chunk);
    }
  }
  return [...loaded].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
}

const [, script, folder = ''] = process.argv;
if (script === import.meta.filename) {
  /** @type {{ exports: Record<string, { default?: string }> }} */
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  for (const [name, { default: file }] of Object.entries(manifest.exports)) {
    if (file?.endsWith('.js')) console.log(name, await measure(path.resolve(folder, file)));
  }
}
