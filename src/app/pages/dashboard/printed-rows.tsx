import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'waymark';
import type { Reading } from '../../data/rows/reading';
import { countReadings, formatCount, formatTime, formatValue, levelNames } from './formats';

export interface PrintedRowsProps {
  rows: readonly Reading[];
  /** The number of rows before these. */
  firstRow: number;
  total: number;
}

/** The rows of the current request as a plain table, because a printed grid would have the rows of one page only. */
export function PrintedRows({ rows, firstRow, total }: PrintedRowsProps) {
  const more = total - firstRow - rows.length;
  return (
    <>
      {firstRow > 0 && (
        <p>
          <bdi>The first {countReadings(firstRow)} are left out.</bdi>
        </p>
      )}
      <Table aria-label="Readings" density="compact" className="text-caption">
        <TableHeader>
          <TableRow>
            <TableHead>Time</TableHead>
            <TableHead>Label</TableHead>
            <TableHead>Level</TableHead>
            <TableHead numeric>Value</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ id, time, label, level, value }) => (
            <TableRow key={id}>
              <TableCell>{formatTime(time)}</TableCell>
              <TableCell>{label}</TableCell>
              <TableCell>{levelNames[level]}</TableCell>
              <TableCell numeric>{formatValue(value)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more > 0 && (
        <p>
          <bdi>
            {formatCount(more)} more {more === 1 ? 'reading matches' : 'readings match'}. Download the CSV file to get
            all of them.
          </bdi>
        </p>
      )}
    </>
  );
}
