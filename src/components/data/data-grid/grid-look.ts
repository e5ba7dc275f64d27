import type { CSSProperties, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import type { ButtonProps } from '../../controls/button';
import { alignOf, type DataGridAlign } from './columns';
import type { GridCell } from './use-cells';

/**
 * A row whose column widths are set on the grid element. If they are not set, such as on a server, all columns have the
 * same width.
 */
const rowGrid = 'grid w-full auto-cols-fr grid-flow-col grid-cols-(--wm-grid-columns)';
export const rowLook = `${rowGrid} border-b border-divider bg-paper`;
/** The header row. In forced colors mode, its border is the only visible edge. */
export const headerRowLook = `${rowGrid} border-b border-sunk bg-sunk`;

/**
 * The element around a tool in a header. It does not occupy space unless the header is hovered or focused or the tool
 * is in use, so the text can use the whole width.
 */
export const headerToolLook =
  'sr-only flex shrink-0 group-focus-within/header:not-sr-only group-hover/header:not-sr-only has-aria-expanded:not-sr-only';

/** The props of a toolbar tool, which is a button. */
export interface ToolProps extends Omit<ButtonProps, 'asChild' | 'value' | 'children'> {
  /** The text. @default a label */
  children?: ReactNode;
  /** The height, which is 36 px by default, like that of all tools in a grid. @default 'sm' */
  size?: ButtonProps['size'];
  /** The visual emphasis. @default 'plain' */
  variant?: ButtonProps['variant'];
}

const aligns: Record<DataGridAlign, string> = {
  start: 'text-start',
  center: 'justify-center text-center',
  end: 'justify-end text-end',
};

/** The looks of a row's card, of the card's list of fields, and of a field, which is as tall as a chip. */
export const cardLook = 'grid gap-3 rounded border border-divider bg-paper p-4';
export const cardFieldsLook = 'grid gap-2';
/** A row that is not displayed as a box and contains two lines. */
export const lineCardLook = 'grid min-h-14 min-w-0 content-center border-b border-divider px-5 py-0.75 max-sm:px-4';
export const cardFieldLook = 'flex min-h-6 min-w-0 flex-wrap items-baseline justify-between gap-x-4';

/** The look of a cell: 54 px tall, or 40 px in the header, with 20 px of padding, at comfortable density. */
export function cellLook(
  { control, column, pinned, isEdge }: GridCell,
  content: 'text' | 'parts' | 'header' = 'parts',
): string {
  return cn(
    content === 'header' ? 'min-h-10' : 'min-h-13.5',
    'min-w-0 -outline-offset-2',
    // Text is not wrapped in an element, because rows with fewer elements scroll faster. Unlike `overflow: hidden`,
    // `clip` does not make each cell a scroll container.
    content !== 'text'
      ? cn('flex items-center', content === 'parts' && 'gap-1')
      : column?.wrap
        ? 'content-center py-3 wrap-anywhere'
        : 'content-center overflow-clip text-ellipsis whitespace-nowrap',
    control ? 'justify-center' : cn('px-5', aligns[column ? alignOf(column) : 'start']),
    // The background is set only where it is visible, because inheriting it makes styling a cell take three times as
    // long.
    pinned && 'sticky z-sticky bg-inherit',
    // Separates the pinned cells from the cells that scroll underneath.
    isEdge && (pinned === 'start' ? 'border-e border-divider' : 'border-s border-divider'),
  );
}

/** The position of a pinned cell. A server does not render `style` attributes, which a strict CSP would block. */
export function cellStyle({ pinned, offset }: GridCell, isHydrated: boolean): CSSProperties | undefined {
  if (!pinned || !isHydrated) return undefined;
  return pinned === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset };
}
