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

/** How long ago a time is, such as "15 minutes ago". On a server, which has another clock, the time itself. */
export function useAge(time: Date | undefined, locale: string): string {
  const isHydrated = useHydrated();
  // Each render reads the clock: the time may be shown long after the chart was mounted.
  const minutes = useSyncExternalStore(
    time ? subscribeToMinutes : noSubscription,
    () => (time ? Math.round(Math.max(Date.now() - +time, 0) / minuteMs) : 0),
    () => 0,
  );
  if (!time) return '';
  if (!isHydrated) {
    return time.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' });
  }
  const [amount, unit] = ageOf(minutes);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-amount, unit);
}
