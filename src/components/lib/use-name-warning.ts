import { type RefObject, useEffect } from 'react';

/**
 * Bundlers replace `process.env.NODE_ENV`, as in React. It is declared here so that the package's types do not need
 * Node's types.
 */
declare const process: { env: { NODE_ENV?: string } };

function useWarning(part: string, open: boolean, ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!open) return undefined;
    // Radix references a title after it is mounted.
    const timer = window.setTimeout(() => {
      if (!ref.current || isNamed(ref.current)) return;
      console.error(`${part} has no accessible name: add a title, or set aria-label.`);
    });
    return () => window.clearTimeout(timer);
  }, [part, open, ref]);
}

/**
 * In development, reports an open element without an accessible name in the console, because types cannot check for a
 * title among its children. Production bundles do not include this check.
 */
export const useNameWarning: typeof useWarning = process.env.NODE_ENV === 'production' ? () => undefined : useWarning;

function isNamed(element: HTMLElement): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return Boolean(element.getAttribute('aria-label')) || ids.some((id) => root.getElementById(id));
}
