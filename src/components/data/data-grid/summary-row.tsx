import { useMemo } from 'react';
import { cn } from '../../lib/cn';
import { useHydrated } from '../../lib/use-hydrated';
import { useGridRows, useGridView } from './grid-context';
import { cellLook, cellStyle, rowLook } from './grid-look';
import type { DataGridInteraction } from './grid-row';
import { summaryKey } from './items';
import type { ActiveCell } from './use-active-cell';
import type { GridCell } from './use-cells';

interface SummaryRowProps {
  cells: readonly GridCell[];
  interaction: DataGridInteraction;
  active: ActiveCell | undefined;
  rowIndex: number;
}

/** The row below all other rows, which remains visible while they scroll. */
export function SummaryRow({ cells, interaction, active, rowIndex }: SummaryRowProps) {
  const isHydrated = useHydrated();
  const { allRows } = useGridRows('DataGridTable');
  const { formatValue } = useGridView('DataGridTable');
  const texts = useMemo(
    () => cells.map(({ column }) => column?.summary && formatValue(column.summary(allRows), column)),
    [cells, allRows, formatValue],
  );
  const isGrid = interaction === 'grid';
  return (
    <div role="rowgroup" className="sticky bottom-0 z-sticky">
      <div
        role="row"
        aria-rowindex={rowIndex}
        data-slot="data-grid-summary"
        data-item={summaryKey}
        className={cn(rowLook, 'border-t bg-sunk font-medium text-heading')}
      >
        {cells.map((cell, index) => (
          <div
            key={cell.id}
            role={cell.column?.rowHeader ? 'rowheader' : isGrid ? 'gridcell' : 'cell'}
            aria-colindex={index + 1}
            tabIndex={isGrid ? (active?.item === summaryKey && active.column === cell.id ? 0 : -1) : undefined}
            data-column={cell.id}
            data-pinned={cell.pinned || undefined}
            style={cellStyle(cell, isHydrated)}
            className={cellLook(cell, 'text')}
          >
            {texts[index]}
          </div>
        ))}
      </div>
    </div>
  );
}
