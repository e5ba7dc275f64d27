import type { ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeader, type TableProps, TableRow } from 'waymark';
import type { Cell, Column } from '../../rows/columns';
import type { DataRow } from '../../rows/query';
import { columnsByRole, type RowSettings } from '../../rows/roles';
import { capitalize, cutText } from '../../rows/texts';
import type { Connection } from '../data/json-api/connection';
import { cellText } from '../data/value-formats';
import { countOf, formatCount } from '../lib/formats';

export interface RowsTableProps extends Pick<TableProps, 'aria-label' | 'density' | 'classNames'> {
  rows: readonly DataRow[];
  settings: RowSettings;
  maxColumns: number;
  renderCell: (cell: Cell, column: Column, row: DataRow) => ReactNode;
}

/** The rows as a plain table of the first columns. */
export function RowsTable({ rows, settings, maxColumns, renderCell, ...props }: RowsTableProps) {
  const columns = columnsByRole(settings)
    .filter(({ column }) => !column.isHidden)
    .slice(0, maxColumns)
    .map(({ column, index }) => ({ column, index, align: column.type === 'number' ? ('end' as const) : undefined }));
  return (
    <Table {...props}>
      <TableHeader>
        <TableRow>
          {columns.map(({ column: { pointer, name }, align }) => (
            <TableHead key={pointer} align={align} className="wrap-anywhere">
              <bdi>{name}</bdi>
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} className="print:break-inside-avoid">
            {columns.map(({ column, index, align }) => (
              <TableCell key={column.pointer} align={align} className="wrap-anywhere">
                {renderCell(row.cells[index] ?? null, column, row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface PrintedRowsProps extends Pick<RowsTableProps, 'rows' | 'settings'> {
  connection: Connection;
  firstRow: number;
  total: number;
}

/** The number of columns that fit on paper. */
const maxColumns = 6;
const maxTextLength = 300;

/** All rows of the current request as a table. A printed grid would contain only one page of rows. */
export function PrintedRows({ rows, settings, connection, firstRow, total }: PrintedRowsProps) {
  const { words } = connection;
  const more = total - firstRow - rows.length;
  return (
    <>
      {firstRow > 0 && (
        <p>
          <bdi>The first {countOf(firstRow, words)} are left out.</bdi>
        </p>
      )}
      <RowsTable
        aria-label={capitalize(words.plural)}
        density="compact"
        classNames={{ table: 'text-caption' }}
        {...{ rows, settings, maxColumns }}
        renderCell={(cell, column) => <bdi>{cutText(cellText(cell, column, connection), maxTextLength)}</bdi>}
      />
      {more > 0 && (
        <p>
          <bdi>
            {formatCount(more)} more {more === 1 ? `${words.singular} matches` : `${words.plural} match`}. Download the
            CSV file to get all of them.
          </bdi>
        </p>
      )}
    </>
  );
}
