import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type UserConfig } from 'vite';
import { families } from './families.mjs';
import { keyboardRows } from './keyboard-rows.ts';

/** Figures of the first page of the documentation. */
export interface KitFacts {
  families: number;
  /** Rows of all keyboard tables. */
  keyboardRows: number;
  /** JavaScript of the page in Installation, minified and compressed by Brotli, without React. */
  firstPageBytes: number;
}

const firstPage = path.resolve(import.meta.dirname, '../../stories/docs/first-page.tsx');

async function bytesOf(entry: string, resolve: UserConfig['resolve']): Promise<number> {
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve,
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, external: [/^react(-dom)?(\/|$)/, /\.css$/], checks: { pluginTimings: false } },
    },
  });
  if (!('output' in result)) throw new Error(`Vite did not build ${entry} once.`);
  const code = result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return brotliCompressSync(code).length;
}

/** Counts and measures the kit. `resolve` has the aliases of the package. */
export async function kitFacts(resolve: UserConfig['resolve']): Promise<KitFacts> {
  return {
    families: families().length,
    keyboardRows: keyboardRows().length,
    firstPageBytes: await bytesOf(firstPage, resolve),
  };
}
