'use client';

import { useSyncExternalStore } from 'react';
import { useHydrated } from '../../lib/use-hydrated';

const minuteMs = 60_000;

function ageOf(minutes: number): [amount: number, unit: Intl.RelativeTimeFormatUnit] {
  if (minutes < 60) return [minutes, 'minute'];
  return minutes < 60 * 24 ? [Math.round(minutes / 60), 'hour'] : [Math.round(minutes / (60 * 24)), 'day'];
}

function subscribeToMinutes(onMinute: () => void): () => void {
  const timer = window.setInterval(onMinute, minuteMs);
  return () => window.clearInterval(timer);
}

const noSubscription = (): (() => void) => () => undefined;

/**
 * How long ago a time is, such as "15 minutes ago"; null for less than a minute. On a server, which has another clock, the
 * time itself.
 */
export function useAge(time: Date | undefined, locale: string): string | null {
  const isHydrated = useHydrated();
  // Each render reads the clock: the time may be shown long after the chart was mounted.
  const minutes = useSyncExternalStore(
    time ? subscribeToMinutes : noSubscription,
    () => (time ? Math.floor(Math.max(Date.now() - +time, 0) / minuteMs) : 0),
    () => 0,
  );
  if (!time) return null;
  if (!isHydrated) {
    return time.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' });
  }
  // The format of no minutes is "this minute", which does not fit a sentence.
  if (minutes === 0) return null;
  const [amount, unit] = ageOf(minutes);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-amount, unit);
}
