import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { UserConfig } from 'vite';
import { buildFiles } from './build-files.ts';
import { families } from './families.mjs';
import { keyboardRows } from './mdx-pages.ts';

const input = path.resolve(import.meta.dirname, '../../stories/docs/first-page.tsx');

/** The figures of the first page of the documentation. `resolve` has the aliases of the package. */
export async function kitFacts(resolve: UserConfig['resolve']) {
  const rolldownOptions = { input, external: [/^react(-dom)?(\/|$)/, /\.css$/] };
  const files = await buildFiles({ resolve, build: { minify: true, rolldownOptions } });
  return {
    families: families().length,
    keyboardRows: keyboardRows().length,
    /** JavaScript of the page in Installation, minified and compressed by Brotli, without React. */
    firstPageBytes: brotliCompressSync(Object.values(files).join('')).length,
  };
}
