import type { ReactNode } from 'react';
import { Link } from '../../controls/link';
import type { DataGridColumn } from './columns';
import type { GridView } from './use-view';

/** In a grid, the cell around a link is a target too, so that a link is not inline text. */
const linkLook = 'min-h-target content-center truncate';

/** Whether a cell has text only, which needs no element of its own. */
export const isText = ({ cell, type }: Pick<DataGridColumn<unknown>, 'cell' | 'type'>): boolean =>
  !cell && type !== 'link';

/** What a cell displays: the content of the consumer, or the value in the format of the column. */
export function cellContent(
  column: DataGridColumn<unknown>,
  row: unknown,
  tabIndex: 0 | -1,
  formatValue: GridView['formatValue'],
): ReactNode {
  const value = column.value(row);
  if (column.cell) return column.cell(row, { tabIndex, value });
  const text = formatValue(value, column);
  if (column.type !== 'link' || text === '') return text;
  return (
    <Link href={column.href ? column.href(row) : text} tabIndex={tabIndex} className={linkLook}>
      {text}
    </Link>
  );
}
