import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Whether a page renders all of its parts. Some take longer to render than a frame, so a page shows its heading first, and the rest
 * right after it, except on Back and Forward: the scroll position is restored in the first frame.
 */
export function useRendersRest(): boolean {
  return useDeferredValue(true, useNavigationType() === NavigationType.Pop);
}
