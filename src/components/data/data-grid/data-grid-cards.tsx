'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import type { HiddenName } from '../../lib/accessible-name';
import { Button } from '../../controls/button';
import { Checkbox } from '../../controls/checkbox';
import { Select } from '../../controls/select';
import { Menu, MenuContent, MenuTrigger } from '../../layers/menu';
import { cn } from '../../lib/cn';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useLabels } from '../../providers/labels';
import { cellContent } from './cell-content';
import { type DataGridColumn, type FacetColumn, findColumn } from './columns';
import { dataGridLabels } from './data-grid-labels';
import {
  useGridColumns,
  useGridRows,
  useGridSelected,
  useGridSelection,
  useGridState,
  useGridView,
} from './grid-context';
import { cardFieldLook, cardFieldsLook, cardLook, lineCardLook } from './grid-look';
import { NoRows, SkeletonCards } from './grid-messages';
import { withFilter } from './grid-state';

/** The number of cards that are added at a time. */
const cardStep = 20;
const noColumns: readonly never[] = [];
const noFacets: readonly string[] = [];

export interface DataGridCardsOptions<Row = unknown, Id extends string = never> extends Omit<
  ComponentProps<'ul'>,
  'children'
> {
  /** The grid's columns, which determine the row type and the ids that `facets` accepts. @default none */
  columns?: readonly DataGridColumn<Row, Id>[];
  /** The ids of the columns that can be filtered with a select. @default none */
  facets?: readonly NoInfer<Id>[];
  /**
   * Returns the content for a row, such as its most important values in two lines. If set, rows are separated by lines
   * instead of displayed as boxes.
   * @default the names and values of all columns
   */
  renderRow?: (row: NoInfer<Row>) => ReactNode;
  /** Whether the sort and filter selects are displayed. @default true */
  showSelects?: boolean;
}

export type DataGridCardsProps<Row = unknown, Id extends string = never> = HiddenName & DataGridCardsOptions<Row, Id>;

/**
 * Displays the rows as a list of cards in a narrow viewport; pass it to the `DataGrid` as `cards`. Selects above the
 * list sort and filter the rows. All props apply to the list.
 */
