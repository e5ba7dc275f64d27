import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { serveBuild } from './run-servers.mjs';

/**
 * Builds the static Storybook, and serves it. WAYMARK_STORYBOOK=built serves the existing build in the folder.
 *
 * @param {{ outDir: string, kind: 'tested' | 'quick', port: number, signal: AbortSignal }} options `kind`: see .storybook/main.ts
 */
export async function serveStorybook({ outDir, kind, port, signal }) {
  if (process.env.WAYMARK_STORYBOOK !== 'built') {
    const cwd = path.resolve(import.meta.dirname, '../..');
    const options = { preferLocal: true, cwd, env: { WAYMARK_STORYBOOK: kind }, cancelSignal: signal, all: true };
    await execa(options)`storybook build --output-dir ${outDir} --quiet --disable-telemetry`;
  }
  return serveBuild({ configFile: false, build: { outDir } }, port, signal);
}
