// @ts-check
// Plain JavaScript: Node itself reads it for the scripts and for the configuration of test-storybook.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { onPath } from './engine-paths.mjs';

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
  const installed = chromium.executablePath();
  if (existsSync(installed)) return installed;
  return onPath(...(hasWindows ? [] : [headlessShell]), ...systemNames);
}
