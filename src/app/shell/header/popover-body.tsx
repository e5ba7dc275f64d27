import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Skeleton, SkeletonGroup } from 'waymark';
import { PartBoundary } from '../part-boundary';

export interface PopoverBodyProps {
  /** The name of the content in the error message. */
  name: string;
  /** Called when the user retries after an error, before the content renders again. */
  onRetry: () => void;
  /** The content: a component from `lazyWithPreload`. */
  children: ReactNode;
}

/**
 * The body of a header popover. The popover opens at once; a skeleton shows while the code of the content loads, and an alert
 * with "Retry" when loading or rendering fails.
 */
export function PopoverBody({ name, onRetry, children }: PopoverBodyProps) {
  return (
    <PartBoundary name={name} onRetry={onRetry}>
      <Suspense fallback={<Loading />}>
        {children}
        <FocusFirstControl />
      </Suspense>
    </PartBoundary>
  );
}

function Loading() {
  return (
    <SkeletonGroup className="grid gap-3 p-4">
      <Skeleton lines={2} />
      <Skeleton shape="block" className="h-24" />
      <Skeleton lines={3} />
    </SkeletonGroup>
  );
}

/**
 * The popover focuses its first control when it opens. If the content loads after that, the focus is on the popover itself:
 * move it to the first control then. Touch devices are excluded, because a focused field opens the virtual keyboard.
 */
function FocusFirstControl() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const popover = ref.current?.closest<HTMLElement>('[role="dialog"]');
    if (!popover || document.activeElement !== popover || isTouchDevice()) return;
    popover.querySelector<HTMLElement>('a[href], button, input, select')?.focus({ preventScroll: true });
  }, []);
  return <span ref={ref} hidden />;
}

/** Returns whether the primary pointer is a finger. */
export function isTouchDevice(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
