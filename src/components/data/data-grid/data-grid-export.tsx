'use client';

import { Download } from 'lucide-react';
import { Fragment, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '../../content/alert';
import { Progress } from '../../content/progress';
import { Button } from '../../controls/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../layers/menu';
import { dateAt } from '../../lib/calendar-date';
import { clockTime } from '../../lib/clock-time';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useLabels } from '../../providers/labels';
import { useLocale, useTimeZone } from '../../providers/locale';
import { type CsvColumn, type DataGridColumn, isEmptyValue } from './columns';
import { dataGridLabels } from './data-grid-labels';
import { typedValue } from './dates';
import {
  useGridColumns,
  useGridRows,
  useGridSelected,
  useGridSelection,
  useGridState,
  useGridView,
} from './grid-context';
import type { ToolProps } from './grid-look';
import { isFiltered } from './grid-state';
import type { CsvOptions } from './csv';
import { type CsvRows, type DataGridExportFormat, useCsvExport } from './use-csv-export';

const csvOnly = ['csv'] as const;
const formatNames: Record<DataGridExportFormat, string> = { csv: 'CSV', xlsx: 'Excel' };

export interface DataGridExportProps extends ToolProps {
  /** The name of the file. For an Excel file, the extension changes to `.xlsx`. @default 'rows.csv' */
  fileName?: string;
  /**
   * The file formats. For `xlsx`, the library that writes Excel files loads when the user requests one.
   * @default ['csv']
   */
  formats?: readonly DataGridExportFormat[];
  /**
   * Whether the file is intended for a spreadsheet in the grid's language: it then uses the language's decimal
   * separator, list separator and date format, and displayed words instead of raw values.
   * @default false
   */
  localized?: boolean;
  /** The character between two fields. @default ',' or, if `localized` and the decimal separator is a comma, ';' */
  separator?: CsvOptions['separator'];
}

/**
 * A menu that downloads the visible columns of all rows, the matching rows or the selected rows as a CSV or Excel file.
 * In server mode, downloading all rows or the matching rows requires the grid's `loadRows`; without it, the menu offers
 * the rows on the current page. All props apply to the button.
 */
export function DataGridExport({
  fileName = 'rows.csv',
  formats = csvOnly,
  localized = false,
  separator,
  ref,
  className,
  children,
  ...props
}: DataGridExportProps) {
  const text = useLabels(dataGridLabels);
  const { state } = useGridState('DataGridExport');
  const { views } = useGridColumns('DataGridExport');
  const { data, allRows, total, isPageOnly, loadRows } = useGridRows('DataGridExport');
  const selected = useGridSelected('DataGridExport');
  const { isSelectable, getRows } = useGridSelection('DataGridExport');
  const { formatValue } = useGridView('DataGridExport');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { isRunning, progress, start, cancel } = useCsvExport();
  const [isFailed, setFailed] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const composedRef = useComposedRefs(ref, buttonRef);
  const { sort, search, filters, conditions } = state;
  const isAll = !isFiltered(state);
  const csvColumn = (column: DataGridColumn<unknown>): CsvColumn<unknown> => {
    const { type, header, value, exportValue } = column;
    if (exportValue || (!localized && type !== 'date')) return column;
    return {
      header,
      value: (row) => {
        const one = typedValue(value(row), type, timeZone);
        if (one instanceof Date && !localized) return dateAt(one, timeZone);
        if (typeof one === 'string' && column.facetLabel) return column.facetLabel(one);
        return typeof one === 'number' ? one : formatValue(one, column);
      },
    };
  };
  /**
   * Returns a column for Excel, whose types and formats differ. A date is written as its clock time in the grid's time
   * zone.
   */
  const excelColumn = (column: DataGridColumn<unknown>): CsvColumn<unknown> => {
    const { type, header, value, exportValue } = column;
    if (exportValue) return column;
    return {
      header,
      type,
      value: (row) => {
        const one = typedValue(value(row), type, timeZone);
        if (one instanceof Date && !isEmptyValue(one)) return new Date(`${clockTime(+one, timeZone)}Z`);
        return typeof one === 'string' && column.facetLabel ? column.facetLabel(one) : one;
      },
    };
  };
  const save = (format: DataGridExportFormat, chosen: CsvRows<unknown>, count?: number): void => {
    setFailed(false);
    const columns = views.map(({ column }) => (format === 'xlsx' ? excelColumn : csvColumn)(column));
    const isComma = localized && usesComma(locale);
    const language = { separator: separator ?? (isComma ? ';' : ','), decimal: isComma ? ',' : '.' } as const;
    const name = format === 'xlsx' ? fileName.replace(/\.csv$/, '.xlsx') : fileName;
    start(chosen, columns, name, { count, format, ...language }).catch(() => setFailed(true));
  };
  /** Returns the menu items for a file format. */
  const itemsOf = (format: DataGridExportFormat) => {
    const name = { format: formatNames[format] };
    return (
      <Fragment key={format}>
        {isPageOnly && !loadRows ? (
          <MenuItem onSelect={() => save(format, data)}>{text('exportPage', name)}</MenuItem>
        ) : (
          <>
            <MenuItem
              onSelect={() =>
                loadRows
                  ? save(
                      format,
                      (signal) => loadRows({ sort, search: '', filters: {} }, signal),
                      isAll ? total : undefined,
                    )
                  : save(format, data)
              }
            >
              {text('exportAll', name)}
            </MenuItem>
            <MenuItem
              disabled={isAll}
              onSelect={() =>
                loadRows
                  ? save(format, (signal) => loadRows({ sort, search, filters, conditions }, signal), total)
                  : save(format, allRows)
              }
            >
              {text('exportFiltered', name)}
            </MenuItem>
          </>
        )}
        {isSelectable && (
          <MenuItem disabled={selected.size === 0} onSelect={() => save(format, getRows())}>
            {text('exportSelected', name)}
          </MenuItem>
        )}
      </Fragment>
    );
  };
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button
            ref={composedRef}
            data-slot="data-grid-export"
            variant="plain"
            size="sm"
            start={<Download />}
            className={className}
            {...props}
          >
            {children ?? text('exportCsv')}
          </Button>
        </MenuTrigger>
        <MenuContent align="end">{formats.map(itemsOf)}</MenuContent>
      </Menu>
      {isRunning && <ExportProgress value={progress} onCancel={cancel} buttonRef={buttonRef} />}
      {isFailed && (
        <Alert tone="error" dismissible onOpenChange={() => setFailed(false)} className="w-full">
          {text('exportFailed')}
        </Alert>
      )}
    </>
  );
}

/** Whether the language uses a decimal comma, in which case spreadsheets separate fields with semicolons. */
const usesComma = (locale: string): boolean =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',');

interface ExportProgressProps {
  /** The progress from 0 to 1, or `null` while it is unknown. */
  value: number | null;
  onCancel: () => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

function ExportProgress({ value, onCancel, buttonRef }: ExportProgressProps) {
  const text = useLabels(dataGridLabels);
  const rootRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = rootRef.current;
    const button = buttonRef.current;
    return () => {
      // When the export ends, the focused button is removed.
      if (root?.contains(document.activeElement)) button?.focus();
    };
  }, [buttonRef]);
  return (
    <div ref={rootRef} data-slot="data-grid-export-progress" className="flex w-full flex-wrap items-end gap-4">
      <Progress label={text('exporting')} value={value === null ? null : value * 100} size="sm" className="grow" />
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {text('cancel')}
      </Button>
    </div>
  );
}
