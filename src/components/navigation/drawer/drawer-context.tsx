import { useControllableState } from '../../lib/use-controllable-state';
import { createContext, type ReactNode, use, useEffect, useId, useMemo, useRef } from 'react';
import { useMediaQuery } from '../../lib/use-media-query';
import { breakpoints } from '../../tokens';

export type DrawerVariant = 'permanent' | 'modal';
export type DrawerState = 'open' | 'mini' | 'closed';

export interface DrawerContextValue {
  /** Beside the page on wide viewports; over it below md (900 px). */
  variant: DrawerVariant;
  /** Whether the viewport decides on the variant, rather than a prop of the provider. */
  responsive: boolean;
  /** A permanent drawer is open or mini, a modal one open or closed. */
  state: DrawerState;
  /** Opens the drawer fully, or collapses or closes it. */
  setOpen: (open: boolean) => void;
  /** The id of the drawer's element, for `aria-controls`. */
  id: string;
  /** What opened the modal drawer, and gets the focus back. */
  openerRef: { current: HTMLElement | null };
}

const DrawerContext = createContext<DrawerContextValue | null>(null);

/** The drawer around or beside this part, or `null` where there is none. */
export function useOptionalDrawer(): DrawerContextValue | null {
  return use(DrawerContext);
}

/**
 * The drawer's state and the way to change it.
 * @throws Error outside a `DrawerProvider` (an `AppShell` has one)
 */
export function useDrawer(part = 'useDrawer'): DrawerContextValue {
  const context = use(DrawerContext);
  if (!context) throw new Error(`${part} must stand inside <AppShell> or <DrawerProvider>.`);
  return context;
}

export interface DrawerProviderProps {
  /** `auto` follows the viewport: modal below md (900 px). The others hold at every width. @default 'auto' */
  variant?: 'auto' | DrawerVariant;
  /** Whether the permanent drawer is open rather than mini, when the page holds that state. */
  open?: boolean;
  /** Whether the permanent drawer is open at first. @default true */
  defaultOpen?: boolean;
  /** Called when the person opens or collapses the permanent drawer. */
  onOpenChange?: (open: boolean) => void;
  /** Whether the modal drawer of narrow viewports is open, when the page holds that state. */
  modalOpen?: boolean;
  /** Whether the modal drawer is open at first. @default false */
  defaultModalOpen?: boolean;
  /** Called when the person opens or closes the modal drawer, and when a wider viewport closes it. */
  onModalOpenChange?: (open: boolean) => void;
  /** The drawer, its toggle and the page. */
  children: ReactNode;
}

/** Holds the state that the drawer, its toggle and the page beside it share. */
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
  // Back on a narrow viewport the drawer is closed, whatever it was before the window grew (specification, section 4).
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
