// @ts-check
// `node tests/sizes/measure-kit.mjs dist/kit` prints the sizes. The workflow package.yml compares them with those of its base.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import preset from '@size-limit/preset-small-lib';
import sizeLimit from 'size-limit';

/**
 * Measures the entry points of a built kit, each bundled with all of its dependencies except React, minified and compressed by gzip.
 *
 * @param {string} folder
 * @returns {Promise<Record<string, number>>} the bytes of each entry point, such as `./drawer`
 */
export async function measureKit(folder) {
  /** @type {{ exports: Record<string, { default?: string }> }} */
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const checks = Object.entries(manifest.exports).flatMap(([name, { default: file }]) =>
    file?.endsWith('.js')
      ? [
          {
            name,
            files: [path.join(folder, file)],
            gzip: true,
            modifyEsbuildConfig: (/** @type {object} */ config) => ({
              ...config,
              external: ['react', 'react-dom'],
              define: { 'process.env.NODE_ENV': '"production"' },
            }),
          },
        ]
      : [],
  );
  const results = await sizeLimit(preset, { checks });
  return Object.fromEntries(results.map(({ size = 0 }, index) => [checks[index]?.name ?? '', size]));
}

const [, script, folder = ''] = process.argv;
if (script === import.meta.filename) {
  for (const [name, bytes] of Object.entries(await measureKit(path.resolve(folder)))) console.log(name, bytes);
}
