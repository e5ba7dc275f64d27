import type { ReactNode } from 'react';
import { GridMenu } from './grid-menu';

interface RowMenuProps {
  row: unknown;
  render: ((row: unknown) => ReactNode) | undefined;
}

/** The menu of a row. */
export function RowMenu({ row, render }: RowMenuProps) {
  return (
    <GridMenu align="end">
      <MenuItems row={row} render={render} />
    </GridMenu>
  );
}

/** This is a separate component so that the items are rendered when the menu opens instead of with each row. */
function MenuItems({ row, render }: RowMenuProps) {
  return render?.(row);
}
