'use client';

import { useRootAttribute } from './root-element';

const fallback = 'en';

/**
 * The locale to format numbers and dates in: the component's own, else the `lang` of the root element, else English, which
 * is also the one of a server. A tag that `Intl` would refuse, such as `de_DE`, counts as none.
 * @param own the `locale` prop of the component
 */
export function useLocale(own?: string): string {
  const lang = useRootAttribute('lang');
  return [own, lang].find(isLocale) ?? fallback;
}

function isLocale(tag: string | null | undefined): tag is string {
  if (!tag) return false;
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
