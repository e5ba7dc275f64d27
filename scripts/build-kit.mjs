// `npm run build:kit`: builds the kit as a separate package into dist/kit.
import process from 'node:process';
import { runnerImport } from 'vite';

// Otherwise Vite sets it to "development" for the import, and the builds inside the import keep that value.
process.env.NODE_ENV = 'production';
await runnerImport('./scripts/kit/build.ts', { configFile: false, logLevel: 'warn' });
