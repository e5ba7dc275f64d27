'use client';

import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn';
import { plainOnCanvas } from '../../lib/surface';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { DrawerProvider, type DrawerProviderProps, useDrawer } from '../drawer';
import { useDrawerMotion } from './use-drawer-motion';

export interface AppShellProps extends Omit<DrawerProviderProps, 'children'>, ComponentProps<'div'> {}

/** The layout of a page with an app bar and a drawer. The props control the drawer. */
export function AppShell({ variant, open, defaultOpen, onOpenChange, className, ...props }: AppShellProps) {
  return (
    <DrawerProvider variant={variant} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <div data-slot="app-shell" className={cn('min-h-dvh bg-paper', className)} {...props} />
    </DrawerProvider>
  );
}

export type AppShellContentProps = ComponentProps<'div'>;

/** The area beside the drawer and below the app bar, for the main content and the footer. */
export function AppShellContent({ className, ref, ...props }: AppShellContentProps) {
  const { variant, responsive, state } = useDrawer('AppShellContent');
  const own = useRef<HTMLDivElement>(null);
  const permanent = variant === 'permanent';
  useDrawerMotion(own);
  return (
    <div className="flex min-h-dvh flex-col pt-header">
      <div
        data-slot="app-shell-content"
        data-state={permanent ? state : 'closed'}
        className={cn(
          'me-2.5 flex min-h-[calc(100dvh-var(--wm-size-content-offset))] grow flex-col rounded-t-outer bg-canvas p-4 sm:me-5 md:p-5',
          plainOnCanvas,
          // Prevent focused elements, their rings and field labels from scrolling behind the app bar.
          '[&_:is(a,button,input,select,textarea,[id],[tabindex])]:scroll-mt-content-offset',
          // `useDrawerMotion` reads this duration and easing.
          'transition-none duration-drawer-enter ease-enter data-[state=mini]:duration-drawer-exit data-[state=mini]:ease-exit',
          // The viewport size is unknown on a server, so media queries also set the layout.
          responsive && 'ms-2.5 sm:ms-5 md:ms-drawer md:data-[state=mini]:ms-drawer-mini',
          !responsive && permanent && 'ms-drawer data-[state=mini]:ms-drawer-mini',
          !responsive && !permanent && 'ms-2.5 sm:ms-5',
          className,
        )}
        {...props}
        ref={useComposedRefs(ref, own)}
      />
    </div>
  );
}

export type AppShellMainProps = ComponentProps<'main'>;

/**
 * The main content (`main` landmark). It is the target of the skip link, and it receives focus when a narrower window
 * hides the focused element.
 */
export function AppShellMain({ id = 'main', className, ref, ...props }: AppShellMainProps) {
  const own = useRef<HTMLElement>(null);
  useKeptFocus(own);
  return (
    <main
      id={id}
      tabIndex={-1}
      data-slot="app-shell-main"
      className={cn('flex min-w-0 grow scroll-mt-header flex-col', className)}
      {...props}
      ref={useComposedRefs(ref, own)}
    />
  );
}

/**
 * The number of frames for which to watch the focus after a resize: media queries, React and the browser react in turn.
 */
const watchedFrames = 30;

/**
 * Moves focus to an element when a window resize hides the focused element, such as a field in a header that has become
 * too narrow. The browser would move focus to the body, and the next Tab would start at the top of the page.
 */
function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let latest: EventTarget | null = null;
    const watch = (left: number): void => {
      if (document.activeElement === document.body) {
        // The user has left a visible element by clicking plain content or tabbing out of the page.
        if (latest instanceof Element && !latest.checkVisibility()) ref.current?.focus({ preventScroll: true });
      } else if (left > 0) requestAnimationFrame(() => watch(left - 1));
    };
    const onResize = (): void => watch(watchedFrames);
    const onFocus = ({ target }: FocusEvent): void => {
      latest = target;
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('resize', onResize, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    return () => stop.abort();
  }, [ref]);
}
