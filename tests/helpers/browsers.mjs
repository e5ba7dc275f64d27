// @ts-check
// Plain JavaScript: Node itself reads it for scripts/setup.mjs.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

/** The first program of these names in the folders, by default those of the `PATH`. */
const find = (/** @type {string[]} */ names, folders = (process.env.PATH ?? '').split(delimiter)) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));

const webKitFolders = ['x86_64-linux-gnu/', 'aarch64-linux-gnu/', '../libexec/'].flatMap((system) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((version) => `/usr/lib/${system}${version}`),
);

/** The programs that run Firefox and WebKitGTK, and Chromium without windows. A program that is not installed is undefined. */
export const findEngines = () => ({
  headlessShell: find(['chromium-headless-shell']),
  firefox: process.env.FIREFOX_PATH ?? find(['firefox-esr', 'firefox']),
  webKitDriver: find(['WebKitWebDriver']),
  miniBrowser: find(['MiniBrowser'], webKitFolders),
  xvfb: find(['Xvfb']),
});

/**
 * The executable of the browser for the tests: `CHROMIUM_PATH`, else the one that Playwright installed, else the headless shell
 * of Chromium, Chromium or Chrome on the `PATH`. The headless shell draws the same pictures in three quarters of the time.
 *
 * @param {{ hasWindows?: boolean }} [options] `hasWindows` leaves out the headless shell, which blocks no windows
 */
export function findBrowser({ hasWindows = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const installed = chromium.executablePath();
  if (existsSync(installed)) return installed;
  const shell = hasWindows ? undefined : findEngines().headlessShell;
  return shell ?? find(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

/**
 * Chromium with windows loads two pages for the popups below its address bar with each context, half the work of a short test. It
 * honors only the last `--disable-features`, so those of Playwright that a page may notice are repeated.
 */
const disabledFeatures =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,' +
  'HttpsFirstBalancedModeAutoEnable,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch';

/** How the browser starts, with further switches or with windows for tests that need them. */
export const launchOptions = ({ switches = /** @type {string[]} */ ([]), hasWindows = false } = {}) => ({
  executablePath: findBrowser({ hasWindows }),
  args: [
    // The headless shell draws text as the browser with windows does, which ignores this.
    '--font-render-hinting=slight',
    `--disable-features=${disabledFeatures}`,
    ...switches,
  ],
});
