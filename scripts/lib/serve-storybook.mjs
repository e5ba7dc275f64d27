// @ts-check
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { preview } from 'vite';
import { cacheAssets } from './cache-assets.mjs';

/**
 * Builds the static Storybook, and serves it. WAYMARK_STORYBOOK=built serves the one in the folder as it is.
 *
 * @param {{ outDir: string, kind: 'tested' | 'quick', port: number, signal?: AbortSignal }} options `kind`: see .storybook/main.ts
 */
export async function serveStorybook({ outDir, kind, port, signal }) {
  const root = path.resolve(import.meta.dirname, '../..');
  if (process.env.WAYMARK_STORYBOOK !== 'built') {
    const options = { preferLocal: true, cwd: root, env: { WAYMARK_STORYBOOK: kind }, cancelSignal: signal, all: true };
    await execa(options)`storybook build --output-dir ${outDir} --quiet --disable-telemetry`;
  }
  return preview({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [cacheAssets],
    build: { outDir },
    preview: { port, strictPort: true },
  });
}
