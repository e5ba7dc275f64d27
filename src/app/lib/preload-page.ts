import { createContext, use } from 'react';

/** Starts loading the code of the page at an address. Ignores addresses outside the app, and failed requests. */
export type PreloadPage = (href: string) => void;

const PreloadPageContext = createContext<PreloadPage>(() => undefined);

/** Provides the function that `usePreloadPage` returns. */
export const PreloadPageProvider = PreloadPageContext;

/** Returns the function that preloads a page; it does nothing outside `PreloadPageProvider`. */
export function usePreloadPage(): PreloadPage {
  return use(PreloadPageContext);
}
