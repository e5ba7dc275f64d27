import { useId, useState } from 'react';
import { Label } from '../../controls/field';
import { Input } from '../../controls/input';
import { MenuItem, MenuSeparator } from '../../layers/menu';
import { Popover, PopoverAnchor, PopoverContent } from '../../layers/popover';
import { useDirection } from '../../providers/direction';
import { useLabels } from '../../providers/labels';
import { defaultMinColumnWidth, maxColumnWidth } from './columns';
import { dataGridLabels } from './data-grid-labels';
import { useGridColumns, useMenuButton } from './grid-context';
import { GridMenu } from './grid-menu';
import type { ColumnView } from './use-columns';
import { resizeStep } from './use-grid-keys';

interface ColumnMenuProps {
  view: ColumnView;
  /** Whether the header contains a filter. */
  hasFilter: boolean;
}

/** Offers all column actions that are available by key or by dragging, without requiring dragging (WCAG 2.2, 2.5.7). */
export function ColumnMenu({ view, hasFilter }: ColumnMenuProps) {
  const text = useLabels(dataGridLabels);
  const { actions } = useGridColumns('DataGridTable');
  const { button } = useMenuButton('ColumnMenu');
  const [isResizing, setResizing] = useState(false);
  const { id, column, sorted, pinned } = view;
  const isRtl = useDirection() === 'rtl';
  const start = isRtl ? 'right' : 'left';
  const widthId = useId();
  const { minWidth = defaultMinColumnWidth } = column;
  const widthLabel = text('columnWidth', { column: column.header });
  const steps = isRtl ? ({ left: 1, right: -1 } as const) : ({ left: -1, right: 1 } as const);

  const header = (): HTMLElement | null | undefined => button.current?.closest<HTMLElement>('[data-column]');
  // The consumer provides the filter in the header, whose button is not displayed on touch screens.
  const openFilter = (): void => header()?.querySelector<HTMLElement>('[data-slot="data-grid-column-filter"]')?.click();

  function startResize(): void {
    // The column may have grown to fill the grid. From now on, the number in the field determines the column's width.
    actions.resize(id, header()?.offsetWidth ?? view.width);
    setResizing(true);
  }

  return (
    <Popover open={isResizing} onOpenChange={setResizing}>
      <PopoverAnchor virtualRef={button} />
      <GridMenu>
        {column.sortable !== false && (
          <>
            <MenuItem disabled={sorted === 'asc'} onSelect={() => actions.setSort(id, 'asc')}>
              {text('sortAscending')}
            </MenuItem>
            <MenuItem disabled={sorted === 'desc'} onSelect={() => actions.setSort(id, 'desc')}>
              {text('sortDescending')}
            </MenuItem>
            <MenuItem disabled={!sorted} onSelect={() => actions.setSort(id, false)}>
              {text('clearSort')}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        {hasFilter && (
          <>
            <MenuItem onSelect={openFilter}>{text('filterItem')}</MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem onSelect={startResize}>{text('resizeColumn')}</MenuItem>
        <MenuItem onSelect={() => actions.fit(id)}>{text('fitColumn')}</MenuItem>
        {(['left', 'right'] as const).map((side) => (
          <MenuItem
            key={side}
            disabled={!actions.canMove(id, steps[side])}
            onSelect={() => actions.move(id, steps[side])}
          >
            {text(side === 'left' ? 'moveLeft' : 'moveRight')}
          </MenuItem>
        ))}
        <MenuSeparator />
        {(['left', 'right'] as const).map((side) => {
          const pinSide = side === start ? 'start' : 'end';
          return (
            <MenuItem key={side} disabled={pinned === pinSide} onSelect={() => actions.pin(id, pinSide)}>
              {text(side === 'left' ? 'pinLeft' : 'pinRight')}
            </MenuItem>
          );
        })}
        <MenuItem disabled={!pinned} onSelect={() => actions.pin(id, false)}>
          {text('unpin')}
        </MenuItem>
        {column.hideable !== false && (
          <>
            <MenuSeparator />
            <MenuItem onSelect={() => actions.setVisible(id, false)}>{text('hideColumn')}</MenuItem>
          </>
        )}
      </GridMenu>
      <PopoverContent align="start" aria-label={widthLabel} className="grid gap-1.5 p-4">
        <Label htmlFor={widthId}>{widthLabel}</Label>
        <Input
          id={widthId}
          type="number"
          min={minWidth}
          max={maxColumnWidth}
          step={resizeStep}
          defaultValue={view.width}
          // While the user is typing, the number may be below the minimum.
          onValueChange={(typed) => {
            const width = Number(typed);
            if (width >= minWidth && width <= maxColumnWidth) actions.resize(id, width);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
