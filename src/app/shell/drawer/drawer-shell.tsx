import {
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { AppShell, LoadingBar, useDrawer, useShortcut } from 'waymark';
import { shortcuts } from '../../config/shortcuts';
import { readDrawerChoice, storeDrawerChoice } from './drawer-choice';
import { changeMenuState, useMenuState } from './menu-state';

export interface DrawerShellProps {
  /** The header, the drawer and the page. */
  children: ReactNode;
}

/**
 * The app shell with the state of the drawer. On wide viewports the drawer is open or mini, which is stored for the next
 * visit. On narrow ones it is a modal layer. A loading bar shows until the menu state is in the client cache, which is empty
 * at the start of a session.
 */
export function DrawerShell({ children }: DrawerShellProps) {
  const isLoading = useMenuState('openedItem') === undefined;
  useLayoutEffect(() => {
    if (isLoading) changeMenuState({});
  }, [isLoading]);
  return isLoading ? <LoadingBar /> : <Shell>{children}</Shell>;
}

const ToggleContext = createContext<() => void>(() => undefined);

function Shell({ children }: DrawerShellProps) {
  const [open, setOpen] = useState(readDrawerChoice);
  // The rendered state is that of the last commit, which a second press can precede.
  const latest = useRef(open);
  const onOpenChange = useCallback((next: boolean) => {
    latest.current = next;
    storeDrawerChoice(next);
    // The change lays out the whole page: let the browser paint the pressed button first.
    startTransition(() => setOpen(next));
  }, []);
  const toggle = useCallback(() => onOpenChange(!latest.current), [onOpenChange]);
  return (
    <ToggleContext value={toggle}>
      <AppShell open={open} onOpenChange={onOpenChange}>
        <DrawerControls />
        {children}
      </AppShell>
    </ToggleContext>
  );
}

/** Returns the `onClick` of the `DrawerToggle`, which toggles the latest choice rather than the rendered state. */
export function useMenuButton(): (event: MouseEvent) => void {
  const { variant } = useDrawer('useMenuButton');
  const toggle = use(ToggleContext);
  return (event) => {
    if (variant === 'modal') return;
    event.preventDefault();
    toggle();
  };
}

/**
 * Ctrl+B or Cmd+B toggles the drawer, navigation closes the modal drawer, and the menu state in the client cache follows
 * the drawer.
 */
function DrawerControls() {
  const { variant, state, setOpen } = useDrawer('DrawerControls');
  const { key: locationKey } = useLocation();
  const lastLocationKey = useRef(locationKey);
  const isOpen = state === 'open';
  const toggle = use(ToggleContext);

  useShortcut(shortcuts.menu.chord, () => (variant === 'modal' ? setOpen(!isOpen) : toggle()), {
    whileTyping: false,
    enabled: isPageReachable,
  });

  const closeModal = useEffectEvent(() => {
    if (variant === 'modal') setOpen(false);
  });
  useEffect(() => {
    if (locationKey === lastLocationKey.current) return;
    lastLocationKey.current = locationKey;
    closeModal();
  }, [locationKey]);

  useLayoutEffect(() => changeMenuState({ isDashboardDrawerOpened: isOpen }), [isOpen]);
  return null;
}

/** Returns whether no modal layer covers the page. The drawer itself does not count: the shortcut closes it. */
function isPageReachable(): boolean {
  return document.querySelector('[data-slot="modal-layer"][data-state="open"]') === null;
}
