// `node tests/sizes/measure-kit.mjs dist/kit` prints the sizes. The workflow package.yml compares them with those of
// the base branch.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import preset from '@size-limit/preset-small-lib';
import sizeLimit from 'size-limit';

/**
 * Measures modules, each bundled with all of its dependencies except React, minified and compressed by gzip.
 *
 * @param {readonly { name: string, file: string, imported?: string | undefined }[]} modules `imported` names exports, as `{ Button }`
 * @returns {Promise<Record<string, number>>} the bytes of each
 */
export async function measure(modules) {
  const checks = modules.map(({ name, file, imported }) => ({
    name,
    files: [file],
    gzip: true,
    ...(imported && { import: { [file]: imported } }),
    modifyEsbuildConfig: (/** @type {object} */ config) => ({
      ...config,
      external: ['react', 'react-dom'],
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
  }));
  const results = await sizeLimit(preset, { checks });
  return Object.fromEntries(results.map(({ size = 0 }, index) => [checks[index]?.name ?? '', size]));
}

const [, script, folder = ''] = process.argv;
if (script === import.meta.filename) {
  /** @type {{ exports: Record<string, { default?: string }> }} */
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(manifest.exports).flatMap(([name, { default: file }]) =>
    file?.endsWith('.js') ? [{ name, file: path.resolve(folder, file) }] : [],
  );
  for (const [name, bytes] of Object.entries(await measure(entries))) console.log(name, bytes);
}
