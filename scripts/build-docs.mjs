// `npm run build:docs`: builds the documentation as static pages into dist/documentation. With `--once`, only if a file has changed.
import process from 'node:process';
import { runnerImport } from 'vite';
import { runOnce } from './lib/build-once.mjs';

// Otherwise Vite sets it to "development" for the import, and the builds inside the import keep that value.
process.env.NODE_ENV = 'production';
const build = () => runnerImport('./scripts/kit/site.ts', { configFile: false, logLevel: 'warn' });
if (process.argv.includes('--once')) await runOnce('dist/documentation', [], build);
else await build();
