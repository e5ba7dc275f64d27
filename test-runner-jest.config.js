// The configuration of `test-storybook`, which finds this file by its name. `npm run test:stories` starts it.
import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from './tests/helpers/browsers.mjs';

const config = getJestConfig();

export default {
  ...config,
  // A visual sheet takes several pictures, on a machine that may be busy with other tests.
  testTimeout: 180_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      // Reproducible pictures: no subpixel text.
      launchOptions: launchOptions({ switches: ['--disable-lcd-text'] }),
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
