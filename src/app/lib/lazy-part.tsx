import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { savesData } from './saves-data';
import { whenIdle } from './when-idle';

/** A part of the page whose code loads when it is needed. */
export interface LazyPart<Props> {
  /** Loads the code, once; rejects when it cannot be had, and the next call tries anew. */
  load: () => Promise<void>;
  /** Loads the code at a sign that it will be needed: the pointer or the focus on what opens it. */
  preload: () => void;
  /** Whether the code is there. */
  isLoaded: () => boolean;
  /** Renders the part, from the first render on where its code is there, else as soon as it has come. */
  Part: (props: Props) => ReactNode;
}

/**
 * Makes a part of the page load on demand. Unlike React's `lazy` it never suspends: a suspended part shows 300 ms later
 * than it could, even where its code is there by then.
 */
export function lazyPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  async function begin(): Promise<void> {
    try {
      loaded = await importPart();
      for (const listener of listeners) listener();
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  function load(): Promise<void> {
    loading ??= begin();
    return loading;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  function Part(props: Props): ReactNode {
    const Loaded = useSyncExternalStore(subscribe, () => loaded);
    return Loaded && <Loaded {...props} />;
  }

  return {
    load,
    // Nobody waits for it: whoever needs it later tries again, and hears why it cannot be had.
    preload: () => void load().catch(() => undefined),
    isLoaded: () => loaded !== null,
    Part,
  };
}

/** Loads a part's code when the page has loaded and has nothing else to do, unless the person wants to save data. */
export function usePreloadWhenIdle({ preload }: Pick<LazyPart<never>, 'preload'>): void {
  useEffect(() => {
    if (savesData()) return undefined;
    let cancel = (): void => undefined;
    const wait = (): void => {
      cancel = whenIdle(preload);
    };
    if (document.readyState === 'complete') wait();
    else {
      window.addEventListener('load', wait, { once: true });
      cancel = () => window.removeEventListener('load', wait);
    }
    return () => cancel();
  }, [preload]);
}
