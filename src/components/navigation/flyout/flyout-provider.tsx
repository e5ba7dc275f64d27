'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { MenuExtrasContext } from '../../lib/menu-extras';
import { createFlyoutGroup, Flyout, FlyoutGroupContext } from './flyout';
import { useMenuTooltips } from './use-menu-tooltips';

export interface FlyoutProviderProps {
  /** The menu. */
  children: ReactNode;
}

/**
 * Adds flyouts and tooltips to the menu below it: in a mini drawer, groups open as flyouts, one at a time, and tooltips show
 * the titles. Truncated titles have a tooltip in every drawer.
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
