import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { kitAliases } from '../../vite.config.ts';
import { buildFiles } from './build-files.ts';
import { families, kitRoot } from './families.mjs';
import { keyboardRows, mdxPages } from './mdx-pages.ts';
import { samplesOf } from './samples.ts';

const installation = mdxPages().find(({ file }) => file === 'docs/installation.mdx');
const firstPage = path.resolve('first-page.tsx');

/** Provides the page in Installation as a module. */
const firstPagePlugin = {
  name: 'first-page',
  resolveId: (id: string) => (id === firstPage ? id : undefined),
  load: (id: string) =>
    id === firstPage
      ? samplesOf('', installation?.mdx ?? '').find(({ code }) => code.includes('createRoot'))?.code
      : undefined,
};

export type Facts = Awaited<ReturnType<typeof kitFacts>>;

/** The figures in the documentation. */
export async function kitFacts() {
  const resolve = { alias: kitAliases };
  const shared = { external: [/^react(-dom)?(\/|$)/, /\.css$/], preserveEntrySignatures: 'strict' as const };
  const bundle = (rolldownOptions: object) =>
    buildFiles({
      resolve,
      plugins: [firstPagePlugin],
      build: { minify: true, rolldownOptions: { ...shared, ...rolldownOptions } },
    });
  const page = await bundle({ input: firstPage });
  const modules = families().map(
    ({ group, family }) => [family, path.join(kitRoot, group, family, 'index.ts')] as const,
  );
  const files = await bundle({
    input: Object.fromEntries(modules),
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  });
  const sizeOf = (family: string): number => {
    const parts = new Set([`${family}.js`]);
    // The loop also visits the files that it adds.
    for (const part of parts) {
      const imports = String(files[part]).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g);
      for (const [, file = ''] of imports) if (file in files) parts.add(file);
    }
    return gzipSync([...parts].map((file) => String(files[file])).join('')).length;
  };
  return {
    families: modules.length,
    keyboardRows: keyboardRows().length,
    /** JavaScript of the page in Installation, minified and compressed by Brotli, without React. */
    firstPageBytes: brotliCompressSync(Object.values(page).join('')).length,
    /** The script size of each family in bytes, minified and compressed by gzip, without React. */
    sizes: Object.fromEntries(modules.map(([family]) => [family, sizeOf(family)])) as Partial<Record<string, number>>,
  };
}
