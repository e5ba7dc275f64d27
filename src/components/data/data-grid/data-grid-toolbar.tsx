'use client';

import { Columns3, ListFilter } from 'lucide-react';
import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { Button } from '../../controls/button';
import { Checkbox } from '../../controls/checkbox';
import { SearchField, type SearchFieldProps } from '../../controls/search-field';
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuGroup,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '../../layers/menu';
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '../../layers/popover';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { densities, type Density } from '../../tokens';
import { type FacetColumn, findColumn } from './columns';
import { dataGridLabels } from './data-grid-labels';
import { useGridColumns, useGridRows, useGridState, useGridView } from './grid-context';
import type { ToolProps } from './grid-look';
import { withFilter } from './grid-state';

export type DataGridToolbarProps = ComponentProps<'div'>;

/** A row for the grid's controls, which wraps in narrow containers. */
export function DataGridToolbar({ className, ...props }: DataGridToolbarProps) {
  return (
    <div
      data-slot="data-grid-toolbar"
      className={cn('flex min-w-0 scroll-mt-content-offset flex-wrap items-center gap-2', className)}
      {...props}
    />
  );
}

/** How long, in ms, the user must pause before a server searches. */
const searchRestMs = 250;

export type DataGridSearchProps = Omit<SearchFieldProps, 'value' | 'defaultValue'>;

/**
 * Searches the text of all `searchable` columns. In server mode, the state changes once the user has stopped typing.
 * All props apply to the search field.
 */
export function DataGridSearch({ onValueChange, slotProps, className, ...props }: DataGridSearchProps) {
  const [search, setSearch] = useSearchText();
  return (
    <SearchField
      size="sm"
      {...props}
      className={cn('grow sm:max-w-80', className)}
      slotProps={{ ...slotProps, root: { 'data-slot': 'data-grid-search', ...slotProps?.root } }}
      value={search}
      onValueChange={(text) => {
        onValueChange?.(text);
        setSearch(text);
      }}
    />
  );
}

/** Returns the text of the search field. A server searches for it once the user has stopped typing. */
function useSearchText(): [text: string, setText: (text: string) => void] {
  const { state, setState } = useGridState('DataGridSearch');
  const { isPageOnly } = useGridRows('DataGridSearch');
  const { search } = state;
  const [typed, setTyped] = useState<{ text: string; before: string } | null>(null);
  // The search in the state has caught up with the text, or another part of the grid has changed it.
  if (typed && typed.before !== search) setTyped(null);
  const apply = useCallback((text: string) => setState((now) => ({ ...now, search: text, page: 1 })), [setState]);
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => apply(typed.text), searchRestMs);
    return () => clearTimeout(timer);
  }, [typed, apply]);
  const wait = (text: string): void => setTyped(text === search ? null : { text, before: search });
  return [typed?.text ?? search, isPageOnly ? wait : apply];
}

export interface DataGridFacetProps<Id extends string = string> extends Omit<ToolProps, 'children'> {
  /** The grid's columns, which determine the ids that `column` accepts. */
  columns: readonly FacetColumn<Id>[];
  /** The id of the column whose values can be selected. */
  column: NoInfer<Id>;
}

/**
 * A button that opens a list of a column's values with the number of rows for each. The user selects the values to
 * display. Below the `sm` breakpoint, `DataGridCards` renders a select instead. All props apply to the button.
 */
export function DataGridFacet<Id extends string>({ columns, column: id, className, ...props }: DataGridFacetProps<Id>) {
  const { state } = useGridState('DataGridFacet');
  const { cards, format } = useGridView('DataGridFacet');
  if (cards) return null;
  const column = findColumn(columns, id);
  const { length } = state.filters[id] ?? [];
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button
          data-slot="data-grid-facet"
          variant="plain"
          size="sm"
          start={<ListFilter />}
          className={className}
          {...props}
        >
          {column.header}
          {length > 0 && <span>({format(length)})</span>}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start" className="grid min-w-flyout gap-2 p-4">
        <PopoverTitle>{column.header}</PopoverTitle>
        <FacetValues column={column} />
      </PopoverContent>
    </Popover>
  );
}

/** This is a separate component so that the values are counted only when the popover opens. */
function FacetValues({ column: { id, facetLabel, facetSymbol } }: { column: FacetColumn<string> }) {
  const text = useLabels(dataGridLabels);
  const { state, setState } = useGridState('DataGridFacet');
  const { countFacet } = useGridRows('DataGridFacet');
  const { format } = useGridView('DataGridFacet');
  const chosen = state.filters[id] ?? [];
  const choose = (values: readonly string[]): void =>
    setState((now) => ({ ...now, filters: withFilter(now.filters, id, values), page: 1 }));
  return (
    <>
      {countFacet(id).map(({ value, count }) => (
        <Checkbox
          key={value}
          label={
            <>
              {facetSymbol && (
                <span aria-hidden className="me-2 inline-flex -translate-y-px align-middle">
                  {facetSymbol(value)}
                </span>
              )}
              {facetLabel?.(value) ?? value}{' '}
              {count !== undefined && <span className="text-muted">({format(count)})</span>}
            </>
          }
          checked={chosen.includes(value)}
          onCheckedChange={(isChecked) =>
            choose(isChecked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      ))}
      <Button size="sm" variant="ghost" onClick={() => choose([])}>
        {text('clearFilter')}
      </Button>
    </>
  );
}

export type DataGridColumnsProps = ToolProps;

/** A menu that shows and hides columns and sets the row height. All props apply to the button. */
export function DataGridColumns({ className, children, ...props }: DataGridColumnsProps) {
  const text = useLabels(dataGridLabels);
  const { state, setState } = useGridState('DataGridColumns');
  const { columns, actions } = useGridColumns('DataGridColumns');
  const { cards } = useGridView('DataGridColumns');
  if (cards) return null;
  const names: Record<Density, string> = { compact: text('densityCompact'), comfortable: text('densityComfortable') };
  const keepOpen = (event: Event): void => event.preventDefault();
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          data-slot="data-grid-columns"
          variant="plain"
          size="sm"
          start={<Columns3 />}
          className={className}
          {...props}
        >
          {children ?? text('columns')}
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuGroup aria-label={text('columns')}>
          {columns.map(({ id, header, hideable = true }) => (
            <MenuCheckboxItem
              key={id}
              checked={!state.hidden.includes(id)}
              disabled={!hideable}
              onCheckedChange={(isChecked) => actions.setVisible(id, isChecked)}
              onSelect={keepOpen}
            >
              {header}
            </MenuCheckboxItem>
          ))}
        </MenuGroup>
        <MenuSeparator />
        <MenuLabel inset>{text('density')}</MenuLabel>
        <MenuRadioGroup
          aria-label={text('density')}
          value={state.density}
          onValueChange={(density) => setState((now) => ({ ...now, density }))}
        >
          {(Object.keys(densities) as Density[]).map((density) => (
            <MenuRadioItem key={density} value={density} onSelect={keepOpen}>
              {names[density]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
