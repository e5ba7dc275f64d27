// Tested in layers.test.tsx, "a menu that fades out receives focus when it opens again".
import { useState } from 'react';

/**
 * Counts how often a layer has opened. Use the count as the content's `key` so that a layer that opens again while it
 * is fading out renders new content: Radix moves focus only into content that mounts.
 */
export function useOpenings(open: boolean): number {
  const [state, setState] = useState({ open, count: 0 });
  const count = open && !state.open ? state.count + 1 : state.count;
  if (open !== state.open) setState({ open, count });
  return count;
}
