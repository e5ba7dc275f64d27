'use client';

import { type ReactNode, type RefCallback, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTooltipOnDemand } from '../../layers/tooltip';
import { MenuExtrasContext } from '../../lib/menu-extras';
import { createFlyoutGroup, Flyout, FlyoutGroupContext } from './flyout';

export interface FlyoutProviderProps {
  /** The menu. */
  children: ReactNode;
}

/**
 * Adds flyouts and tooltips to the menu below it: in a mini drawer, groups open as flyouts, one at a time, and tooltips
 * show the titles. Truncated titles have a tooltip in every drawer.
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

/** The elements that may need a tooltip: rows and group headings. */
const rows = ['item', 'trigger', 'group-title', 'caption'].map((name) => `[data-slot="nav-menu-${name}"]`).join();
const miniRow = '[data-slot="drawer"][data-state="mini"] :not([data-slot="flyout"] *)';
/** The maximum length of a tooltip, in characters. A longer title would fill the page. */
const maxLabelLength = 300;

/** The hidden text of a row, and the side of its tooltip. */
function getHiddenText(row: Element): { label: string; side: 'top' | 'end' } | null {
  if (row.matches(miniRow)) {
    // A group's flyout shows its title.
    if (row.hasAttribute('aria-expanded')) return null;
    return { label: row.querySelector('[data-slot="nav-menu-title"]')?.textContent ?? '', side: 'end' };
  }
  const truncated = [row, ...row.querySelectorAll('bdi')].filter(
    (text) => text.tagName === 'BDI' && text.scrollWidth > text.clientWidth,
  );
  if (truncated.length === 0) return null;
  return { label: truncated.map(({ textContent }) => textContent).join(' – '), side: 'top' };
}

/** The tooltips of a menu's rows, with listeners on the menu. */
function useMenuTooltips(): { menuRef: RefCallback<HTMLElement>; tooltip: ReactNode } {
  const { show, tooltip } = useTooltipOnDemand();
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  const menuRef = useCallback((menu: HTMLElement | null) => {
    if (!menu) return undefined;
    const enter = (event: Event): void => {
      const row = event.target instanceof Element ? event.target.closest(rows) : null;
      const hidden = row && getHiddenText(row);
      if (row && hidden?.label) latest.current(row, hidden.label.slice(0, maxLabelLength), event, hidden.side);
    };
    const stop = new AbortController();
    for (const type of ['pointerover', 'focusin']) menu.addEventListener(type, enter, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return { menuRef, tooltip };
}
