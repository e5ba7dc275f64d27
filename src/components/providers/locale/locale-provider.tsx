'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { useRootAttribute } from '../../lib/root-element';
import { useHydrated } from '../../lib/use-hydrated';

interface LocaleOptions {
  /** The locale of numbers, dates and plural forms, as a BCP 47 tag. An invalid tag is ignored. @default the `lang` of the root element, else `en` */
  locale?: string;
  /** The IANA time zone of dates, such as `Europe/Berlin` or `UTC`. @default that of the browser, and UTC on a server */
  timeZone?: string;
}

const LocaleContext = createContext<LocaleOptions>({});

export interface LocaleProviderProps extends LocaleOptions {
  /** The components that format numbers and dates. */
  children: ReactNode;
}

/**
 * Sets the locale and the time zone in which the components format numbers and dates. An option that is not set comes from
 * the surrounding provider. With a `timeZone`, a server and the browser render the same times.
 */
export function LocaleProvider({ locale, timeZone, children }: LocaleProviderProps) {
  const around = use(LocaleContext);
  const options = useMemo(
    () => ({ locale: isLocale(locale) ? locale : around.locale, timeZone: timeZone ?? around.timeZone }),
    [locale, timeZone, around],
  );
  return <LocaleContext value={options}>{children}</LocaleContext>;
}

/** Returns the locale of the nearest `LocaleProvider`, else the `lang` of the root element, else `en`, as on a server. */
export function useLocale(): string {
  const { locale } = use(LocaleContext);
  const lang = useRootAttribute('lang');
  return [locale, lang].find(isLocale) ?? 'en';
}

/** Returns the time zone of the nearest `LocaleProvider`, else `undefined` for that of the browser. On a server and while hydrating, it is UTC. */
export function useTimeZone(): string | undefined {
  const { timeZone } = use(LocaleContext);
  const isHydrated = useHydrated();
  return timeZone ?? (isHydrated ? undefined : 'UTC');
}

function isLocale(tag: string | null | undefined): tag is string {
  if (!tag) return false;
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
