import type { Location } from 'react-router';

/** Returns the key of an entry's scroll position. Entries that show the same view of a page share a key. */
export function scrollKeyOf({ key, hash, state }: Location): string {
  // All entries that the browser adds for a hash have the key "default"; without the hash, they would share a position.
  return (state as Partial<ReturnType<typeof keepScroll>> | null)?.scrollKey ?? key + hash;
}

/** Returns the state of an entry that Back and Forward reach without scrolling: a choice on another entry's page. */
export function keepScroll(location: Location): { scrollKey: string } {
  return { scrollKey: scrollKeyOf(location) };
}
