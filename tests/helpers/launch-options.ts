import process from 'node:process';
import type { LaunchOptions } from '@playwright/test';

/**
 * What of the browser's own stays off. The browser takes one such list only, the last: these are Playwright's, word for word,
 * which a contract test holds them to.
 */
export const playwrightsDisabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The suggestions below the address bar, which nobody sees here, are two pages of the browser's own that load with each
 * context: half of the work that a short test is.
 */
const unseenFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How the browser starts, with further switches for a test that needs them. */
export function launchOptions(...switches: string[]): LaunchOptions {
  return {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--disable-background-networking',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...playwrightsDisabledFeatures, ...unseenFeatures].join(',')}`,
      // Chromium refuses to start as root with its sandbox, and containers are root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...switches,
    ],
  };
}
