import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stubs `matchMedia`, which jsdom lacks, until the test ends. */
export function stubMatchMedia(matches: (query: string) => boolean) {
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return matches(media);
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    listeners,
    /** Reports to the listeners that `matches` returns other values. */
    change: () =>
      act(() => {
        for (const listener of listeners) listener();
      }),
  };
}
