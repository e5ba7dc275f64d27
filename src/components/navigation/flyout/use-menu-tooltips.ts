import { type ReactNode, type RefCallback, useCallback, useEffect, useRef } from 'react';
import { useTooltipOnDemand } from '../../layers/tooltip';

/** What may need a tooltip: a row, or the heading of a group. */
const rows = ['item', 'trigger', 'group-title', 'caption'].map((name) => `[data-slot="nav-menu-${name}"]`).join();
const miniRow = '[data-slot="drawer"][data-state="mini"] :not([data-slot="flyout"] *)';
/** Longer ones are no titles, and would fill the page. */
const longest = 300;

/** What a row does not show of itself, and on which side there is room to say it. */
function missingOf(row: Element): { label: string; side: 'top' | 'end' } | null {
  if (row.matches(miniRow)) {
    // A group says its title in its flyout.
    if (row.hasAttribute('aria-expanded')) return null;
    return { label: row.querySelector('[data-slot="nav-menu-title"]')?.textContent ?? '', side: 'end' };
  }
  const cut = [row, ...row.querySelectorAll('bdi')].filter(
    (text) => text.tagName === 'BDI' && text.scrollWidth > text.clientWidth,
  );
  if (cut.length === 0) return null;
  return { label: cut.map(({ textContent }) => textContent).join(' – '), side: 'top' };
}

/** One tooltip for all rows of a menu, by listening to the menu as a whole. */
export function useMenuTooltips(): { menuRef: RefCallback<HTMLElement>; tooltip: ReactNode } {
  const { show, hide, tooltip } = useTooltipOnDemand();
  const latest = useRef({ show, hide });
  useEffect(() => {
    latest.current = { show, hide };
  });
  const menuRef = useCallback((menu: HTMLElement | null) => {
    if (!menu) return undefined;
    const rowOf = (target: EventTarget | null): Element | null =>
      target instanceof Element ? target.closest(rows) : null;
    let current: Element | null = null;
    const enter = (event: Event): void => {
      const row = rowOf(event.target);
      if (!row || row === current) return;
      current = row;
      const missing = missingOf(row);
      if (missing?.label) latest.current.show(row, missing.label.slice(0, longest), event, missing.side);
    };
    const leave = (event: Event): void => {
      const next = event instanceof MouseEvent || event instanceof FocusEvent ? event.relatedTarget : null;
      if (!current || rowOf(next) === current) return;
      current = null;
      latest.current.hide();
    };
    const ways = { pointerover: enter, focusin: enter, pointerout: leave, focusout: leave, click: leave };
    for (const [type, listener] of Object.entries(ways)) menu.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(ways)) menu.removeEventListener(type, listener);
    };
  }, []);
  return { menuRef, tooltip };
}
