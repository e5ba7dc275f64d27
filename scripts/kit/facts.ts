import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { UserConfig } from 'vite';
import { buildFiles } from './build-files.ts';
import { families, kitRoot } from './families.mjs';
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

/** The bytes of the script of each family, minified and compressed by gzip, without React. */
export async function familySizes(resolve: UserConfig['resolve']): Promise<Record<string, number>> {
  const entries = Object.fromEntries(
    families().map(({ group, family }) => [family, path.join(kitRoot, group, family, 'index.ts')]),
  );
  const rolldownOptions: NonNullable<UserConfig['build']>['rolldownOptions'] = {
    input: entries,
    external: [/^react(-dom)?(\/|$)/, /\.css$/],
    preserveEntrySignatures: 'strict',
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  };
  const files = await buildFiles({ resolve, build: { minify: true, rolldownOptions } });
  const addParts = (name: string, parts: Set<string>): Set<string> => {
    if (parts.has(name) || !(name in files)) return parts;
    parts.add(name);
    const imports = String(files[name]).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g);
    for (const [, file = ''] of imports) addParts(file, parts);
    return parts;
  };
  const sizes = Object.keys(entries).map((family) => {
    const parts = [...addParts(`${family}.js`, new Set())];
    return [family, gzipSync(parts.map((file) => String(files[file])).join('')).length] as const;
  });
  return Object.fromEntries(sizes);
}
