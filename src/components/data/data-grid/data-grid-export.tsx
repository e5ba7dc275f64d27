'use client';

import { Download } from 'lucide-react';
import { Progress } from '../../content/progress';
import { Button, type ButtonProps } from '../../controls/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../layers/menu';
import { useLabels } from '../../providers/labels';
import { dataGridLabels } from './data-grid-labels';
import { useGrid } from './grid-context';
import { isFiltered } from './grid-state';
import { allIndexes } from './rows';
import { useCsvExport } from './use-csv-export';

export interface DataGridExportProps extends Omit<ButtonProps, 'asChild'> {
  /** The name of the file. @default 'rows.csv' */
  fileName?: string;
}

/**
 * A menu that downloads all rows, the rows that match or the selected rows as CSV, with the visible columns. In server mode
 * these are the rows of the page. All props apply to its button.
 */
export function DataGridExport({ fileName = 'rows.csv', className, children, ...props }: DataGridExportProps) {
  const text = useLabels(dataGridLabels);
  const { data, rows, views, state, selection, idOf, isSelectable } = useGrid('DataGridExport');
  const { progress, start, cancel } = useCsvExport();
  const save = (indexes: Uint32Array): void => {
    const chosen = Array.from(indexes, (index) => data[index]);
    void start(
      chosen,
      views.map(({ column }) => column),
      fileName,
    );
  };
  const all = (): Uint32Array => allIndexes(data.length);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button
            data-slot="data-grid-export"
            variant="outline"
            tone="secondary"
            startIcon={<Download />}
            className={className}
            {...props}
          >
            {children ?? text('exportCsv')}
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem onSelect={() => save(all())}>{text('exportAll')}</MenuItem>
          <MenuItem disabled={!isFiltered(state)} onSelect={() => save(rows)}>
            {text('exportFiltered')}
          </MenuItem>
          {isSelectable && (
            <MenuItem
              disabled={selection.selected.size === 0}
              onSelect={() => save(all().filter((index) => selection.selected.has(idOf(index))))}
            >
              {text('exportSelected')}
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      {progress !== null && (
        <div data-slot="data-grid-export-progress" className="flex w-full flex-wrap items-end gap-4">
          <Progress label={text('exporting')} value={progress * 100} size="sm" className="grow" />
          <Button size="sm" variant="ghost" onClick={cancel}>
            {text('cancel')}
          </Button>
        </div>
      )}
    </>
  );
}
