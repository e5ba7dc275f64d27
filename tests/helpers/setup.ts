import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { stubMatchMedia } from './match-media';

configure({
  // Code that loads on demand is transformed only then, while other stages use the processors.
  asyncUtilTimeout: 10_000,
  // React renders each component twice, and runs each new effect twice. Tests that count these turn it off.
  reactStrictMode: true,
});

/** Runs the row engine in the thread of the test, because jsdom has no workers. */
function RowWorker(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const modules = [import('comlink'), import('../../src/rows/loader'), import('../../src/app/data/request')] as const;
  void Promise.all(modules).then(([{ expose }, { createLoader }, { request }]) => expose(createLoader(request), port2));
  return port1;
}
if (typeof window !== 'undefined') Object.assign(globalThis, { Worker: RowWorker });

beforeEach(() => {
  // No query matches, unless a test stubs it.
  if (typeof window !== 'undefined') stubMatchMedia(() => false);
  // A test that expects a message mocks the console itself. Any other message fails the test.
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      unexpected.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

const unexpected: string[] = [];

afterEach(() => {
  if (typeof window !== 'undefined') cleanup();
  // Vitest's options restore globals before the next test, which is too late for the imports of the next file.
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (typeof window !== 'undefined') resetWindow();
  expect(unexpected.splice(0), 'unexpected console messages').toEqual([]);
});

/** Test files share one window, and therefore its URL, its storage and its root element. */
function resetWindow(): void {
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
}
