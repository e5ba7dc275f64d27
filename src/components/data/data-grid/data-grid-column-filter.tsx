'use client';

import { ListFilter } from 'lucide-react';
import { memo, useState } from 'react';
import { IconButton, type IconButtonProps } from '../../controls/icon-button';
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '../../layers/popover';
import { useLabels } from '../../providers/labels';
import { ConditionForm } from './condition-form';
import type { DataGridCondition } from './conditions';
import { dataGridFilterLabels } from './filter-labels';
import { type GridHeaderValue, type GridStateValue, useGridHeader, useGridState } from './grid-context';
import { withCondition } from './grid-state';

export type DataGridColumnFilterProps = Omit<IconButtonProps, 'aria-label' | 'asChild' | 'children'>;

/**
 * A button in each header that filters the column by a condition; pass it to the `DataGrid` as `columnFilter`. All
 * props apply to the button.
 */
export function DataGridColumnFilter(props: DataGridColumnFilterProps) {
  const { column, tabIndex } = useGridHeader('DataGridColumnFilter');
  const { state, setState } = useGridState('DataGridColumnFilter');
  const condition = state.conditions?.find((one) => one.column === column.id);
  return <FilterPopover tabIndex={tabIndex} {...props} column={column} condition={condition} setState={setState} />;
}

interface FilterPopoverProps extends DataGridColumnFilterProps, Pick<GridHeaderValue, 'column'> {
  condition: DataGridCondition | undefined;
  setState: GridStateValue['setState'];
}

/** Memoized so that it does not render again when another column's condition changes. */
const FilterPopover = memo(function FilterPopover({ column, condition, setState, ...props }: FilterPopoverProps) {
  const text = useLabels(dataGridFilterLabels);
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <IconButton
          data-slot="data-grid-column-filter"
          variant={condition ? 'tonal' : 'ghost'}
          size="sm"
          aria-label={text(condition ? 'editFilter' : 'filterColumn', { column: column.header })}
          data-filtered={condition ? '' : undefined}
          {...props}
        >
          <ListFilter aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="start" className="grid w-72 gap-3 p-4">
        <PopoverTitle>{column.header}</PopoverTitle>
        <ConditionForm
          column={column}
          condition={condition}
          onApply={(next) => {
            setState((now) => withCondition(now, condition, next));
            setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
});