export function DataGridCards<Row = unknown, Id extends string = never>(props: DataGridCardsProps<Row, Id>): ReactNode;
export function DataGridCards({
  columns = noColumns,
  facets = noFacets,
  renderRow,
  showSelects = true,
  ref,
  className,
  ...props
}: DataGridCardsProps<unknown, string>) {
  const text = useLabels(dataGridLabels);
  const { state } = useGridState('DataGridCards');
  const { rows, idOf, isPaginated } = useGridRows('DataGridCards');
  const { isLoading, cardList } = useGridView('DataGridCards');
  const composedRef = useComposedRefs(ref, cardList);
  const [limit, setLimit] = useState(cardStep);
  const shown = isPaginated ? rows : rows.slice(0, limit);
  const isEmpty = rows.length === 0;
  return (
    <div data-slot="data-grid-cards" className="grid min-w-0 gap-4">
      {showSelects && (
        <div className={cn('grid gap-3', renderRow && 'px-5 max-sm:px-4')}>
          <SortSelect />
          {facets.map((column) => (
            <FacetSelect key={column} column={findColumn(columns, column)} />
          ))}
        </div>
      )}
      {isEmpty &&
        (isLoading ? (
          <SkeletonCards count={isPaginated ? state.pageSize : cardStep} isLines={renderRow !== undefined} />
        ) : (
          <NoRows />
        ))}
      {!isEmpty && (
        // Safari removes the list role from lists without markers.
        <ul
          ref={composedRef}
          role="list"
          data-slot="data-grid-card-list"
          aria-busy={isLoading || undefined}
          className={cn('grid', !renderRow && 'gap-3', className)}
          {...props}
        >
          {shown.map((row) => (
            <GridCard key={idOf(row)} row={row} renderRow={renderRow} />
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button variant="plain" onClick={() => setLimit(limit + cardStep)}>
          {text('showMoreRows')}
        </Button>
      )}
    </div>
  );
}

function GridCard({ row, renderRow }: { row: unknown } & Pick<DataGridCardsOptions, 'renderRow'>) {
  const text = useLabels(dataGridLabels);
  const { views } = useGridColumns('DataGridCards');
  const { idOf, nameOf } = useGridRows('DataGridCards');
  const { isSelectable, toggle } = useGridSelection('DataGridCards');
  const { expanded, toggleExpanded, renderDetail, rowActions, formatValue } = useGridView('DataGridCards');
  const id = idOf(row);
  const name = nameOf(row);
  const isSelected = useGridSelected('DataGridCards').has(id);
  const isExpanded = expanded.has(id);
  return (
    <li
      data-slot="data-grid-card"
      data-state={isSelected ? 'selected' : 'unselected'}
      className={cn(
        renderRow ? lineCardLook : cardLook,
        'scroll-mt-content-offset data-[state=selected]:border-secondary',
      )}
    >
      {isSelectable && (
        <Checkbox label={text('selectRow', { row: name })} checked={isSelected} onCheckedChange={() => toggle(id)} />
      )}
      {renderRow ? (
        renderRow(row)
      ) : (
        <dl className={cardFieldsLook}>
          {views.map(({ column }) => (
            <div key={column.id} className={cardFieldLook}>
              <dt className="text-muted">{column.header}</dt>
              <dd className="min-w-0 wrap-anywhere text-heading">{cellContent(column, row, 0, formatValue)}</dd>
            </div>
          ))}
        </dl>
      )}
      {(renderDetail || rowActions) && (
        <div className="flex flex-wrap gap-2">
          {renderDetail && (
            <Button size="sm" variant="ghost" aria-expanded={isExpanded} onClick={() => toggleExpanded(id)}>
              {text('rowDetails', { row: name })}
            </Button>
          )}
          {rowActions && (
            <Menu>
              <MenuTrigger asChild>
                <Button size="sm" variant="ghost">
                  {text('rowActions', { row: name })}
                </Button>
              </MenuTrigger>
              <MenuContent>{rowActions(row)}</MenuContent>
            </Menu>
          )}
        </div>
      )}
      {isExpanded && renderDetail?.(row)}
    </li>
  );
}

/** Sorts the cards by one column. */
function SortSelect() {
  const text = useLabels(dataGridLabels);
  const { state, setState } = useGridState('DataGridCards');
  const { columns } = useGridColumns('DataGridCards');
  const [first] = state.sort;
  const options = columns
    .filter(({ sortable = true }) => sortable)
    .flatMap(({ id, header }) => [
      { value: id, label: `${header}: ${text('sortAscending')}` },
      { value: `-${id}`, label: `${header}: ${text('sortDescending')}` },
    ]);
  return (
    <Select
      label={text('sortBy')}
      options={[{ value: '', label: text('unsorted') }, ...options]}
      value={first ? `${first.descending ? '-' : ''}${first.column}` : ''}
      onValueChange={(value) =>
        setState((now) => ({
          ...now,
          sort: value === '' ? [] : [{ column: value.replace(/^-/, ''), descending: value.startsWith('-') }],
          page: 1,
        }))
      }
    />
  );
}

function FacetSelect({ column: { id, header, facetLabel } }: { column: FacetColumn<string> }) {
  const text = useLabels(dataGridLabels);
  const { state, setState } = useGridState('DataGridCards');
  const { countFacet } = useGridRows('DataGridCards');
  const { format } = useGridView('DataGridCards');
  const options = countFacet(id).map(({ value, count }) => ({
    value,
    label: (facetLabel?.(value) ?? value) + (count === undefined ? '' : ` (${format(count)})`),
  }));
  return (
    <Select
      label={header}
      options={[{ value: '', label: text('allValues') }, ...options]}
      value={state.filters[id]?.[0] ?? ''}
      onValueChange={(value) =>
        setState((now) => ({ ...now, filters: withFilter(now.filters, id, value ? [value] : []), page: 1 }))
      }
    />
  );
}
