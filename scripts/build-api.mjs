// `npm run build:api`: bundles the data API with its packages into dist/api, which needs no node_modules in production.
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Builds the data API and returns the path of its main module. Bundling OpenTelemetry's SDK takes longer than all the rest; without
 * `bundlesSdk`, the server imports it from node_modules.
 *
 * @param {string} [outDir]
 * @param {{ bundlesSdk?: boolean }} [options]
 */
export async function buildApi(outDir = path.join(root, 'dist/api'), { bundlesSdk = true } = {}) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: {
      noExternal: true,
      // The embedded database has files beside its code, and production does without it. The driver of `pg` works without the
      // native one.
      external: [
        '@electric-sql/pglite',
        '@electric-sql/pglite-prepopulatedfs',
        'pg-native',
        ...(bundlesSdk ? [] : ['@opentelemetry/sdk-node']),
      ],
    },
    build: {
      ssr: path.join(root, 'src/api/main.ts'),
      outDir,
      // Another `npm start` may be running it.
      emptyOutDir: false,
      target: 'node20',
      sourcemap: true,
      copyPublicDir: false,
      // OpenTelemetry's SDK is loaded on demand. Names without a hash, because the folder is kept.
      rolldownOptions: { output: { chunkFileNames: 'chunks/[name].js' } },
    },
  });
  return path.join(outDir, 'main.js');
}

if (process.argv[1] === import.meta.filename) await buildApi();
