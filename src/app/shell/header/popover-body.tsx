import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
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
 * The body of a header popover. The popover opens at once, and its content renders right after the first frame; a skeleton
 * shows until then and while the code of the content loads. An alert with "Retry" shows when loading or rendering fails.
 */
export function PopoverBody({ name, onRetry, children }: PopoverBodyProps) {
  // Rendering the content takes most of the time: defer it, so that the popover opens in the next frame.
  const showsContent = useDeferredValue(true, false);
  return (
    <PartBoundary name={name} onRetry={onRetry}>
      {showsContent ? (
        <Suspense fallback={<Loading />}>
          {children}
          <FocusFirstControl />
        </Suspense>
      ) : (
        <Loading />
      )}
    </PartBoundary>
  );
}

function Loading() {
  return (
    <SkeletonGroup className="p-4">
      <Skeleton shape="block" className="h-64" />
    </SkeletonGroup>
  );
}

/** If the content loads after the popover has opened, the focus is on the popover itself: moves it to the first control then. */
function FocusFirstControl() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const popover = ref.current?.closest<HTMLElement>('[role="dialog"]');
    if (popover && document.activeElement === popover) focusFirstControlOf(popover);
  }, []);
  return <span ref={ref} hidden />;
}

/** Moves the focus to the first control of a popover that opens, also to a link, which Radix passes over. */
export function focusFirstControl(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  focusFirstControlOf(event.currentTarget);
}

/** On a touch device, focuses the popover itself: a focused field opens the virtual keyboard, which would cover half of it. */
function focusFirstControlOf(popover: HTMLElement): void {
  const first = isTouchDevice() ? null : popover.querySelector<HTMLElement>('a[href], button, input, select');
  (first ?? popover).focus({ preventScroll: true });
}

function isTouchDevice(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
