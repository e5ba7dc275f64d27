// The configuration of `test-storybook`, which finds this file by its name. `npm run test:stories` starts it.
import process from 'node:process';
import { getJestConfig } from '@storybook/test-runner';
import { disabledFeatures } from './tests/helpers/disabled-features.mjs';

const config = getJestConfig();

export default {
  ...config,
  // A visual sheet takes several pictures, on a machine that may be busy with other tests.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: [
          // Reproducible pictures: the same hinting in the headless shell as in the browser, no subpixel text, one color space.
          '--font-render-hinting=slight',
          '--force-color-profile=srgb',
          '--disable-lcd-text',
          '--hide-scrollbars',
          '--disable-background-networking',
          disabledFeatures,
          // Chromium does not start its sandbox as root, as in a container.
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ],
      },
      contextOptions: {
        viewport: { width: 1000, height: 800 },
        deviceScaleFactor: 1,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
      },
    },
  },
};
