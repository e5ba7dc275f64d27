import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { MenuExtrasContext, type SubmenuProps } from '../../lib/menu-extras';

/** What a `LazyFlyoutProvider` loads. */
export interface FlyoutParts {
  /** Shows the entries of a group beside a mini drawer. */
  Submenu: ComponentType<SubmenuProps>;
  /** Gives tooltips to a menu. */
  Tooltips: ComponentType<{ menu: HTMLElement }>;
}

export interface LazyFlyoutProviderProps {
  /** Loads `flyoutParts`, in a module of the page's own; called when the menu shows. The same function in each render. */
  load: () => Promise<FlyoutParts>;
  /** The menu. */
  children: ReactNode;
}

/**
 * What `FlyoutProvider` is, without its code: that comes after the menu has shown. Until then, and where it cannot be had,
 * the menu is one without flyouts and tooltips. A page has one menu of this kind.
 */
export function LazyFlyoutProvider({ load, children }: LazyFlyoutProviderProps) {
  const [parts, setParts] = useState<FlyoutParts>();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let gone = false;
    load().then(
      (loaded) => {
        if (!gone) setParts(loaded);
      },
      // The menu goes on without.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [load]);
  const Submenu = parts?.Submenu;
  const extras = useMemo(() => ({ Submenu, menuRef: setMenu }), [Submenu]);
  return (
    <MenuExtrasContext value={extras}>
      {children}
      {parts && menu && <parts.Tooltips menu={menu} />}
    </MenuExtrasContext>
  );
}
