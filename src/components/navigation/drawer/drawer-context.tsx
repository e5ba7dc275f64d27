'use client';

import { type ReactNode, type SetStateAction, startTransition, use, useEffect, useId, useMemo, useRef } from 'react';
import { createRequiredContext } from '../../lib/required-context';
import { useControllableState } from '../../lib/use-controllable-state';
import { useMediaQuery } from '../../lib/use-media-query';
import { breakpointWidth } from '../../tokens';

export type DrawerVariant = 'permanent' | 'modal';
export type DrawerState = 'open' | 'mini' | 'closed';

export interface DrawerContextValue {
  /** `permanent` is beside the page in wide viewports; `modal` is over the page below md (900 px). */
  variant: DrawerVariant;
  /** Whether the viewport determines the variant, rather than a prop of the provider. */
  responsive: boolean;
  /** A permanent drawer is open or mini; a modal drawer is open or closed. */
  state: DrawerState;
  /** Whether the drawer is open: neither mini nor closed. */
  open: boolean;
  /** Opens the drawer if passed `true`; otherwise, collapses or closes it. */
  setOpen: (open: boolean) => void;
  /** Opens the drawer, or collapses or closes it if it is already open. */
  toggle: () => void;
  /** Closes the drawer if it is modal, for example after navigating without a link click. */
  closeModal: () => void;
  /** The id of the drawer, for `aria-controls`. */
  id: string;
  /** The button that opened the modal drawer and to which focus returns. */
  openerRef: { current: HTMLElement | null };
}

const [DrawerContext, useDrawerContext] = createRequiredContext<DrawerContextValue>('<AppShell> or <DrawerProvider>');

/** The state of the drawer, or `null` outside a provider. */
export function useOptionalDrawer(): DrawerContextValue | null {
  return use(DrawerContext);
}

/**
 * The state of the drawer and the functions that change it.
 * @throws Error outside a `DrawerProvider` (which `AppShell` includes)
 */
export function useDrawer(part = 'useDrawer'): DrawerContextValue {
  return useDrawerContext(part);
}

export interface DrawerProviderProps {
  /**
   * The variant. With `auto`, the drawer is modal below md (900 px) and permanent above; other values apply at every
   * width.
   * @default 'auto'
   */
  variant?: 'auto' | DrawerVariant;
  /**
   * The controlled open state. Use with `onOpenChange`. A permanent drawer that is not open is mini. With `auto`, this
   * state applies to wide viewports: below md, the drawer starts closed and its state is independent.
   */
  open?: boolean;
  /** The initial open state when uncontrolled. @default `true`, or `false` if the variant is `modal` */
  defaultOpen?: boolean;
  /** Called when the user opens, collapses or closes the drawer controlled by `open`. */
  onOpenChange?: (open: boolean) => void;
  /** The drawer, the toggle and the page. */
  children: ReactNode;
}

/** Provides the state shared by the drawer, its toggle and the page beside it. */
export function DrawerProvider({
  variant = 'auto',
  open,
  defaultOpen = variant !== 'modal',
  onOpenChange,
  children,
}: DrawerProviderProps) {
  const id = useId();
  const openerRef = useRef<HTMLElement | null>(null);
  const wideViewport = useMediaQuery(`(min-width: ${breakpointWidth('md')})`, true);
  const responsive = variant === 'auto';
  const modal = responsive ? !wideViewport : variant === 'modal';
  const isControlled = open !== undefined;
  const [mainOpen, setMainOpen] = useControllableState(open, defaultOpen, onOpenChange);
  /** The open state of the modal drawer in narrow viewports. It is not stored. */
  const [overlayOpen, setOverlayOpen] = useControllableState(undefined, false);
  const isOverlay = responsive && modal;
  // When the window becomes narrow again, the modal drawer must not cover the page.
  useEffect(() => {
    if (!isOverlay) setOverlayOpen(false);
  }, [isOverlay, setOverlayOpen]);

  const actions = useMemo(() => {
    const setOpen = (next: SetStateAction<boolean>): void => {
      if (isOverlay) setOverlayOpen(next);
      // The change triggers a layout of the whole page, so let the browser paint the pressed button first.
      else if (!modal && !isControlled) startTransition(() => setMainOpen(next));
      else setMainOpen(next);
    };
    return {
      setOpen: (next: boolean) => setOpen(next),
      toggle: () => setOpen((latest) => !latest),
      closeModal: () => {
        if (modal) setOpen(false);
      },
    };
  }, [isOverlay, modal, isControlled, setMainOpen, setOverlayOpen]);

  const isOpen = isOverlay ? overlayOpen : mainOpen;
  const value = useMemo<DrawerContextValue>(
    () => ({
      variant: modal ? 'modal' : 'permanent',
      responsive,
      state: isOpen ? 'open' : modal ? 'closed' : 'mini',
      open: isOpen,
      ...actions,
      id,
      openerRef,
    }),
    [modal, responsive, isOpen, actions, id],
  );
  return <DrawerContext value={value}>{children}</DrawerContext>;
}
