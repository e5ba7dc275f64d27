import { ChevronRight } from 'lucide-react';
import { type ChangeEvent, memo, type MouseEvent as ReactMouseEvent, type ReactNode, type Ref } from 'react';
import { Checkbox } from '../../controls/checkbox';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { useHydrated } from '../../lib/use-hydrated';
import { useLabels } from '../../providers/labels';
import type { GridView } from './use-view';
import { cellContent, isText } from './cell-content';
import { dataGridLabels } from './data-grid-labels';
import { type DataGridColumn, isEditable } from './columns';
import { GridCellContext, useGridSelection } from './grid-context';
import { cellLook, cellStyle, rowLook } from './grid-look';
import type { DataGridHierarchy } from './hierarchy';
import type { GridNode } from './items';
import { MenuButton } from './menu-button';
import { detailColumn } from './use-active-cell';
import type { ControlColumn, GridCell } from './use-cells';

/** Whether the table is a grid, whose cells the user reaches with arrow keys, or a read-only table. */
export type DataGridInteraction = 'grid' | 'table';

/** Matches the elements that handle clicks themselves. */
const controls = 'a, button, input, select, textarea, label, [contenteditable="true"]';

interface GridRowProps {
  item: string;
  id: string;
  name: string;
  row: unknown;
  /** The number of the row. The header is row 1. */
  rowIndex: number;
  /** The row's index for the virtualizer. */
  index: number;
  cells: readonly GridCell[];
  interaction: DataGridInteraction;
  /** Whether the row is selected, or `undefined` if rows cannot be selected. */
  isSelected: boolean | undefined;
  isExpanded: boolean;
  /** The column of the active cell, if it is in this row. */
  activeColumn: string | undefined;
  isEntered: boolean;
  onToggleExpanded: (id: string) => void;
  rowActions: GridView['rowActions'];
  onRowClick: GridView['onRowClick'];
  editor: ReactNode;
  formatValue: GridView['formatValue'];
  /** The row's place in the hierarchy, which renders the row's first column. */
  node: GridNode | undefined;
  renderNode: DataGridHierarchy['renderCell'] | undefined;
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
  onRowClick,
  editor,
  formatValue,
  node,
  renderNode,
  className,
  ref,
}: GridRowProps) {
  const text = useLabels(dataGridLabels);
  const selection = useGridSelection('DataGridTable');
  const isHydrated = useHydrated();
  const isGrid = interaction === 'grid';
  const nodeColumn = node && cells.find(({ column }) => column)?.id;

  function renderControl(control: ControlColumn, tabIndex: 0 | -1): ReactNode {
    switch (control) {
      case 'select':
        return (
          <Checkbox
            aria-label={text('selectRow', { row: name })}
            // In a grid, the cell around the checkbox is also a click target.
            classNames={{ control: 'min-h-target min-w-target' }}
            tabIndex={tabIndex}
            checked={isSelected}
            onChange={({ nativeEvent }: ChangeEvent) => {
              // A checkbox's change event is a click, which reports the state of the Shift key.
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
        return (
          <MenuButton label={text('rowActions', { row: name })} tabIndex={tabIndex}>
            {({ RowMenu }) => <RowMenu row={row} render={rowActions} />}
          </MenuButton>
        );
    }
    return null;
  }

  function renderData(column: DataGridColumn<unknown>, tabIndex: 0 | -1): ReactNode {
    const content = cellContent(column, row, tabIndex, formatValue);
    const edited =
      editor && isEditable(column, row) ? (
        <GridCellContext value={{ column, row, id, name, tabIndex, content }}>{editor}</GridCellContext>
      ) : (
        content
      );
    return node && column.id === nodeColumn ? renderNode?.({ id, name, node, tabIndex, children: edited }) : edited;
  }

  /**
   * Handles a click on the row itself, but not on a control, in a layer opened from the row, or at the end of a text
   * selection.
   */
  function handleClick({ target, currentTarget, defaultPrevented }: ReactMouseEvent<HTMLElement>): void {
    if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest(controls) || getSelection()?.type === 'Range') return;
    onRowClick?.(row);
  }

  return (
    // oxlint-disable-next-line click-events-have-key-events -- the grid handles Enter
    <div
      ref={ref}
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={isGrid ? isSelected : undefined}
      {...node?.attributes}
      data-slot="data-grid-row"
      data-state={isSelected ? 'selected' : 'unselected'}
      data-item={item}
      data-index={index}
      onClick={onRowClick && handleClick}
      className={cn(
        rowLook,
        onRowClick && 'cursor-pointer',
        'hover:bg-canvas data-[state=selected]:bg-secondary-soft data-[state=selected]:text-on-secondary-soft',
        className,
      )}
    >
      {cells.map((cell, position) => {
        const isActive = activeColumn === cell.id;
        const tabIndex = isGrid && !(isActive && isEntered) ? -1 : 0;
        const canEdit = editor && cell.column ? isEditable(cell.column, row) : undefined;
        return (
          <div
            key={cell.id}
            role={cell.column?.rowHeader ? 'rowheader' : isGrid ? 'gridcell' : 'cell'}
            aria-colindex={position + 1}
            tabIndex={isGrid ? (isActive ? 0 : -1) : undefined}
            data-slot="data-grid-cell"
            data-editable={canEdit ? '' : undefined}
            aria-readonly={canEdit === false || undefined}
            data-column={cell.id}
            data-pinned={cell.pinned || undefined}
            style={cellStyle(cell, isHydrated)}
            className={
              canEdit
                ? cn('group/cell', !cell.pinned && 'relative', cellLook(cell))
                : cellLook(cell, cell.column && isText(cell.column) && cell.id !== nodeColumn ? 'text' : 'parts')
            }
          >
            {cell.control && renderControl(cell.control, tabIndex)}
            {cell.column && renderData(cell.column, tabIndex)}
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
  /** The row's level in a hierarchy. */
  level?: number;
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
  level,
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
      aria-level={level}
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
