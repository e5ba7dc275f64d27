import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { UserConfig } from 'vite';
import { buildFiles } from './build-files.ts';
import { families } from './families.mjs';
import { keyboardRows } from './mdx-pages.ts';

/** Figures of the first page of the documentation. */
export interface KitFacts {
  families: number;
  /** Rows of all keyboard tables. */
  keyboardRows: number;
  /** JavaScript of the page in Installation, minified and compressed by Brotli, without React. */
  firstPageBytes: number;
}

const input = path.resolve(import.meta.dirname, '../../stories/docs/first-page.tsx');

/** Counts and measures the kit. `resolve` has the aliases of the package. */
export async function kitFacts(resolve: UserConfig['resolve']): Promise<KitFacts> {
  const rolldownOptions = { input, external: [/^react(-dom)?(\/|$)/, /\.css$/] };
  const files = await buildFiles({ resolve, build: { minify: true, rolldownOptions } });
  return {
    families: families().length,
    keyboardRows: keyboardRows().length,
    firstPageBytes: brotliCompressSync(Object.values(files).join('')).length,
  };
}
