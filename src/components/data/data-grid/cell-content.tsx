import type { ReactNode } from 'react';
import { safeHref } from '../../lib/safe-href';
import { useLinkComponent } from '../../providers/link';
import type { DataGridColumn } from './columns';
import type { GridView } from './use-view';

/** In a grid, the cell around a link is also a click target, so the link does not count as inline text. */
const linkLook =
  'min-h-target content-center truncate rounded-inner font-medium text-primary underline decoration-1 underline-offset-2 hover:decoration-2';

/** Whether a cell contains only text, which does not require an additional element. */
export const isText = ({ cell, type }: Pick<DataGridColumn<unknown>, 'cell' | 'type'>): boolean =>
  !cell && type !== 'link';

/** Returns what a cell displays: the consumer's content, or the value in the column's format. */
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
  return <CellLink href={safeHref(column.href ? column.href(row) : text)} text={text} tabIndex={tabIndex} />;
}

/** Looks like a `Link`, but without the options that a cell does not need. An unsafe URL is displayed as text. */
function CellLink({ href, text, tabIndex }: { href: string | undefined; text: string; tabIndex: 0 | -1 }) {
  const LinkComponent = useLinkComponent();
  if (href === undefined) return text;
  return (
    <LinkComponent href={href} tabIndex={tabIndex} className={linkLook}>
      {text}
    </LinkComponent>
  );
}
