// @ts-check
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

// Not `new URL('../..', import.meta.url)`: in a test of these scripts Vite would take that for an asset.
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const emulatorRoot = join(root, 'scripts', 'emulator');

/** Whatever the scripts write for themselves goes here, so that the working tree stays clean. */
export const cacheDir = join(root, 'node_modules', '.cache', 'waymark');
export const reportsDir = join(cacheDir, 'reports');
/** What the end-to-end tests build and leave behind; another folder for a run beside the first one. */
export const e2eDir = process.env.WAYMARK_E2E_DIR || join(cacheDir, 'e2e');
export const e2eAppDir = join(e2eDir, 'app');

/** Creates the folder that `file` lies in, and returns `file`. @param {string} file */
export function withFolder(file) {
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

/** The file that an installed package's `bin` entry leads to, to be run with `process.execPath`. */
export const bins = {
  tsc: join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
  oxlint: join(root, 'node_modules', 'oxlint', 'bin', 'oxlint'),
  vitest: join(root, 'node_modules', 'vitest', 'vitest.mjs'),
  vite: join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
  storybook: join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js'),
  playwright: join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
};
