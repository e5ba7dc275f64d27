import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { exampleApis } from './scripts/vite/example-apis.ts';
import { firstPaint } from './scripts/vite/first-paint.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Resolves the kit's package name to its sources in this repository. */
export const kitAliases = [
  { find: /^waymark$/, replacement: path('./src/components/index.ts') },
  { find: /^waymark\/labels\/(de|ar)$/, replacement: path('./src/components/labels/$1.ts') },
  { find: /^waymark\/testing$/, replacement: path('./src/components/testing/index.ts') },
  { find: /^waymark\/testing\/playwright$/, replacement: path('./src/components/testing/playwright.ts') },
  { find: /^waymark\/tokens$/, replacement: path('./src/components/tokens/index.ts') },
  { find: /^waymark\/styles\.css$/, replacement: path('./src/components/theme.css') },
];

/** Returns the file that `@firebase/auth` names for browsers. */
function firebaseForBrowsers(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const manifest = require.resolve('@firebase/auth/package.json');
  const { browser } = require(manifest) as { browser: string };
  return join(dirname(manifest), browser);
}

/** Tests of other time zones. */
const timeZones = 'tests/unit/**/*time-zones.test.{ts,tsx}';

/**
 * What every page of a signed-in user loads, and no page for visitors: the layers of the kit, the cache, the menu, the user's picture, and
 * the end of a session.
 */
const ofSession = [
  /node_modules\/(@tanstack\/(query-core|react-query)|idb-keyval|@floating-ui|d3-time|aria-hidden|react-remove-scroll|@radix-ui\/react-(popper|popover|tooltip|dialog|collapsible))\//,
  /src\/components\/(layers\/(tooltip|popover|dialog)|content\/(avatar|chip|skeleton)|controls\/search-field|navigation\/nav-menu(?!\/menu-commands))\//,
  /src\/components\/(data\/chart\/use-age|lib\/(clock-time|delayed-status|use-shortcut))\./,
  /src\/rows\/ranges\./,
  /src\/app\/(config\/menu|data\/(query-client|request|storage))\./,
  /src\/app\/(lib\/(formats|menu-choices)|shell\/(palette\/(palette-context|recent-commands)|part-boundary|use-sign-out))\./,
  /lucide-react\/.*\/icons\/(bookmark|chevron-(left|right)|ellipsis|loader-circle|log-out|moon|plug|refresh-cw|rotate-ccw|settings|sun)\.m?js$/,
];

export default defineConfig({
  plugins: [react(), tailwindcss(), firstPaint(), exampleApis()],
  resolve: { alias: kitAliases },
  server: {
    host: 'localhost',
    port: 5173,
    strictPort: true,
    // Serves the data API from the app's own origin, as the hosting does. A plain `/api` would include the page `/api-setup`.
    proxy: { '^/api/': `http://localhost:${process.env.API_PORT || 8787}` },
  },
  preview: { host: 'localhost', port: 4173, strictPort: true },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    // tests/sizes reads the files of the first load from it.
    manifest: true,
    // The first browsers with light-dark(), which the tokens use.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Chromium compiles the functions of a chunk with this comment while it loads, on another thread (decision 21).
        postBanner: '//# allFunctionsCalledOnLoad',
        // The name of a shared chunk would list each page that uses it.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        codeSplitting: {
          // Libraries change less often than the app, so a deployment leaves them in the browser's cache.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'router', test: /node_modules\/react-router\//, priority: 2 },
            { name: 'firebase', test: /node_modules\/@?firebase\//, priority: 2 },
            // One request for the code that every page needs, and no chunks that are smaller than a request is worth.
            { name: 'base', test: /src\/|node_modules/, tags: ['$initial'], priority: 1 },
            // The code of forms and of time limits. Merged into a larger chunk, it would bring the code of new passwords, or
            // of the dashboard's data, to the login page.
            {
              name: 'forms',
              test: /src\/(app\/(auth\/ui\/(auth-form|provider-buttons|second-factor|send-again|sign-in)|lib\/with-limit)\.|components\/controls\/password-field\/password-field)/,
              priority: 1,
            },
            // Many pages share them with the grid and the menus. Merged into a larger chunk, they would bring its code there.
            {
              name: 'controls',
              test: /src\/components\/(controls\/(checkbox|copy-button|input|select)|content\/visually-hidden)\/|lucide-react\/.*\/icons\/(circle|copy|eye)\.m?js$/,
              priority: 1,
            },
            // Also what would otherwise be merged into a larger chunk: formats would bring the code of the data to Account.
            { name: 'session', test: (id: string) => ofSession.some((part) => part.test(id)), priority: 1 },
            // The data of the dashboard and of API Setup.
            {
              name: 'data',
              test: /node_modules\/(comlink|d3-array)\/|src\/(app\/data|rows)\//,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'shared',
              test: /src\/|node_modules/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 4000,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    pool: 'threads',
    // The localStorage of Node 26, undefined without a file, would replace jsdom's. Node 20 does not know the flag.
    execArgv: process.allowedNodeEnvironmentFlags.has('--no-experimental-webstorage')
      ? ['--no-experimental-webstorage']
      : [],
    projects: [
      {
        extends: true,
        // A new jsdom for each file takes three times as long as the tests. Every file cleans up.
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/contracts/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/app/auth/firebase/**', timeZones],
        },
      },
      {
        extends: true,
        // The time zone can be changed in the main thread of a process only.
        test: { name: 'time-zones', pool: 'forks', isolate: false, sequence: { groupOrder: 1 }, include: [timeZones] },
      },
      {
        extends: true,
        // Firebase keeps listeners on the window and offers no way to remove them.
        test: {
          name: 'firebase',
          isolate: true,
          sequence: { groupOrder: 1 },
          include: ['tests/unit/app/auth/firebase/**/*.test.{ts,tsx}'],
        },
      },
    ],
    setupFiles: ['tests/helpers/setup.ts'],
    // Property tests take several seconds while types and lint use the processors.
    testTimeout: 15_000,
    hookTimeout: 15_000,
    restoreMocks: true,
    // Vitest resolves packages for Node, where Firebase has no storage and no windows: tests run the browser's build.
    alias: [{ find: /^@firebase\/auth$/, replacement: firebaseForBrowsers() }],
    server: { deps: { inline: [/firebase/] } },
    // Without it two copies of react-router load, and its hooks do not find their context.
    deps: { optimizer: { client: { enabled: true, include: ['react-router', 'react-router/dom'] } } },
  },
});
