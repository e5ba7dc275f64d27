'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

const cell = 'border-b border-divider [:where(&)]:px-3 [:where(&)]:py-2';

interface NumericProps {
  /** Whether the cells of the column are numbers: aligned at the end, with digits of the same width. @default false */
  numeric?: boolean;
}

const alignment = (numeric: boolean): string => (numeric ? 'text-end tabular-nums' : 'text-start');

export interface TableHeadProps extends ComponentProps<'th'>, NumericProps {}

/** The header cell of a column, or of a row with `scope="row"`. */
export function TableHead({ numeric = false, scope = 'col', className, ...props }: TableHeadProps) {
  return (
    <th
      data-slot="table-head"
      scope={scope}
      className={cn(
        cell,
        alignment(numeric),
        scope === 'row' ? '[font-weight:inherit]' : 'align-bottom text-h5',
        className,
      )}
      {...props}
    />
  );
}

export interface TableCellProps extends ComponentProps<'td'>, NumericProps {}

/** A cell with data. A numeric cell isolates its text, so that a minus sign stays in front of its number in right-to-left. */
export function TableCell({ numeric = false, className, children, ...props }: TableCellProps) {
  return (
    <td data-slot="table-cell" className={cn(cell, alignment(numeric), className)} {...props}>
      {numeric ? <bdi>{children}</bdi> : children}
    </td>
  );
}
