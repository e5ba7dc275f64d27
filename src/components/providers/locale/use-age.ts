'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { useLocale } from './locale-provider';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

function formatAge(seconds: number, locale: string, style: Intl.RelativeTimeFormatStyle): string | null {
  // Zero seconds would be formatted as "now", which is not suitable for a sentence.
  const found = units.find(([, length]) => seconds >= length);
  if (!found) return null;
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style }).format(-Math.floor(seconds / length), unit);
}

export interface AgeOptions {
  /** The locale. @default the `LocaleProvider`'s */
  locale?: string;
  /** The length of a step in seconds. The age is rounded down to whole steps. @default 60 */
  stepSeconds?: number;
  /** The style: "15 minutes ago", or "15 min. ago" if `short`. @default 'long' */
  style?: Intl.RelativeTimeFormatStyle;
}

/**
 * Returns how long ago a time was, such as "15 minutes ago", and re-renders the component when this changes. The result
 * is `null` if there is no time or less than one step has passed. On a server, whose clock may differ, the result is
 * the time itself.
 */
export function useAge(
  time: Date | number | undefined,
  { locale: ownLocale, stepSeconds = 60, style = 'long' }: AgeOptions = {},
): string | null {
  const around = useLocale();
  const locale = ownLocale ?? around;
  const isHydrated = useHydrated();
  const stepMs = stepSeconds * 1000;
  const hasTime = time !== undefined;
  const subscribe = useCallback(
    (onStep: () => void) => {
      if (!hasTime) return () => undefined;
      const timer = window.setInterval(onStep, stepMs);
      return () => window.clearInterval(timer);
    },
    [hasTime, stepMs],
  );
  // The clock is read on each render, because the time may first be displayed long after the component was mounted.
  const steps = useSyncExternalStore(
    subscribe,
    () => (time === undefined ? 0 : Math.floor(Math.max(Date.now() - +time, 0) / stepMs)),
    () => 0,
  );
  if (time === undefined) return null;
  if (isHydrated) return formatAge(steps * stepSeconds, locale, style);
  return new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' });
}
