import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { firstPaint } from './scripts/vite/first-paint.ts';
import { reportEnvironment } from './scripts/vite/report-environment.ts';
import { splitFlatModules } from './scripts/vite/split-flat-modules.ts';
import { themeColor } from './scripts/vite/theme-color.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Where a consumer's import of the kit leads while the kit and its app share one repository. */
export const kitAliases = [
  { find: /^waymark$/, replacement: path('./src/components/index.ts') },
  { find: /^waymark\/tokens$/, replacement: path('./src/components/tokens/index.ts') },
];

/** Libraries in one file of which the app needs a part, and most pages less. */
const flatLibraries = [/\/@firebase\/auth\/dist\/esm\/index-[^/]*\.js$/, /\/react-router\/dist\/.*\/chunk-[^/]*\.mjs$/];

/** Returns the file that `@firebase/auth` names for browsers. */
function firebaseForBrowsers(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const manifest = require.resolve('@firebase/auth/package.json');
  const { browser } = require(manifest) as { browser: string };
  return join(dirname(manifest), browser);
}

export default defineConfig({
  plugins: [react(), tailwindcss(), reportEnvironment(), themeColor(), firstPaint(), splitFlatModules(flatLibraries)],
  resolve: { alias: kitAliases },
  server: { host: 'localhost', port: 5173, strictPort: true },
  preview: { host: 'localhost', port: 4173, strictPort: true },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    // The size gate reads from it which files an entry point loads first.
    manifest: true,
    // light-dark(), on which the tokens rest, came with these.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // On a busy machine it reports which plugin waited, which nobody can act upon.
      checks: { pluginTimings: false },
      // Radix names each function anew, for debuggers, which keeps those alive that nobody calls; the router's warnings are a
      // developer's, who has them from the development server.
      treeshake: { manualPureFunctions: ['__name', 'warning', 'warningOnce'] },
      output: {
        // Of a share it would also name every page that takes part.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // What every page needs, in a few files by the pace at which they change: many small ones compress worse.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'router', test: /node_modules\/react-router\//, tags: ['$initial'], priority: 2 },
            // What a page of accounts needs besides comes with that page; larger shares would bring it along.
            {
              name: 'firebase',
              test: /node_modules\/@?firebase\//,
              entriesAware: true,
              entriesAwareMergeThreshold: 300,
              priority: 2,
            },
            {
              name: 'base',
              test: /src\/|node_modules\/(@radix-ui|lucide-react|clsx)/,
              tags: ['$initial'],
              priority: 1,
            },
            // What the pages that sign in and up share; a list, or what comes after the first paint would come along.
            {
              name: 'sign-in',
              test: /src\/app\/auth\/(auth-page|use-auth-form|late-auth-errors|validation|messages|provider-mark|providers|parts\/(auth-link|form-error|slow-request|provider-buttons|use-sign-in))\.tsx?$/,
              priority: 0.5,
            },
            // Small shares in one file, although a page then loads some bytes that only its neighbour needs; those of the pages of
            // authentication by themselves, which have no shell.
            {
              name: 'forms',
              test: /src\/(components\/controls\/(field|text-field|password-field|checkbox)|app\/auth\/(?!auth-error|reauth|firebase|second))/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1500,
            },
            {
              name: 'kit',
              test: /src\/components|node_modules\/(@radix-ui|lucide-react|@floating-ui)/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 10_000,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    pool: 'threads',
    projects: [
      {
        extends: true,
        // A new jsdom for each file takes three times as long as the tests. Every file cleans up.
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx,mjs}', 'tests/contracts/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/app/auth/firebase/**'],
        },
      },
      {
        extends: true,
        // Firebase keeps listeners on the window and offers no way to remove them.
        test: { name: 'firebase', isolate: true, include: ['tests/unit/app/auth/firebase/**/*.test.{ts,tsx}'] },
      },
    ],
    setupFiles: ['tests/helpers/setup.ts'],
    // Property tests take several seconds while types and lint use the processors.
    testTimeout: 15_000,
    hookTimeout: 15_000,
    restoreMocks: true,
    unstubGlobals: true,
    // Vitest resolves packages for Node, where Firebase has no storage and no windows: tests run the browser's build.
    alias: [{ find: /^@firebase\/auth$/, replacement: firebaseForBrowsers() }],
    server: { deps: { inline: [/firebase/] } },
    // Without it two copies of react-router load, and its hooks do not find their context.
    deps: { optimizer: { client: { enabled: true, include: ['react-router', 'react-router/dom'] } } },
  },
});
