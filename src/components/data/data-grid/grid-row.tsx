import { ChevronRight } from 'lucide-react';
import { type ChangeEvent, memo, type ReactNode, type Ref } from 'react';
import { Checkbox } from '../../controls/checkbox';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { useHydrated } from '../../lib/use-hydrated';
import { useLabels } from '../../providers/labels';
import type { GridView } from './use-view';
import { dataGridLabels } from './data-grid-labels';
import { useGridSelection } from './grid-context';
import { cellLook, cellStyle, rowLook } from './grid-look';
import { RowMenu } from './row-menu';
import { detailColumn } from './use-active-cell';
import type { ControlColumn, GridCell } from './use-cells';

/** How the user operates the table: as a grid of cells by arrow keys, or as a table that is read. */
export type DataGridInteraction = 'grid' | 'table';

interface GridRowProps {
  item: string;
  id: string;
  name: string;
  row: unknown;
  /** The number of the row, in which the header is 1. */
  rowIndex: number;
  /** The position for the virtualizer. */
  index: number;
  cells: readonly GridCell[];
  interaction: DataGridInteraction;
  /** `undefined` if rows cannot be selected. */
  isSelected: boolean | undefined;
  isExpanded: boolean;
  /** The column of the active cell, if it is in this row. */
  activeColumn: string | undefined;
  isEntered: boolean;
  onToggleExpanded: (id: string) => void;
  rowActions: ((row: unknown) => ReactNode) | undefined;
  formatValue: GridView['formatValue'];
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

export const GridRow = memo(function GridRow({
  item,
  id,
  name,
  row,
  rowIndex,
  index,
  cells,
  interaction,
  isSelected,
  isExpanded,
  activeColumn,
  isEntered,
  onToggleExpanded,
  rowActions,
  formatValue,
  className,
  ref,
}: GridRowProps) {
  const text = useLabels(dataGridLabels);
  const selection = useGridSelection('DataGridTable');
  const isHydrated = useHydrated();
  const isGrid = interaction === 'grid';

  function renderControl(control: ControlColumn, tabIndex: 0 | -1): ReactNode {
    switch (control) {
      case 'select':
        return (
          <Checkbox
            aria-label={text('selectRow', { row: name })}
            // In a grid, the cell around the checkbox is a target too.
            classNames={{ control: 'min-h-target min-w-target' }}
            tabIndex={tabIndex}
            checked={isSelected}
            onChange={({ nativeEvent }: ChangeEvent) => {
              // The change event of a checkbox is a click, which knows the Shift key.
              if ((nativeEvent as MouseEvent).shiftKey) selection.extendTo(id);
              else selection.toggle(id);
            }}
          />
        );
      case 'detail':
        return (
          <IconButton
            variant="ghost"
            size="sm"
            tabIndex={tabIndex}
            aria-label={text('rowDetails', { row: name })}
            aria-expanded={isExpanded}
            onClick={() => onToggleExpanded(id)}
          >
            <ChevronRight
              aria-hidden
              className={cn('transition-transform duration-control rtl:-scale-x-100', isExpanded && 'rotate-90')}
            />
          </IconButton>
        );
      case 'actions':
        return <RowMenu label={text('rowActions', { row: name })} tabIndex={tabIndex} row={row} render={rowActions} />;
    }
    return null;
  }

  function renderData(cell: GridCell, tabIndex: 0 | -1): ReactNode {
    const { column } = cell;
    if (!column) return null;
    const value = column.value(row);
    return column.cell ? column.cell(row, { tabIndex, value }) : formatValue(value, column);
  }

  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={isGrid ? isSelected : undefined}
      data-slot="data-grid-row"
      data-state={isSelected ? 'selected' : 'unselected'}
      data-item={item}
      data-index={index}
      className={cn(
        rowLook,
        'hover:bg-canvas data-[state=selected]:bg-secondary-soft data-[state=selected]:text-on-secondary-soft',
        className,
      )}
    >
      {cells.map((cell, position) => {
        const isActive = activeColumn === cell.id;
        const tabIndex = isGrid && !(isActive && isEntered) ? -1 : 0;
        return (
          <div
            key={cell.id}
            role={cell.column?.rowHeader ? 'rowheader' : isGrid ? 'gridcell' : 'cell'}
            aria-colindex={position + 1}
            tabIndex={isGrid ? (isActive ? 0 : -1) : undefined}
            data-slot="data-grid-cell"
            data-column={cell.id}
            data-pinned={cell.pinned || undefined}
            style={cellStyle(cell, isHydrated)}
            className={cellLook(cell, cell.column && !cell.column.cell ? 'text' : 'parts')}
          >
            {cell.control ? renderControl(cell.control, tabIndex) : renderData(cell, tabIndex)}
          </div>
        );
      })}
    </div>
  );
});

interface DetailRowProps {
  item: string;
  rowIndex: number;
  index: number;
  columnCount: number;
  interaction: DataGridInteraction;
  isActive: boolean;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

export function DetailRow({
  item,
  rowIndex,
  index,
  columnCount,
  interaction,
  isActive,
  children,
  className,
  ref,
}: DetailRowProps) {
  const isGrid = interaction === 'grid';
  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={rowIndex}
      data-slot="data-grid-detail"
      data-item={item}
      data-index={index}
      className={cn('w-full border-b border-divider bg-canvas', className)}
    >
      <div
        role={isGrid ? 'gridcell' : 'cell'}
        aria-colindex={1}
        aria-colspan={columnCount}
        tabIndex={isGrid ? (isActive ? 0 : -1) : undefined}
        data-column={detailColumn}
        className="sticky start-0 w-fit max-w-full px-5 py-4 -outline-offset-2"
      >
        {children}
      </div>
    </div>
  );
}
