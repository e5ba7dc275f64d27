'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

const cell = 'border-b border-divider [:where(&)]:px-3 [:where(&)]:py-2';

export type TableAlign = 'start' | 'center' | 'end';

interface AlignProps {
  /**
   * The alignment of the column's cells. Use `end` for numbers; it also gives all digits the same width.
   * @default 'start'
   */
  align?: TableAlign;
}

const alignments: Record<TableAlign, string> = {
  start: 'text-start',
  center: 'text-center',
  end: 'text-end tabular-nums',
};

export interface TableHeadProps extends Omit<ComponentProps<'th'>, 'align'>, AlignProps {}

/** The header cell for a column or, with `scope="row"`, for a row. */
export function TableHead({ align = 'start', scope = 'col', className, ...props }: TableHeadProps) {
  return (
    <th
      data-slot="table-head"
      scope={scope}
      className={cn(
        cell,
        alignments[align],
        scope === 'row' ? '[font-weight:inherit]' : 'align-bottom text-h5',
        className,
      )}
      {...props}
    />
  );
}

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'>, AlignProps {}

/**
 * A cell that contains data. A cell aligned at the end isolates its text, which keeps a minus sign before its number in
 * right-to-left layouts.
 */
export function TableCell({ align = 'start', className, children, ...props }: TableCellProps) {
  return (
    <td data-slot="table-cell" className={cn(cell, alignments[align], className)} {...props}>
      {align === 'end' ? <bdi>{children}</bdi> : children}
    </td>
  );
}
