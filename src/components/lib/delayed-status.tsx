import { useEffect, useState } from 'react';

/** How long the text must not change before it is announced. */
const statusDelayMs = 500;

export interface DelayedStatusProps {
  /** The text to announce. */
  text: string;
  /** The name of the part. */
  'data-slot': string;
}

/** Announces the result of typing when the user pauses, once instead of after each letter. */
export function DelayedStatus({ text, 'data-slot': slot }: DelayedStatusProps) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setAnnounced(text), statusDelayMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" data-slot={slot} className="sr-only">
      {announced}
    </p>
  );
}
