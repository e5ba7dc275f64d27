// `npm run build:kit`: builds the kit as a package of its own into dist/kit.
import process from 'node:process';
import { runnerImport } from 'vite';

// Otherwise Vite sets it to "development" for the import, and the builds inside of it keep that.
process.env.NODE_ENV = 'production';
await runnerImport('./scripts/kit/build.ts', { configFile: false, logLevel: 'warn' });
