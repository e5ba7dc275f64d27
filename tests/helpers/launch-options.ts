import process from 'node:process';
import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { disabledFeatures } from './disabled-features.mjs';

/** How the browser starts, with further switches or with windows for tests that need them. */
export function launchOptions({ switches = [] as string[], hasWindows = false } = {}): LaunchOptions {
  return {
    executablePath: findBrowser({ hasWindows }),
    args: [
      // The headless shell draws text as the browser with windows does, which ignores this.
      '--font-render-hinting=slight',
      '--disable-background-networking',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
      disabledFeatures,
      // Chromium refuses to start as root with its sandbox, and containers are root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...switches,
    ],
  };
}
