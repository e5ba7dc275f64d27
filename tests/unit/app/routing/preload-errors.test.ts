// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { forgiveMissingStyles } from '../../../../src/app/router/preload-errors';

/** What Vite does with a file that cannot be had; false when it goes on without it. */
function fail(message: string): boolean {
  return window.dispatchEvent(
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error(message) }),
  );
}

describe('Fault 4: a part of the app', () => {
  it('shows without a stylesheet that cannot be had, and not without its code', () => {
    forgiveMissingStyles();
    expect(fail('Unable to preload CSS for /assets/fonts-1a2b.css')).toBe(false);
    expect(fail('Failed to fetch dynamically imported module: /assets/page-1a2b.js')).toBe(true);
  });
});
