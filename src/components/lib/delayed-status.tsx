import { useEffect, useState } from 'react';

/** How long the text must remain unchanged before it is announced. */
const statusDelayMs = 500;

export interface DelayedStatusProps {
  /** The text to announce. */
  text: string;
  /** The part's name. */
  'data-slot': string;
}

/** Announces the result of typing once the user pauses, instead of after each letter. */
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
