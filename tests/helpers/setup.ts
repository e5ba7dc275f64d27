import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What loads on demand is compiled only then, on processors that check types and lint at the same time.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no viewport: every query fails to match unless a test says otherwise. */
function stubMatchMedia(): void {
  if (typeof window === 'undefined' || 'matchMedia' in window) return;
  const matchMedia: Window['matchMedia'] = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  Object.assign(window, { matchMedia });
}

let spoken: ReturnType<typeof vi.spyOn>[] = [];

beforeEach(() => {
  stubMatchMedia();
  // A test that expects one mocks the console itself; what nobody expects fails the test below.
  spoken = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      unexpected.push(`console.${level}: ${args.map(String).join(' ')}`);
    }),
  );
});

const unexpected: string[] = [];

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup();
    // Files share one window: an address that a test left would be the next one's.
    window.history.replaceState(null, '', '/');
  }
  // The runner waits for the next test with it, and the next file reads its tests before that.
  vi.unstubAllGlobals();
  for (const spy of spoken) spy.mockRestore();
  expect(unexpected.splice(0), 'console messages that nobody expected').toEqual([]);
});
