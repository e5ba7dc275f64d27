// @ts-check
// Plain JavaScript: Node itself reads it for the scripts and for the configuration of test-storybook.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The executable of the browser for the tests: `CHROMIUM_PATH`, else the one that Playwright installed, else Chromium or
 * Chrome on the `PATH`.
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath].find((file) => existsSync(file));
}
