'use client';

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button';
import { cn } from '../../lib/cn';
import type { Bucket } from './buckets';
import type { ChartText } from './chart-context';
import type { ChartModel } from './chart-model';
import { csvOf } from './chart-csv';
import type { ChartX } from './intervals';

interface Order {
  /** The column: -1 is the position, the others are the series. */
  column: number;
  isDescending: boolean;
}

interface ChartTableProps {
  model: ChartModel;
  text: ChartText;
  /** The name of the first column. */
  xLabel: string;
  titleId: string;
  className?: string;
}

/** More rows take seconds to lay out. */
const maxRows = 1000;

const byX = (a: ChartX, b: ChartX, locale: string): number =>
  typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b), locale) : +a - +b;

/** Sorts a copy. Missing values are last in both directions. */
function sortBuckets(buckets: readonly Bucket[], { column, isDescending }: Order, locale: string): Bucket[] {
  const sign = isDescending ? -1 : 1;
  return buckets.toSorted((a, b) => {
    if (column < 0) return sign * byX(a.x, b.x, locale);
    const [first, second] = [a.values[column] ?? null, b.values[column] ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

/** The buckets as a table, which can be sorted and copied. */
export function ChartTable({ model, text, xLabel, titleId, className }: ChartTableProps) {
  const { buckets, series, format, unit } = model;
  const [order, setOrder] = useState<Order | null>(null);
  const [copy, setCopy] = useState<'idle' | 'copied' | 'failed'>('idle');
  const rows = order ? sortBuckets(buckets, order, format.locale) : buckets;
  const columns = [xLabel, ...series.map(({ label }) => (unit ? `${label} (${unit})` : label))];

  const sortBy = (column: number): void => {
    setOrder((last) => ({ column, isDescending: last?.column === column ? !last.isDescending : column >= 0 }));
  };
  const copyCsv = (): void => {
    // `clipboard` is missing on a page without https.
    const written = navigator.clipboard?.writeText(csvOf({ ...model, buckets: rows }, columns)) ?? Promise.reject();
    written.then(
      () => setCopy('copied'),
      () => setCopy('failed'),
    );
  };

  return (
    <div data-slot="chart-table" className={cn('flex min-w-0 flex-col gap-2', className)}>
      {rows.length > maxRows && (
        <p className="text-caption text-muted">{text('chartRows', { count: maxRows, total: rows.length })}</p>
      )}
      <div className="max-h-80 min-w-0 overflow-auto print:max-h-none print:overflow-visible">
        <table aria-labelledby={titleId} className="w-full border-collapse text-body">
          <thead className="sticky top-0 bg-paper text-heading print:static">
            <tr>
              {columns.map((label, index) => {
                const column = index - 1;
                const state = order?.column === column ? (order.isDescending ? 'descending' : 'ascending') : undefined;
                const Icon = state === 'ascending' ? ArrowUp : state ? ArrowDown : ChevronsUpDown;
                return (
                  // The label of a series is not unique.
                  <th
                    key={series[column]?.key ?? ''}
                    scope="col"
                    aria-sort={state}
                    className="border-b border-divider p-0"
                  >
                    <button
                      type="button"
                      onClick={() => sortBy(column)}
                      className={cn(
                        'flex min-h-9 w-full cursor-pointer items-center gap-1 px-3 text-h5 -outline-offset-2 hover:bg-hover pointer-coarse:min-h-touch',
                        column < 0 ? 'text-start' : 'justify-end text-end',
                      )}
                    >
                      {label}
                      <Icon aria-hidden className="size-4 shrink-0 text-muted print:hidden" />
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, maxRows).map(({ index: row, x, values }) => (
              <tr key={row}>
                <th scope="row" className="border-b border-divider px-3 py-2 text-start font-normal">
                  <bdi>{format.x(x)}</bdi>
                </th>
                {series.map(({ key }, index) => {
                  const value = values[index];
                  return (
                    <td key={key} className="border-b border-divider px-3 py-2 text-end">
                      {typeof value === 'number' ? (
                        <bdi>{format.plain(value)}</bdi>
                      ) : (
                        <span className="text-muted">{text('chartNoValue')}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button variant="outline" size="sm" onClick={copyCsv}>
          {text('chartCopy')}
        </Button>
        <span role="status" className="text-caption text-muted">
          {copy === 'copied' && text('chartCopied')}
          {copy === 'failed' && text('chartCopyFailed')}
        </span>
      </div>
    </div>
  );
}
