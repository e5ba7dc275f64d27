// Found by name, in this place, by test-storybook; `npm run test:stories` is what starts it.
import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { disabledFeatures } from './tests/helpers/disabled-features.mjs';

const config = getJestConfig();

export default {
  ...config,
  reporters: [fileURLToPath(new URL('scripts/lib/stories/reporter.mjs', import.meta.url))],
  setupFilesAfterEnv: [fileURLToPath(new URL('scripts/lib/stories/jest-setup.mjs', import.meta.url))],
  // A layout takes its pictures at every breakpoint, on a machine that may be busy with other tests: a fuse, and no measure.
  testTimeout: 180_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: [
          // What makes a picture the same on every run: no hinting, no subpixel text, one colour space.
          '--font-render-hinting=none',
          '--force-color-profile=srgb',
          '--disable-lcd-text',
          '--hide-scrollbars',
          '--disable-background-networking',
          disabledFeatures,
          // Chromium does not start as root, as in a container, with its sandbox.
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
