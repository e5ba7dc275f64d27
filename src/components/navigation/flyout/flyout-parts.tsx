import { useEffect } from 'react';
import { Flyout } from './flyout';
import type { FlyoutParts } from './lazy-flyout-provider';
import { useMenuTooltips } from './use-menu-tooltips';

/** What a `LazyFlyoutProvider` loads. */
export const flyoutParts: FlyoutParts = { Submenu: Flyout, Tooltips: MenuTooltips };

function MenuTooltips({ menu }: { menu: HTMLElement }) {
  const { menuRef, tooltip } = useMenuTooltips();
  useEffect(() => menuRef(menu), [menu, menuRef]);
  return tooltip;
}
