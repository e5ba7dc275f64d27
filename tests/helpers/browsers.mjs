// Plain JavaScript, because Node runs it directly for scripts/setup.mjs.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { find, findEngines } from '../../scripts/lib/find-programs.mjs';

/**
 * The browser executable for the tests: `CHROMIUM_PATH`, or the browser that Playwright installed, or Chromium's
 * headless shell, Chromium or Chrome on the `PATH`. The headless shell draws the same pictures in three quarters of the
 * time.
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
 * With each context, Chromium with windows loads two pages for the popups below its address bar, half the work of a
 * short test. It honors only the last `--disable-features`, so this repeats those of Playwright that affect pages.
 */
const disabledFeatures =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,' +
  'HttpsFirstBalancedModeAutoEnable,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch';

/** Returns how to start the browser, with further switches or with windows for tests that need them. */
export const launchOptions = ({ switches = /** @type {string[]} */ ([]), hasWindows = false } = {}) => ({
  executablePath: findBrowser({ hasWindows }),
  args: [
    // Makes the headless shell draw text like the browser with windows, which ignores this switch.
    '--font-render-hinting=slight',
    `--disable-features=${disabledFeatures}`,
    ...switches,
  ],
});
