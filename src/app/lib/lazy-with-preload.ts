import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
} from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** A component whose code can be loaded before it renders. */
export type LazyWithPreload<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code. Rejects when the request fails; the next call tries again. */
  load: () => Promise<void>;
  /** Starts loading the code and ignores failures. Use it on hover, on focus or when idle. */
  preload: () => void;
};

/**
 * Returns a component that loads its code, like `React.lazy`. However, `React.lazy` remembers a failed request forever,
 * and suspends once even if the code is loaded. Here, a failed request throws in the nearest error boundary. To retry,
 * call `load` or `preload`, then mount the component again. To handle failures without a boundary, await `load` before
 * rendering.
 */
export function lazyWithPreload<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  /** Whether a render has waited for the code. React then knows the promise's value and expects it to be read again. */
  let isAwaited = false;

  function request(): Promise<ComponentType<Props>> {
    loading ??= importComponent().then(
      (component) => (loaded = component),
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
    return loading;
  }

  async function load(): Promise<void> {
    if (hasFailed) {
      loading = undefined;
      hasFailed = false;
      isAwaited = false;
    }
    await request();
  }

  function Lazy(props: Props): ReactNode {
    if (loaded && !isAwaited) return createElement(loaded, props);
    isAwaited = true;
    return createElement(use(request()), props);
  }
  return Object.assign(Lazy, { load, preload: () => void load().catch(() => undefined) });
}

/** Starts loading the code of the page at an address. Ignores addresses outside the app and failed requests. */
type PreloadPage = (href: string) => void;

const PreloadPageContext = createContext<PreloadPage>(() => undefined);

export const PreloadPageProvider = PreloadPageContext;

/** Returns a function that preloads a page; it has no effect outside `PreloadPageProvider`. */
export function usePreloadPage(): PreloadPage {
  return use(PreloadPageContext);
}

/** Loads a component's code when the page has loaded and the browser is idle, unless data saving is on. */
export function usePreloadWhenIdle({ load }: { load: () => Promise<void> }): void {
  useEffect(() => {
    if (savesData()) return undefined;
    let cancel = (): void => undefined;
    const wait = (): void => {
      // The component loads its code again when it is needed.
      cancel = whenIdle(() => void load().catch(() => undefined));
    };
    if (document.readyState === 'complete') wait();
    else {
      window.addEventListener('load', wait, { once: true });
      cancel = () => window.removeEventListener('load', wait);
    }
    return () => cancel();
  }, [load]);
}

export function whenIdle(callback: () => void): () => void {
  // Safari does not support requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => callback());
  return () => cancelIdleCallback(request);
}

export function savesData(): boolean {
  // `navigator.connection` exists only in Chromium, and TypeScript's DOM library does not declare it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Whether a page renders all of its parts. Some parts take longer than a frame to render, so a page shows its heading
 * first and the rest immediately afterward: on a processor that is four times slower, the dashboard's heading appears
 * after 570 ms instead of 750 ms. Back and Forward render everything at once, because the scroll position is restored
 * in the first frame.
 */
export function useRendersRest(): boolean {
  return useDeferredValue(true, useNavigationType() === NavigationType.Pop);
}
