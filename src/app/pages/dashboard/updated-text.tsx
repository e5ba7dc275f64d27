import { useAge } from 'waymark';

/** The age of the data. Not a live region: it changes all the time. */
export function UpdatedText({ fetchedAt }: { fetchedAt: number | null }) {
  // In the language of the sentence.
  const age = useAge(fetchedAt ?? undefined, 'en', 10);
  return (
    // On a phone, a line of its own below the buttons. Before the first response, it takes the space of its first text.
    <span
      className={`text-caption text-muted max-sm:order-last max-sm:basis-full ${fetchedAt === null ? 'invisible' : ''}`}
    >
      {`Updated ${age ?? 'just now'}`}
    </span>
  );
}
