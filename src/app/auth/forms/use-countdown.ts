import { useEffect, useState } from 'react';

/** Counts seconds down to 0. Returns the remaining seconds and the function that restarts. */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const done = left === 0;
  useEffect(() => {
    if (done) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [done]);
  return [
    left,
    () => {
      setNow(Date.now());
      setEnd(Date.now() + seconds * 1000);
    },
  ];
}
