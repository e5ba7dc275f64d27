import { cn } from '../../lib/cn';
import { controlHeights, type ControlSize } from '../../lib/control-size';

/** The classes for a row of tabs that scrolls when it is wider than its container. */
export const rowLook = 'overflow-x-auto border-b [scrollbar-width:thin]';

/** Returns the classes shared by tabs and TabsNav links. */
export function tabLook(orientation: 'horizontal' | 'vertical', size: ControlSize): string {
  return cn(
    controlHeights[size],
    size === 'sm' ? 'py-1' : 'py-2',
    'flex shrink-0 cursor-pointer items-center gap-2 border-transparent px-4 text-h5 text-muted no-underline',
    'not-aria-disabled:hover:text-heading [&>svg]:size-[1.25em] [&>svg]:shrink-0',
    'data-[state=active]:border-secondary data-[state=active]:text-secondary',
    // A router's link sets `aria-current` itself.
    'aria-[current=page]:border-secondary aria-[current=page]:text-secondary',
    'aria-disabled:cursor-not-allowed aria-disabled:text-disabled forced-colors:aria-disabled:text-[GrayText]',
    // Forced colors mode paints transparent borders: without this, every tab would look selected.
    'forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]',
    'forced-colors:aria-[current=page]:border-[Highlight]',
    // The outline is inset because the scrolling row clips it, and explicit because base.css hides it at tabindex=-1.
    'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
    orientation === 'vertical'
      ? 'justify-start border-e-3 text-start wrap-anywhere'
      : 'justify-center border-b-3 whitespace-nowrap',
  );
}

/** Scrolls the row until the tab is visible. `scrollIntoView` would also scroll the page. */
export function reveal(row: Element, tab: Element): void {
  const outer = row.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  row.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
}
