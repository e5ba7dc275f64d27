// @ts-check
// Plain JavaScript: Node itself reads it for the scripts and for the configuration of test-storybook.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

/** Draws the same pictures without windows, in three quarters of the processor time. */
const headlessShell = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The executable of the browser for the tests: `CHROMIUM_PATH`, else the one that Playwright installed, else the headless
 * shell of Chromium, Chromium or Chrome on the `PATH`.
 *
 * @param {{ hasWindows?: boolean }} [options] `hasWindows` leaves out the headless shell, which blocks no windows
 */
export function findBrowser({ hasWindows = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const names = hasWindows ? systemNames : [headlessShell, ...systemNames];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath].find((file) => existsSync(file));
}
