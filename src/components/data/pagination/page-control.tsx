import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../lib/cn';
import { controlHeights, type ControlSize } from '../../lib/control-size';
import { safeHref } from '../../lib/safe-href';
import { plain } from '../../lib/plain';
import { useLinkComponent } from '../../providers/link';

interface PageControlProps extends Omit<ComponentProps<'a'>, 'onSelect' | 'href'> {
  'aria-label': string;
  page: number;
  /** Whether the control's page is the current one, or undefined for a step such as "next". */
  current?: boolean;
  /** Whether there is no such page. The control remains focusable, because the user may have moved focus to it. */
  disabled: boolean;
  getHref?: (page: number) => string;
  onSelect: (page: number) => void;
  size: ControlSize;
}

/** The control for a page: a link if `getHref` is set, otherwise a button. Narrow viewports hide the page numbers. */
export function PageControl({ page, current, disabled, getHref, onSelect, size, ...props }: PageControlProps) {
  const LinkComponent = useLinkComponent();
  const isNumber = current !== undefined;
  const shared = {
    ...props,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
    'data-slot': isNumber ? 'pagination-page' : 'pagination-step',
    'data-state': current ? 'active' : 'inactive',
    className: look(current, disabled, size),
    onClick: (event: MouseEvent) => {
      if (disabled) event.preventDefault();
      else if (!opensElsewhere(event)) onSelect(page);
    },
  };
  const href = safeHref(getHref?.(page));
  return (
    <li className={cn(isNumber && 'hidden sm:block')}>
      {href === undefined ? (
        <button type="button" {...(shared as ComponentProps<'button'>)} />
      ) : (
        // A disabled link keeps its element, because replacing the element would lose focus.
        <LinkComponent {...shared} href={href} />
      )}
    </li>
  );
}

/** Whether the browser opens the link in another tab or window, or downloads its target. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/** A step to another page looks like a plain button; page numbers do not have a background. */
/** The control is square unless its number is longer. */
const widths: Record<ControlSize, string> = { sm: 'min-w-9', md: 'min-w-10', lg: 'min-w-11' };

function look(current: boolean | undefined, disabled: boolean, size: ControlSize): string {
  return cn(
    controlHeights[size],
    widths[size],
    'flex items-center justify-center rounded border px-1.5 text-h5 no-underline',
    'pointer-coarse:min-w-touch [&>svg]:size-5',
    disabled && 'cursor-not-allowed text-disabled forced-colors:text-[GrayText]',
    !disabled && 'cursor-pointer',
    current === undefined && cn(plain, !disabled && 'text-text'),
    !disabled &&
      current === false &&
      'border-transparent text-text hover:bg-secondary-soft hover:text-on-secondary-soft',
    current &&
      'border-secondary bg-secondary-soft text-on-secondary-soft forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
  );
}
