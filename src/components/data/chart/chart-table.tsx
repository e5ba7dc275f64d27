import { sum } from 'd3-array';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from '../../controls/copy-button';
import { cn } from '../../lib/cn';
import { Table, TableBody, TableCell, TableFooter, TableHead, TableHeader, TableRow } from '../table';
import type { Bucket } from './buckets';
import type { ChartText } from './chart-context';
import type { ChartModel } from './chart-model';
import { csvOf } from './chart-csv';
import type { ChartX } from './intervals';
import { ownSeries } from './stack';
import { positionText } from './summary';

interface Order {
  /** The column: -1 for the position, other numbers for series. */
  column: number;
  isDescending: boolean;
}

interface ChartTableProps {
  model: ChartModel;
  text: ChartText;
  /** The name of the first column. */
  xLabel: string;
  /** Whether the table contains a column and a row of totals. */
  hasTotals: boolean;
  titleId: string;
  /**
   * Whether the header contains text instead of buttons, because Chromium does not repeat a header with buttons on each
   * printed page.
   * @default false
   */
  isPrinted?: boolean;
}

/** The look of a column name that is not a button. */
const headLook = 'bg-hover align-middle text-h6 text-muted';

/** A table with more rows would take seconds to lay out. */
const maxRows = 1000;

const byX = (a: ChartX, b: ChartX, locale: string): number =>
  typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b), locale) : +a - +b;

/** Returns a sorted copy. Missing values are last in both directions. */
function sortBuckets(buckets: readonly Bucket[], { column, isDescending }: Order, locale: string): Bucket[] {
  const sign = isDescending ? -1 : 1;
  return buckets.toSorted((a, b) => {
    if (column < 0) return sign * byX(a.x, b.x, locale);
    const [first, second] = [a.values[column] ?? null, b.values[column] ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

/** The buckets as a table that can be sorted and copied. */
export function ChartTable({ model, text, xLabel, hasTotals, titleId, isPrinted = false }: ChartTableProps) {
  const { buckets, series, format } = model;
  const [order, setOrder] = useState<Order | null>(null);
  const rows = order ? sortBuckets(buckets, order, format.locale) : buckets;
  const own = ownSeries(model);
  const hasTotalColumn = hasTotals && own.length > 1;
  const totalOf = ({ values }: Bucket): number => sum(own, (at) => values[at] ?? 0);
  const columns = [xLabel, ...series.map(({ label, unit }) => (unit ? `${label} (${unit})` : label))];

  const sortBy = (column: number): void => {
    setOrder((last) => ({ column, isDescending: last?.column === column ? !last.isDescending : column >= 0 }));
  };

  return (
    <div data-slot="chart-table" className="flex min-h-0 min-w-0 grow flex-col gap-2 print:block">
      {rows.length > maxRows && (
        <p className="text-caption text-muted">{text('chartRows', { count: maxRows, total: rows.length })}</p>
      )}
      <Table aria-labelledby={titleId} stickyHeader className="min-h-80 grow basis-0 print:basis-auto">
        <TableHeader>
          <TableRow>
            {columns.map((label, index) => {
              const column = index - 1;
              const state = order?.column === column ? (order.isDescending ? 'descending' : 'ascending') : undefined;
              const Icon = state === 'ascending' ? ArrowUp : state ? ArrowDown : ChevronsUpDown;
              return (
                // Uses the key of the series, because its label is not unique.
                <TableHead
                  key={series[column]?.key ?? ''}
                  aria-sort={state}
                  align={column < 0 ? 'start' : 'end'}
                  className={isPrinted ? headLook : 'p-0'}
                >
                  {isPrinted ? (
                    label
                  ) : (
                    <button
                      type="button"
                      onClick={() => sortBy(column)}
                      className={cn(
                        'group/sort flex min-h-10 w-full cursor-pointer items-center gap-1 bg-hover px-3 text-h6 text-muted -outline-offset-2 hover:text-heading pointer-coarse:min-h-touch',
                        column < 0 ? 'text-start' : 'justify-end text-end',
                      )}
                    >
                      {label}
                      <Icon
                        aria-hidden
                        className={cn(
                          'size-4 shrink-0',
                          !state && 'invisible group-hover/sort:visible group-focus-visible/sort:visible',
                        )}
                      />
                    </button>
                  )}
                </TableHead>
              );
            })}
            {hasTotalColumn && (
              <TableHead align="end" className={headLook}>
                {text('chartTotal')}
              </TableHead>
            )}
          </TableRow>
        </TableHeader>
        <TableBody className="align-middle">
          {rows.slice(0, maxRows).map((bucket) => (
            <TableRow key={bucket.index}>
              <TableHead scope="row">
                <bdi>{positionText(bucket, model, text)}</bdi>
              </TableHead>
              {series.map(({ key, format: numbers }, index) => {
                const value = bucket.values[index];
                return (
                  <TableCell key={key} align="end">
                    {typeof value === 'number' ? (
                      numbers.plain(value)
                    ) : (
                      <span className="text-muted">{text('chartNoValue')}</span>
                    )}
                  </TableCell>
                );
              })}
              {hasTotalColumn && (
                <TableCell align="end" className="font-medium text-heading">
                  {format.plain(totalOf(bucket))}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
        {hasTotals && (
          // Printed only once, at the end of the table.
          <TableFooter className="sticky bottom-0 bg-paper print:static print:table-row-group">
            <TableRow>
              <TableHead scope="row">{text('chartTotal')}</TableHead>
              {series.map(({ key, format: numbers }, index) => (
                <TableCell key={key} align="end">
                  {numbers.plain(sum(buckets, ({ values }) => values[index] ?? 0))}
                </TableCell>
              ))}
              {hasTotalColumn && <TableCell align="end">{format.plain(sum(buckets, totalOf))}</TableCell>}
            </TableRow>
          </TableFooter>
        )}
      </Table>
      <div className="print:hidden">
        <CopyButton variant="plain" size="sm" text={() => csvOf({ ...model, buckets: rows }, columns)}>
          {text('chartCopy')}
        </CopyButton>
      </div>
    </div>
  );
}
