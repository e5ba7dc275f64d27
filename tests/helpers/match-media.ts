import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface MediaStub {
  /** Notifies the listeners that `matches` now returns other values. */
  change: () => void;
  listeners: ReadonlySet<() => void>;
}

/** Stubs `matchMedia`, which jsdom lacks, until the test ends. */
export function stubMatchMedia(matches: (query: string) => boolean): MediaStub {
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
    change: () =>
      act(() => {
        for (const listener of listeners) listener();
      }),
  };
}
