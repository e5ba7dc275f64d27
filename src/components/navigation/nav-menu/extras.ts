import { type ComponentType, createContext, type ReactNode, type RefCallback, type RefObject } from 'react';

export interface SubmenuProps {
  /** The id of the element that holds the entries. */
  id: string;
  /** The button it belongs to. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Is given what a press of that button does. */
  pressRef: RefObject<(() => void) | null>;
  /** The text of the button, which a mini drawer does not show. */
  title: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The entries. */
  children: ReactNode;
}

/** What a `FlyoutProvider` adds to the menus below it; a menu without one does not pay for it. */
export interface MenuExtras {
  /** Shows the entries of a group beside a mini drawer. Without it the group's button opens the drawer. */
  Submenu?: ComponentType<SubmenuProps>;
  /** Goes on the menu's element. */
  menuRef: RefCallback<HTMLElement>;
}

export const MenuExtrasContext = createContext<MenuExtras | null>(null);

/** Whether this part of the menu lies in a flyout, where there is room although the drawer is mini. */
export const InFlyoutContext = createContext(false);
