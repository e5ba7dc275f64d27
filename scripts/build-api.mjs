// `npm run build:api`: bundles the data API with its packages into dist/api, which needs no node_modules in production.
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Builds the data API and returns the path of its main module. Bundling OpenTelemetry's SDK takes longer than
 * everything else; without `bundlesSdk`, the server imports it from node_modules.
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
      // The embedded database needs files beside its code, and production does not use it. The `pg` driver works
      // without its native addon.
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
      // OpenTelemetry's SDK is loaded on demand. Its file names contain no hash, because the folder is kept.
      rolldownOptions: { output: { chunkFileNames: 'chunks/[name].js' } },
    },
  });
  return path.join(outDir, 'main.js');
}

if (process.argv[1] === import.meta.filename) await buildApi();
