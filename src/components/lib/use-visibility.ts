// Tested in layers.test.tsx, "moves focus into kept content that opens while fading out".
import { type RefObject, useEffect, useState } from 'react';

interface Visibility {
  /**
   * Whether the content is displayed: while the layer is open, and afterwards until the content's closing animation
   * ends.
   */
  isVisible: boolean;
  /** Changes when the layer opens with content that needs a new focus scope. Use it as the content's `key`. */
  version: number;
}

/**
 * The visibility of a layer whose content may remain mounted while the layer is closed. Mounted content is reused
 * unless the layer opens while it is fading out: Radix moves focus only into content that mounts or is revealed.
 */
export function useVisibility(
  open: boolean,
  keepMounted: boolean,
  contentRef: RefObject<HTMLElement | null>,
): Visibility {
  const [last, setLast] = useState({ open, isVisible: open, version: 0 });
  const opens = open && !last.open;
  const isVisible = open || last.isVisible;
  const version = opens && (last.isVisible || !keepMounted) ? last.version + 1 : last.version;
  if (open !== last.open) setLast({ open, isVisible, version });
  const isFading = isVisible && !open;
  useEffect(() => {
    if (!isFading) return undefined;
    let isCurrent = true;
    const animations = contentRef.current?.getAnimations?.() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setLast((previous) => ({ ...previous, isVisible: false }));
    });
    return () => {
      isCurrent = false;
    };
  }, [isFading, contentRef]);
  return { isVisible, version };
}
