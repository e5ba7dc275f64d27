'use client';

import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { type RootProps, rootPropsOf } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { observeSize } from '../../lib/observe-size';
import { useComposedRefs } from '../../lib/use-composed-refs';
import type { Density } from '../../tokens';

export interface TableProps extends ComponentProps<'table'> {
  /** The density of the cells and their content. @default the density of the surrounding element */
  density?: Density;
  /** Whether the header remains visible while the rows scroll. Limit the height with `className`. @default false */
  stickyHeader?: boolean;
  /** Classes for the parts: `table` is the table itself. `className` and `style` apply to the scroll area around it. */
  classNames?: { table?: string };
  /** Props for the parts: `root` is the scroll area around the table. */
  slotProps?: { root?: RootProps };
}

/**
 * A table for a few rows that users only read. Name it with a `TableCaption`, `aria-label` or `aria-labelledby`. A
 * table that is wider or taller than the available space scrolls in a focusable area. `className` and `style` apply to
 * this area; `ref` and other props apply to the `table`.
 */
export function Table({
  density,
  stickyHeader = false,
  classNames,
  slotProps,
  id,
  className,
  style,
  ...props
}: TableProps) {
  const ownId = useId();
  const tableId = id ?? ownId;
  const root = rootPropsOf({ className, style, slotProps });
  const areaRef = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(root.ref, areaRef);
  const [overflows, setOverflows] = useState(false);
  const [hasCaption, setHasCaption] = useState(false);
  useEffect(() => {
    const area = areaRef.current;
    if (!area) return undefined;
    return observeSize(area, () => {
      setOverflows(area.scrollWidth > area.clientWidth || area.scrollHeight > area.clientHeight);
      setHasCaption(area.querySelector('caption') !== null);
    });
  }, []);
  const labelledBy = props['aria-labelledby'];
  // A region without a name would be named by the text of all its cells.
  const isNamed = hasCaption || props['aria-label'] !== undefined || labelledBy !== undefined;
  const region = isNamed ? { role: 'region', 'aria-labelledby': labelledBy ?? tableId } : {};
  return (
    <div
      data-slot="table-area"
      // Not all browsers make a scrolling element focusable (WCAG 2.2, 2.1.1).
      {...(overflows ? { tabIndex: 0, ...region } : {})}
      {...root}
      ref={composedRef}
      className={cn(
        'min-w-0 overflow-auto overscroll-x-contain -outline-offset-2 print:max-h-none print:overflow-visible',
        root.className,
      )}
    >
      <table
        id={tableId}
        data-slot="table"
        data-density={density}
        data-sticky={stickyHeader || undefined}
        // Collapsed borders do not move with a sticky header.
        className={cn('group/table w-full border-separate border-spacing-0 text-body', classNames?.table)}
        {...props}
      />
    </div>
  );
}

export type TableCaptionProps = ComponentProps<'caption'>;

/** The title above the table's header, which names the table and its scroll area. */
export function TableCaption({ className, ...props }: TableCaptionProps) {
  return (
    <caption data-slot="table-caption" className={cn('pb-2 text-start text-h5 text-heading', className)} {...props} />
  );
}

export type TableHeaderProps = ComponentProps<'thead'>;

/** The rows of column names, which are repeated on each printed page. */
export function TableHeader({ className, ...props }: TableHeaderProps) {
  return (
    <thead
      data-slot="table-header"
      className={cn(
        'text-heading group-data-sticky/table:sticky group-data-sticky/table:top-0 group-data-sticky/table:bg-paper print:group-data-sticky/table:static',
        className,
      )}
      {...props}
    />
  );
}

export type TableBodyProps = ComponentProps<'tbody'>;

/** The rows that contain the data. */
export function TableBody({ className, ...props }: TableBodyProps) {
  return <tbody data-slot="table-body" className={cn('[:where(&)]:align-top', className)} {...props} />;
}

export type TableFooterProps = ComponentProps<'tfoot'>;

/** The rows that contain totals. */
export function TableFooter({ className, ...props }: TableFooterProps) {
  return (
    <tfoot
      data-slot="table-footer"
      className={cn('font-medium text-heading [:where(&)]:align-top', className)}
      {...props}
    />
  );
}

export type TableRowProps = ComponentProps<'tr'>;

/** A row of cells. */
export function TableRow({ className, ...props }: TableRowProps) {
  return <tr data-slot="table-row" className={cn('print:break-inside-avoid', className)} {...props} />;
}
