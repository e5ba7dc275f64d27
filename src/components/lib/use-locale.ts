import { useRootAttribute } from './root-element';

const fallback = 'en';

/**
 * The locale to format numbers and dates in: the component's own, else the `lang` of the root element, else English, as
 * on a server. An invalid tag, such as `de_DE`, is ignored.
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
