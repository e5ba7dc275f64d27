import type { ComponentType } from 'react';
import { savesData } from '../lib/saves-data';

/** Loads the code of a page, or of the layout around it; throws a `PageLoadError`. */
export type LoadPage = () => Promise<ComponentType>;

/** A page's code could not be had: it is gone after a deployment, or the connection is. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The page could not be loaded.', { cause });
  }
}

/** What each address needs, by its path. The table of the pages fills it, so that a link need not import them. */
const loads = new Map<string, readonly LoadPage[]>();

/** Makes known what the page at a path is made of. */
export function registerPage(path: string, parts: readonly LoadPage[]): void {
  loads.set(path, parts);
}

/** Makes a loader that loads once; what failed may be tried again. */
export function loadOnce(load: LoadPage): LoadPage {
  let loading: Promise<ComponentType> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw new PageLoadError(error);
    });
    return loading;
  };
}

/**
 * Fetches the code of the page that an address leads to, so that going there takes no time. Does nothing where the person
 * wants to save data, and for addresses outside of the app. A failure is silent: who goes there learns of it.
 */
export function preloadPage(href: string): void {
  if (savesData() || !URL.canParse(href, window.location.href)) return;
  const { origin, pathname } = new URL(href, window.location.href);
  if (origin !== window.location.origin) return;
  for (const load of loads.get(pathname) ?? []) load().catch(() => undefined);
}
