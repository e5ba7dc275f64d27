import { ChartSymbol, Table, TableBody, TableCell, TableHead, TableHeader, type TableProps, TableRow } from 'waymark';
import type { Level } from '../../api/contract';
import type { Cell, Column } from '../../rows/columns';
import type { DataRow } from '../../rows/query';
import { columnsByRole, type RowSettings } from '../../rows/roles';
import { capitalize, cutText } from '../../rows/texts';
import { type Connection, levelOf } from '../data/json-api/connection';
import { alignedDecimals, cellText } from '../data/value-formats';
import { countOf, formatCount } from '../lib/formats';

export interface RowsTableProps extends Pick<TableProps, 'aria-label' | 'density' | 'classNames'> {
  rows: readonly DataRow[];
  settings: RowSettings;
  connection: Pick<Connection, 'roles' | 'groupLevels'>;
  maxColumns: number;
  textOf: (cell: Cell, column: Column) => string;
  /** The class of a cell's text. */
  textClass?: string;
}

/** The rows as a plain table of the first columns. */
export function RowsTable(props: RowsTableProps) {
  const { rows, settings, connection, maxColumns, textOf, textClass, ...table } = props;
  const columns = columnsByRole(settings)
    .filter(({ column }) => !column.isHidden)
    .slice(0, maxColumns)
    .map(({ column, index }) => ({ column, index, align: column.type === 'number' ? ('end' as const) : undefined }));
  return (
    <Table {...table}>
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
            {columns.map(({ column, index, align }) => {
              const text = textOf(row.cells[index] ?? null, column);
              const level = column.pointer === connection.roles.group ? levelOf(row.group, connection) : null;
              return (
                <TableCell key={column.pointer} align={align} className="wrap-anywhere">
                  {level ? <LevelName level={level}>{text}</LevelName> : <bdi className={textClass}>{text}</bdi>}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export const LevelSymbol = ({ level }: { level: Level | null }) => level && <ChartSymbol color={`level-${level}`} />;

/** The name of a level after its color. */
export function LevelName({ level, children }: { level: Level; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <LevelSymbol level={level} />
      <bdi>{children}</bdi>
    </span>
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
  const decimals = alignedDecimals(rows.map(({ value }) => value));
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
        {...{ rows, settings, connection, maxColumns }}
        textOf={(cell, column) => {
          const isValue = column.pointer === connection.roles.value;
          return cutText(cellText(cell, column, connection, isValue ? decimals : undefined), maxTextLength);
        }}
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
