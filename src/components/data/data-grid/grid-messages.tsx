import { SearchX, Table } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Alert } from '../../content/alert';
import { EmptyState } from '../../content/empty-state';
import { Skeleton } from '../../content/skeleton';
import { Button } from '../../controls/button';
import { cn } from '../../lib/cn';
import { retryLabels } from '../../lib/shared-labels';
import { useLabels } from '../../providers/labels';
import { gridNote } from './cell-edits';
import type { DataGridCondition } from './conditions';
import { dataGridLabels } from './data-grid-labels';
import { useGridColumns, useGridRows, useGridState, useGridView } from './grid-context';
import { cardFieldLook, cardFieldsLook, cardLook, cellLook, lineCardLook, rowLook } from './grid-look';
import type { DataGridInteraction } from './grid-row';
import { isFiltered } from './grid-state';
import type { GridCell } from './use-cells';

/** The maximum number of skeletons that replace the rows of a page. */
const maxSkeletons = 25;

/** Placeholders as tall as the rows so that the layout does not shift when the rows appear. */
export function SkeletonRows({ cells, interaction }: { cells: readonly GridCell[]; interaction: DataGridInteraction }) {
  const { state } = useGridState('DataGridTable');
  const count = Math.min(state.pageSize, maxSkeletons);
  return (
    <div role="rowgroup">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} role="row" data-slot="data-grid-skeleton" className={rowLook}>
          {cells.map((cell) => (
            <div key={cell.id} role={interaction === 'grid' ? 'gridcell' : 'cell'} className={cellLook(cell)}>
              {!cell.control && <Skeleton className="w-full" />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * Placeholders as tall as the cards, one for each row of a page, so the layout does not shift when the cards appear.
 */
export function SkeletonCards({ count, isLines }: { count: number; isLines: boolean }) {
  const { views } = useGridColumns('DataGridCards');
  return (
    <div className={cn('grid', !isLines && 'gap-3')}>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} data-slot="data-grid-skeleton" className={isLines ? lineCardLook : cardLook}>
          {isLines ? (
            <Skeleton lines={2} />
          ) : (
            <div className={cardFieldsLook}>
              {views.map(({ id }) => (
                <div key={id} className={cardFieldLook}>
                  <Skeleton className="w-full" />
                </div>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** Displayed in place of the rows if there is no data or no row matches. */
export function NoRows() {
  const text = useLabels(dataGridLabels);
  const { state, setState } = useGridState('DataGridTable');
  const { data, isPageOnly } = useGridRows('DataGridTable');
  const { error, empty } = useGridView('DataGridTable');
  const isNoMatch = isFiltered(state) && (isPageOnly || data.length > 0);
  if (error) return null;
  const clear = (): void => setState((now) => ({ ...now, search: '', filters: {}, conditions: [], page: 1 }));
  const message = isNoMatch ? (
    <EmptyState
      size="sm"
      start={<SearchX />}
      title={text('noMatch')}
      description={text('noMatchHint')}
      actions={
        <Button variant="plain" onClick={clear}>
          {text('clearFilters')}
        </Button>
      }
    />
  ) : (
    (empty ?? <EmptyState size="sm" start={<Table />} title={text('noRows')} />)
  );
  return (
    <div data-slot="data-grid-empty" className={cn('sticky start-0 bg-paper py-6')}>
      {message}
    </div>
  );
}

/** Displays why the last request failed. The rows remain visible. */
export function LoadFailed({ className }: { className: string | undefined }) {
  const text = useLabels(retryLabels);
  const { error, onRetry } = useGridView('DataGridTable');
  if (!error) return null;
  return (
    <Alert
      tone="error"
      className={className}
      actions={
        onRetry && (
          <Button size="sm" variant="plain" onClick={onRetry}>
            {text('retry')}
          </Button>
        )
      }
    >
      {error}
    </Alert>
  );
}

/** Lists the conditions whose columns do not exist in the grid, such as conditions from an old URL. */
export function IgnoredConditions({ className }: { className: string | undefined }) {
  const text = useLabels(dataGridLabels);
  const { state, setState } = useGridState('DataGridTable');
  const { columns } = useGridColumns('DataGridTable');
  const isKnown = ({ column }: DataGridCondition): boolean => columns.some(({ id }) => id === column);
  const ignored = state.conditions?.filter((one) => !isKnown(one)) ?? [];
  if (ignored.length === 0) return null;
  return (
    <Alert
      tone="warning"
      className={className}
      actions={
        <Button
          size="sm"
          variant="plain"
          onClick={() => setState((now) => ({ ...now, conditions: now.conditions?.filter(isKnown) }))}
        >
          {text('clearFilter')}
        </Button>
      }
    >
      {text('ignoredFilter', { columns: [...new Set(ignored.map(({ column }) => column))].join(', ') })}
    </Alert>
  );
}

/** Displays a note that some rows are missing. */
export function Partial({ className }: { className: string | undefined }) {
  const { partial } = useGridView('DataGridTable');
  if (!partial) return null;
  return (
    <Alert tone="warning" className={className}>
      {partial}
    </Alert>
  );
}

/** Displays a note about the values that were left out when several cells were pasted. */
export function EditNote({ className }: { className: string | undefined }) {
  const { edits } = useGridView('DataGridTable');
  const note = useSyncExternalStore(
    edits.subscribe,
    () => edits.get(gridNote)?.problem,
    () => undefined,
  );
  if (note === undefined) return null;
  return (
    <Alert tone="warning" className={className} dismissible open onOpenChange={() => edits.set(gridNote, undefined)}>
      {note}
    </Alert>
  );
}
