import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type PointerEvent, type ReactNode, useId, useMemo } from 'react';
import { Checkbox } from '../../controls/checkbox';
import { cn } from '../../lib/cn';
import { useHydrated } from '../../lib/use-hydrated';
import { useDirection } from '../../providers/direction';
import { useLabels } from '../../providers/labels';
import { alignOf } from './columns';
import { dataGridLabels } from './data-grid-labels';
import {
  GridHeaderContext,
  useGridColumns,
  useGridRows,
  useGridSelected,
  useGridSelection,
  useGridView,
} from './grid-context';
import { cellLook, cellStyle, headerRowLook, headerToolLook } from './grid-look';
import type { DataGridInteraction } from './grid-row';
import { headerKey } from './items';
import { MenuButton } from './menu-button';
import type { ActiveCell } from './use-active-cell';
import type { GridCell } from './use-cells';
import type { ColumnView } from './use-columns';

const sortNames = { asc: 'ascending', desc: 'descending' } as const;

interface GridHeaderProps {
  cells: readonly GridCell[];
  interaction: DataGridInteraction;
  active: ActiveCell | undefined;
  /** The position at which the header sticks while the rows scroll, in px or as a CSS length. */
  top: number | string;
}

/** The header row, which remains visible while the rows scroll. */
export function GridHeader({ cells, interaction, active, top }: GridHeaderProps) {
  const isHydrated = useHydrated();
  const isGrid = interaction === 'grid';
  const { views } = useGridColumns('DataGridTable');
  const { columnFilter } = useGridView('DataGridTable');
  const groupsId = useId();
  const groupId = (index: number): string => `${groupsId}-${index}`;
  const groups = groupsOf(cells);
  const hasGroups = groups.some(({ title }) => title);
  const isActiveRow = active?.item === headerKey;
  return (
    <div role="rowgroup" className="sticky top-0 z-sticky" style={top && isHydrated ? { top } : undefined}>
      {hasGroups && <GroupHeaders groups={groups} idOf={groupId} isHydrated={isHydrated} isGrid={isGrid} />}
      <div
        role="row"
        aria-rowindex={hasGroups ? 2 : 1}
        data-slot="data-grid-header-row"
        data-item={headerKey}
        className={cn(headerRowLook, 'scroll-mt-content-offset')}
      >
        {cells.map((cell, index) => {
          const isActive = isActiveRow && active.column === cell.id;
          const tabIndex = isGrid && !(isActive && active.isEntered) ? -1 : 0;
          // The width is looked up here, because widths change without the cells being created again.
          const view = cell.column && views.find(({ id }) => id === cell.id);
          return (
            <div
              key={cell.id}
              role="columnheader"
              aria-colindex={index + 1}
              // Screen readers repeat the name in each cell of the column, so the name does not include the controls.
              aria-label={view?.column.header}
              aria-describedby={view?.column.group && groupId(groups.findIndex((one) => one.cells.includes(cell)))}
              aria-sort={view?.sorted ? sortNames[view.sorted] : undefined}
              tabIndex={isGrid ? (isActive ? 0 : -1) : undefined}
              data-slot="data-grid-header"
              data-state={view?.sorted || 'unsorted'}
              data-column={cell.id}
              data-pinned={cell.pinned || undefined}
              style={cellStyle(cell, isHydrated)}
              className={cn(
                cellLook(cell, 'header'),
                'group/header text-h6 text-muted',
                !cell.pinned && 'relative',
                // The text is aligned with the values; the tools are beside it.
                cell.column && alignOf(cell.column) === 'end' && '*:first:order-1',
              )}
            >
              {view && <HeaderContent view={view} tabIndex={tabIndex} columnFilter={columnFilter} />}
              {cell.control === 'select' && <SelectAll tabIndex={tabIndex} />}
              {cell.control && cell.control !== 'select' && <ControlHeader name={cell.control} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** A header above adjacent columns of the same group. */
interface ColumnGroup {
  title: string | undefined;
  start: number;
  cells: [GridCell, ...GridCell[]];
}

function groupsOf(cells: readonly GridCell[]): ColumnGroup[] {
  const groups: ColumnGroup[] = [];
  for (const [start, cell] of cells.entries()) {
    const title = cell.column?.group;
    const last = groups.at(-1);
    // Pinned columns are separated from the others.
    if (title && last?.title === title && last.cells[0].pinned === cell.pinned) last.cells.push(cell);
    else groups.push({ title, start, cells: [cell] });
  }
  return groups;
}

interface GroupHeadersProps {
  groups: readonly ColumnGroup[];
  idOf: (index: number) => string;
  isHydrated: boolean;
  isGrid: boolean;
}

/**
 * The row above the headers. Each header is described by the group header above it, so keyboard users do not have to
 * move there.
 */
function GroupHeaders({ groups, idOf, isHydrated, isGrid }: GroupHeadersProps) {
  return (
    <div role="row" aria-rowindex={1} data-slot="data-grid-group-row" className={headerRowLook}>
      {groups.map(({ title, start, cells }, index) => {
        const [first] = cells;
        const edge = (first.pinned === 'end' ? cells.at(-1) : undefined) ?? first;
        return (
          <div
            key={first.id}
            role={title ? 'columnheader' : isGrid ? 'gridcell' : 'cell'}
            id={title && idOf(index)}
            aria-colindex={start + 1}
            aria-colspan={cells.length}
            style={isHydrated ? { gridColumn: `span ${cells.length}`, ...cellStyle(edge, isHydrated) } : undefined}
            className={cn(
              'min-h-10 min-w-0 content-center truncate px-5 text-h6 text-muted',
              title && 'text-center',
              (title || groups[index - 1]?.title) && 'border-s border-divider',
              first.pinned && 'sticky z-sticky bg-inherit',
            )}
          >
            {title}
          </div>
        );
      })}
    </div>
  );
}

interface HeaderContentProps {
  view: ColumnView;
  tabIndex: 0 | -1;
  columnFilter: ReactNode;
}

/** Memoized because the menu and the filter take as long to render as a row of cells. */
const HeaderContent = memo(function HeaderContent({ view, tabIndex, columnFilter }: HeaderContentProps) {
  const text = useLabels(dataGridLabels);
  const { actions, views } = useGridColumns('DataGridTable');
  const { column, sorted, sortIndex } = view;
  const filter = column.filterable === false ? undefined : columnFilter;
  const header = useMemo(() => ({ column, tabIndex }), [column, tabIndex]);
  const isOneOfSeveral = sorted && views.some((other) => other.sortIndex > 0);
  const SortIcon = sorted === 'desc' ? ArrowDown : ArrowUp;
  const content = (
    <>
      <span className="min-w-0 truncate">{column.headerContent ?? column.header}</span>
      {sorted && <SortIcon aria-hidden className="size-3.5 shrink-0" />}
      {isOneOfSeveral && <span className="text-micro text-muted">{sortIndex + 1}</span>}
    </>
  );
  const layout = 'flex min-h-target min-w-target items-center gap-1';
  return (
    <>
      {column.sortable === false ? (
        <span className={layout}>{content}</span>
      ) : (
        <button
          type="button"
          tabIndex={tabIndex}
          className={cn(layout, 'cursor-pointer rounded-inner text-start')}
          onClick={({ shiftKey }) => actions.toggleSort(column.id, shiftKey)}
        >
          {content}
        </button>
      )}
      {filter && (
        // On touch screens, a menu item opens the filter instead.
        <span className={cn(headerToolLook, 'has-data-filtered:not-sr-only')}>
          <GridHeaderContext value={header}>{filter}</GridHeaderContext>
        </span>
      )}
      <span className={cn(headerToolLook, 'pointer-coarse:not-sr-only')}>
        <MenuButton label={text('columnMenu', { column: column.header })} tabIndex={tabIndex}>
          {({ ColumnMenu }) => <ColumnMenu view={view} hasFilter={Boolean(filter)} />}
        </MenuButton>
      </span>
      <ResizeHandle view={view} />
    </>
  );
});

function SelectAll({ tabIndex }: { tabIndex: 0 | -1 }) {
  const text = useLabels(dataGridLabels);
  const { allRows, idOf, isPageOnly } = useGridRows('DataGridTable');
  const { toggleAll } = useGridSelection('DataGridTable');
  const selected = useGridSelected('DataGridTable');
  // Rows that do not match may also be selected.
  const count = selected.size === 0 ? 0 : allRows.filter((row) => selected.has(idOf(row))).length;
  return (
    <Checkbox
      aria-label={text(isPageOnly ? 'selectPageRows' : 'selectAllRows')}
      classNames={{ control: 'min-h-target min-w-target' }}
      tabIndex={tabIndex}
      checked={count > 0 && (count === allRows.length || 'indeterminate')}
      onCheckedChange={toggleAll}
    />
  );
}

/** The visually hidden text of a column without a visible header. */
function ControlHeader({ name }: { name: 'detail' | 'actions' }) {
  const text = useLabels(dataGridLabels);
  return <span className="sr-only">{text(name === 'detail' ? 'detailColumn' : 'actionColumn')}</span>;
}

/**
 * A handle for resizing the column by dragging. The column's menu and keys provide the same function, so the handle is
 * hidden from assistive technology.
 */
function ResizeHandle({ view }: { view: ColumnView }) {
  const { actions } = useGridColumns('DataGridTable');
  const sign = useDirection() === 'rtl' ? -1 : 1;

  function startResize({ currentTarget, pointerId, clientX, button }: PointerEvent<HTMLElement>): void {
    const width = currentTarget.parentElement?.offsetWidth ?? view.width;
    if (button !== 0) return;
    const drag = new AbortController();
    const { signal } = drag;
    currentTarget.setPointerCapture(pointerId);
    currentTarget.addEventListener(
      'pointermove',
      (event: globalThis.PointerEvent) => actions.resize(view.id, width + sign * (event.clientX - clientX)),
      { signal },
    );
    currentTarget.addEventListener('lostpointercapture', () => drag.abort(), { signal });
  }

  return (
    <span
      aria-hidden
      data-slot="data-grid-resize-handle"
      className={cn(
        'absolute inset-y-2 end-0 flex w-target cursor-col-resize touch-none justify-end select-none',
        'opacity-0 group-focus-within/header:opacity-100 group-hover/header:opacity-100 pointer-coarse:opacity-100',
      )}
      onPointerDown={startResize}
      onDoubleClick={() => actions.fit(view.id)}
    >
      <span className="w-px bg-border forced-colors:bg-[CanvasText]" />
    </span>
  );
}
