// @ts-check
// Plain JavaScript: test-runner-jest.config.js, which Node itself reads, starts the browser in the same way.

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

/** The switch of the browser for both. */
export const disabledFeatures = `--disable-features=${[...playwrightsDisabledFeatures, ...unseenFeatures].join(',')}`;
