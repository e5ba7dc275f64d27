'use client';

import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useRootAttribute } from '../../lib/root-element';
import { useHydrated } from '../../lib/use-hydrated';

/**
 * Bundlers replace `process.env.NODE_ENV`, as in React. It is declared here so that the package's types do not need
 * Node's types.
 */
declare const process: { env: { NODE_ENV?: string } };

interface LocaleOptions {
  /**
   * The locale for numbers, dates and plural forms, as a BCP 47 tag. An invalid tag is ignored.
   * @default the root element's `lang`, or else `en`
   */
  locale?: string;
  /**
   * The IANA time zone for dates, such as `Europe/Berlin` or `UTC`. An unknown zone is ignored.
   * @default the browser's time zone, or UTC on a server
   */
  timeZone?: string;
}

const LocaleContext = createContext<LocaleOptions>({});

export interface LocaleProviderProps extends LocaleOptions {
  /** The components that format numbers and dates. */
  children: ReactNode;
}

/**
 * Sets the locale and the time zone in which components format numbers and dates. Omitted options come from the
 * surrounding provider. If `timeZone` is set, a server and the browser render the same times.
 */
export function LocaleProvider({ locale, timeZone, children }: LocaleProviderProps) {
  const around = use(LocaleContext);
  const options = useMemo(
    () => ({
      locale: isLocale(locale) ? locale : around.locale,
      timeZone: isTimeZone(timeZone) ? timeZone : around.timeZone,
    }),
    [locale, timeZone, around],
  );
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    if (locale && options.locale !== locale)
      console.warn(`LocaleProvider ignores "${locale}", which is not a BCP 47 tag.`);
    if (timeZone && options.timeZone !== timeZone)
      console.warn(`LocaleProvider ignores the unknown time zone "${timeZone}".`);
  }, [locale, timeZone, options]);
  return <LocaleContext value={options}>{children}</LocaleContext>;
}

/** Returns the nearest `LocaleProvider`'s locale, or else the root element's `lang`, or else `en`, as on a server. */
export function useLocale(): string {
  const { locale } = use(LocaleContext);
  const lang = useRootAttribute('lang');
  return [locale, lang].find(isLocale) ?? 'en';
}

/**
 * Returns the nearest `LocaleProvider`'s time zone, or else `undefined`, which means the browser's. On a server and
 * during hydration, the default is UTC.
 */
export function useTimeZone(): string | undefined {
  const { timeZone } = use(LocaleContext);
  const isHydrated = useHydrated();
  return timeZone ?? (isHydrated ? undefined : 'UTC');
}

function isLocale(tag: string | null | undefined): tag is string {
  return isAccepted(tag, (name) => Intl.getCanonicalLocales(name));
}

function isTimeZone(zone: string | undefined): zone is string {
  return isAccepted(zone, (timeZone) => new Intl.DateTimeFormat('en', { timeZone }));
}

/** Whether the name is not empty and `Intl` accepts it without throwing an error. */
function isAccepted(name: string | null | undefined, parse: (name: string) => unknown): name is string {
  if (!name) return false;
  try {
    parse(name);
    return true;
  } catch {
    return false;
  }
}
