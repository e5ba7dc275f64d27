import { type ReactNode, useMemo, useState } from 'react';
import { MenuExtrasContext } from '../../lib/menu-extras';
import { createFlyoutGroup, Flyout, FlyoutGroupContext } from './flyout';
import { useMenuTooltips } from './use-menu-tooltips';

export interface FlyoutProviderProps {
  /** The menu. */
  children: ReactNode;
}

/**
 * Gives the menu below it what a mini drawer needs: groups open as flyouts beside it, one at a time, and a tooltip tells
 * the titles that do not show. Titles that are cut get a tooltip in every drawer.
 */
export function FlyoutProvider({ children }: FlyoutProviderProps) {
  const [group] = useState(createFlyoutGroup);
  const { menuRef, tooltip } = useMenuTooltips();
  const extras = useMemo(() => ({ Submenu: Flyout, menuRef }), [menuRef]);
  return (
    <FlyoutGroupContext value={group}>
      <MenuExtrasContext value={extras}>
        {children}
        {tooltip}
      </MenuExtrasContext>
    </FlyoutGroupContext>
  );
}
