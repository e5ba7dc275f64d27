import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'waymark';
import type { Connection } from '../../../data/json-api/connection';
import type { DataRow } from '../../../../rows/query';
import { columnsByRole, type RowSettings } from '../../../../rows/roles';
import { capitalize, cutText } from '../../../../rows/texts';
import { countOf, formatCount } from '../../../lib/formats';
import { cellText } from '../../../data/value-formats';

interface PrintedRowsProps {
  rows: readonly DataRow[];
  settings: RowSettings;
  connection: Connection;
  firstRow: number;
  total: number;
}

/** The number of columns that fit on paper. */
const maxColumns = 6;
const maxTextLength = 300;

/** All rows of the current request as a table. A printed grid would have one page of rows. */
export function PrintedRows({ rows, settings, connection, firstRow, total }: PrintedRowsProps) {
  const { words } = connection;
  const more = total - firstRow - rows.length;
  const columns = columnsByRole(settings)
    .filter(({ column }) => !column.isHidden)
    .slice(0, maxColumns);
  return (
    <>
      {firstRow > 0 && (
        <p>
          <bdi>The first {countOf(firstRow, words)} are left out.</bdi>
        </p>
      )}
      <Table aria-label={capitalize(words.plural)} density="compact" classNames={{ table: 'text-caption' }}>
        <TableHeader>
          <TableRow>
            {columns.map(({ column: { pointer, name, type } }) => (
              <TableHead key={pointer} align={type === 'number' ? 'end' : 'start'}>
                <bdi>{name}</bdi>
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ id, cells }) => (
            <TableRow key={id} className="print:break-inside-avoid">
              {columns.map(({ column, index }) => (
                <TableCell
                  key={column.pointer}
                  align={column.type === 'number' ? 'end' : 'start'}
                  className="wrap-anywhere"
                >
                  <bdi>{cutText(cellText(cells[index] ?? null, column, connection), maxTextLength)}</bdi>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
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
