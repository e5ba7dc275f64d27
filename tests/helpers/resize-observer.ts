import { vi } from 'vitest';

/** Stubs `ResizeObserver`, which jsdom lacks and Radix calls, until the test ends. Sizes never change. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
