// @ts-check
// Plain JavaScript, because Node itself reads test-runner-jest.config.js.

/** The features that Playwright turns off. Chromium honors only the last `--disable-features`, so the list is repeated here. */
const playwrightsDisabledFeatures = [
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

/** The popups below the address bar. They are two browser pages that load with each context, half the work of a short test. */
const omniboxPopups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The command-line switch for both lists. */
export const disabledFeatures = `--disable-features=${[...playwrightsDisabledFeatures, ...omniboxPopups].join(',')}`;
