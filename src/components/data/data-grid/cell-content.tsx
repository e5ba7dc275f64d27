import type { ReactNode } from 'react';
import { safeHref } from '../../lib/safe-href';
import { useLinkComponent } from '../../providers/link';
import type { DataGridColumn } from './columns';
import type { GridView } from './use-view';

/** In a grid, the cell around a link is a target too, so that a link is not inline text. */
const linkLook =
  'min-h-target content-center truncate rounded-inner font-medium text-primary underline decoration-1 underline-offset-2 hover:decoration-2';

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
  return <CellLink href={safeHref(column.href ? column.href(row) : text)} text={text} tabIndex={tabIndex} />;
}

/** The look of `Link`, whose other options a cell does not need. A URL that is not safe is a text. */
function CellLink({ href, text, tabIndex }: { href: string | undefined; text: string; tabIndex: 0 | -1 }) {
  const LinkComponent = useLinkComponent();
  if (href === undefined) return text;
  return (
    <LinkComponent href={href} tabIndex={tabIndex} className={linkLook}>
      {text}
    </LinkComponent>
  );
}
