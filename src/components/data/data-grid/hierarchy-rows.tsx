import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Button } from '../../controls/button';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { useHydrated } from '../../lib/use-hydrated';
import { useLabels } from '../../providers/labels';
import type { DataGridColumn } from './columns';
import { dataGridLabels } from './data-grid-labels';
import { useGridView } from './grid-context';
import { cellLook, cellStyle, rowLook } from './grid-look';
import { DetailRow } from './grid-row';
import type { NodeCell, OtherRowProps } from './hierarchy';
import { dataGridHierarchyLabels } from './hierarchy-labels';
import type { GridItem, GridItems, GridNode } from './items';

/** The indentation of the levels. Deeper levels are not indented further. */
const indents = ['ms-0', 'ms-6', 'ms-12', 'ms-18', 'ms-24'];

/** Returns the items of a grid from a list of the displayed items. */
export const itemsFrom = (list: readonly GridItem[]): GridItems => ({
  count: list.length,
  at: (index) => list[index],
  keyAt: (index) => list[index]?.key ?? '',
  isDetail: () => false,
  indexOf: (key, hint = -1) => (list[hint]?.key === key ? hint : list.findIndex((item) => item.key === key)),
});

/**
 * Returns the place of a row in the hierarchy.
 * @param position its position among the rows with the same parent, starting at 1
 * @param size the number of these rows
 * @param parent the index of the item above, or -1
 */
export const createNode = (
  level: number,
  isExpanded: boolean | undefined,
  position: number,
  size: number,
  parent: number,
): GridNode => ({
  level,
  isExpanded,
  attributes: { 'aria-level': level, 'aria-expanded': isExpanded, 'aria-posinset': position, 'aria-setsize': size },
  arrowTarget: (isTowardsEnd) => {
    if (isExpanded === !isTowardsEnd) return 'toggle';
    return isTowardsEnd || parent < 0 ? undefined : parent;
  },
});

/** The first column of a row: the indented content with a button that displays the rows below. */
export function HierarchyCell({ id, name, node, tabIndex, children }: NodeCell) {
  const text = useLabels(dataGridHierarchyLabels);
  const { toggleExpanded } = useGridView('DataGridTable');
  const indent = indents[Math.min(node.level, indents.length) - 1];
  return (
    <>
      {node.isExpanded === undefined ? (
        // A spacer that is as wide as the button.
        <span className={cn(indent, 'w-9 shrink-0 pointer-coarse:w-touch')} />
      ) : (
        <IconButton
          data-slot="data-grid-expand"
          variant="ghost"
          size="sm"
          tabIndex={tabIndex}
          aria-label={text('rowChildren', { row: name })}
          aria-expanded={node.isExpanded}
          className={indent}
          onClick={() => toggleExpanded(id)}
        >
          <ChevronRight
            aria-hidden
            className={cn('transition-transform duration-control rtl:-scale-x-100', node.isExpanded && 'rotate-90')}
          />
        </IconButton>
      )}
      <span className="min-w-0 truncate">{children}</span>
    </>
  );
}

export interface GroupItem extends GridItem {
  column: DataGridColumn<unknown>;
  /** The value that the rows share, formatted as in facets. */
  value: string;
  rows: readonly unknown[];
}

/** The row for a group, which displays its value, the number of its rows, and their totals. */
export function GroupRow({
  item,
  rowIndex,
  index,
  cells,
  active,
  className,
  ref,
}: OtherRowProps & { item: GroupItem }) {
  const text = useLabels(dataGridLabels);
  const isHydrated = useHydrated();
  const { formatValue } = useGridView('DataGridTable');
  const { node, column, rows, value, id } = item;
  const totals = useMemo(
    () => cells.map((cell) => cell.column?.summary && formatValue(cell.column.summary(rows), cell.column)),
    [cells, rows, formatValue],
  );
  const label = column.facetLabel && value ? column.facetLabel(value) : formatValue(column.value(rows[0]), column);
  const name = `${column.header}: ${label || '–'}`;
  const first = cells.find((cell) => cell.column);
  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={rowIndex}
      {...node?.attributes}
      data-slot="data-grid-group"
      data-item={item.key}
      data-index={index}
      className={cn(rowLook, 'bg-sunk font-medium text-heading', className)}
    >
      {cells.map((cell, position) => {
        const isActive = active?.column === cell.id;
        return (
          <div
            key={cell.id}
            role={cell === first ? 'rowheader' : 'gridcell'}
            aria-colindex={position + 1}
            tabIndex={isActive ? 0 : -1}
            data-column={cell.id}
            data-pinned={cell.pinned || undefined}
            style={cellStyle(cell, isHydrated)}
            className={cellLook(cell, cell === first ? 'parts' : 'text')}
          >
            {cell === first && node ? (
              <HierarchyCell id={id} name={name} node={node} tabIndex={isActive && active.isEntered ? 0 : -1}>
                {name} <span className="font-normal text-muted">{text('rowCount', { count: rows.length })}</span>
              </HierarchyCell>
            ) : (
              totals[position]
            )}
          </div>
        );
      })}
    </div>
  );
}

interface PendingRowProps extends OtherRowProps {
  isFailed: boolean;
  /** Requests the rows unless they have already been requested. */
  onLoad: () => void;
}

/** A placeholder for rows that are loading, or the reason why they are missing. Rendering it triggers the request. */
export function PendingRow({ item, active, cells, isFailed, onLoad, ...props }: PendingRowProps): ReactNode {
  const text = useLabels(dataGridHierarchyLabels);
  useEffect(() => {
    if (!isFailed) onLoad();
  }, [isFailed, onLoad]);
  return (
    <DetailRow
      {...props}
      item={item.key}
      level={item.node?.level}
      columnCount={cells.length}
      interaction="grid"
      isActive={active !== undefined}
    >
      {isFailed ? (
        <span role="alert" className="flex flex-wrap items-center gap-2">
          {text('rowsFailed')}
          <Button size="sm" variant="ghost" tabIndex={active?.isEntered ? 0 : -1} onClick={onLoad}>
            {text('retry')}
          </Button>
        </span>
      ) : (
        <span role="status">{text('loading')}</span>
      )}
    </DetailRow>
  );
}
