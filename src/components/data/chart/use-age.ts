'use client';

import { useEffect, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated';

const minuteMs = 60_000;

function ageOf(ms: number): [amount: number, unit: Intl.RelativeTimeFormatUnit] {
  const minutes = Math.round(ms / minuteMs);
  if (minutes < 60) return [minutes, 'minute'];
  return minutes < 60 * 24 ? [Math.round(minutes / 60), 'hour'] : [Math.round(minutes / (60 * 24)), 'day'];
}

/** How long ago a time is, such as "15 minutes ago". On a server, which has another clock, the time itself. */
export function useAge(time: Date | undefined, locale: string): string {
  const isHydrated = useHydrated();
  const [now, setNow] = useState(Date.now);
  const isShown = time !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = window.setInterval(() => setNow(Date.now()), minuteMs);
    return () => window.clearInterval(timer);
  }, [isShown]);
  if (!time) return '';
  if (!isHydrated) {
    return time.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' });
  }
  const [amount, unit] = ageOf(Math.max(now - +time, 0));
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-amount, unit);
}
