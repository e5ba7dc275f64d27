// @ts-check
// `npm run build:api`: bundles the data API with its packages into dist/api/main.js, which needs no node_modules in production.
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

/** Builds the data API and returns the path of its main module. @param {string} [outDir] */
export async function buildApi(outDir = path.join(root, 'dist/api')) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: {
      noExternal: true,
      // The embedded database has files beside its code, and production does without it. The driver of `pg` works without the
      // native one.
      external: ['@electric-sql/pglite', '@electric-sql/pglite-prepopulatedfs', 'pg-native'],
    },
    build: {
      ssr: path.join(root, 'src/api/main.ts'),
      outDir,
      // Another `npm start` may be running it.
      emptyOutDir: false,
      target: 'node20',
      sourcemap: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return path.join(outDir, 'main.js');
}

if (process.argv[1] === import.meta.filename) await buildApi();
