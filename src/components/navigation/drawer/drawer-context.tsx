import { createContext, type ReactNode, use, useEffect, useId, useMemo, useRef } from 'react';
import { useControllableState } from '../../lib/use-controllable-state';
import { useMediaQuery } from '../../lib/use-media-query';
import { breakpoints } from '../../tokens';

export type DrawerVariant = 'permanent' | 'modal';
export type DrawerState = 'open' | 'mini' | 'closed';

export interface DrawerContextValue {
  /** `permanent` beside the page on wide viewports, `modal` over it below md (900 px). */
  variant: DrawerVariant;
  /** Whether the variant follows the viewport rather than a prop of the provider. */
  responsive: boolean;
  /** A permanent drawer is open or mini, a modal one open or closed. */
  state: DrawerState;
  /** Opens the drawer, or collapses or closes it. */
  setOpen: (open: boolean) => void;
  /** The id of the drawer, for `aria-controls`. */
  id: string;
  /** The button that opened the modal drawer, which gets the focus back. */
  openerRef: { current: HTMLElement | null };
}

const DrawerContext = createContext<DrawerContextValue | null>(null);

/** The state of the drawer, or `null` outside a provider. */
export function useOptionalDrawer(): DrawerContextValue | null {
  return use(DrawerContext);
}

/**
 * The state of the drawer, and the function that changes it.
 * @throws Error outside a `DrawerProvider` (an `AppShell` has one)
 */
export function useDrawer(part = 'useDrawer'): DrawerContextValue {
  const context = use(DrawerContext);
  if (!context) throw new Error(`${part} must be used inside <AppShell> or <DrawerProvider>.`);
  return context;
}

export interface DrawerProviderProps {
  /** `auto` is modal below md (900 px) and permanent above. The other values apply at every width. @default 'auto' */
  variant?: 'auto' | DrawerVariant;
  /** The controlled open state of the permanent drawer; `false` is mini. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state of the permanent drawer on first render, when uncontrolled. @default true */
  defaultOpen?: boolean;
  /** Called when the user opens or collapses the permanent drawer. */
  onOpenChange?: (open: boolean) => void;
  /** The controlled open state of the modal drawer. Use with `onModalOpenChange`. */
  modalOpen?: boolean;
  /** The open state of the modal drawer on first render, when uncontrolled. @default false */
  defaultModalOpen?: boolean;
  /** Called when the user opens or closes the modal drawer, and when a wider viewport closes it. */
  onModalOpenChange?: (open: boolean) => void;
  /** The drawer, the toggle and the page. */
  children: ReactNode;
}

/** Provides the state that the drawer, its toggle and the page beside it share. */
export function DrawerProvider({
  variant = 'auto',
  open,
  defaultOpen = true,
  onOpenChange,
  modalOpen,
  defaultModalOpen = false,
  onModalOpenChange,
  children,
}: DrawerProviderProps) {
  const id = useId();
  const openerRef = useRef<HTMLElement | null>(null);
  const wideViewport = useMediaQuery(`(min-width: ${breakpoints.md}px)`, true);
  const wide = variant === 'auto' ? wideViewport : variant === 'permanent';
  const [permanentOpen, setPermanentOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const [overlayOpen, setOverlayOpen] = useControllableState({
    prop: modalOpen,
    defaultProp: defaultModalOpen,
    onChange: onModalOpenChange,
  });
  // When the window becomes narrow again, the modal drawer must not cover the page.
  useEffect(() => {
    if (wide && overlayOpen) setOverlayOpen(false);
  }, [wide, overlayOpen, setOverlayOpen]);
  const state = wide ? (permanentOpen ? 'open' : 'mini') : overlayOpen ? 'open' : 'closed';
  const value = useMemo<DrawerContextValue>(
    () => ({
      variant: wide ? 'permanent' : 'modal',
      responsive: variant === 'auto',
      state,
      setOpen: wide ? setPermanentOpen : setOverlayOpen,
      id,
      openerRef,
    }),
    [wide, variant, state, setPermanentOpen, setOverlayOpen, id],
  );
  return <DrawerContext value={value}>{children}</DrawerContext>;
}
