import { type ComponentType, createContext, type ReactNode, type RefCallback, type RefObject } from 'react';

// Connects NavMenu and FlyoutProvider without making the menu depend on the flyout. Not part of the public API.

export interface SubmenuProps {
  /** The id of the element that contains the submenu's entries. */
  id: string;
  /** The button that opens the submenu. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** The submenu sets this to the function that runs when the button is clicked. */
  pressRef: RefObject<(() => void) | null>;
  /** The button's text, which is hidden in a mini drawer. */
  title: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The parts that a `FlyoutProvider` adds to the menus below it. Menus without a provider do not bundle their code. */
export interface MenuExtras {
  /**
   * Renders the entries of a collapsible group beside a mini drawer. If it is missing, the group's button opens the
   * drawer.
   */
  Submenu?: ComponentType<SubmenuProps>;
  /** The ref of the menu's root element. */
  menuRef: RefCallback<HTMLElement>;
}

export const MenuExtrasContext = createContext<MenuExtras | null>(null);

/** Whether this part of the menu is rendered inside a flyout, which is wide even if the drawer is mini. */
export const InFlyoutContext = createContext(false);
