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
      <table className="w-full border-collapse text-caption">
        <thead>
          <tr className="border-b border-divider">
            <th className="p-1 text-start">Time</th>
            <th className="p-1 text-start">Label</th>
            <th className="p-1 text-start">Level</th>
            <th className="p-1 text-end">Value</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, time, label, level, value }) => (
            <tr key={id} className="border-b border-divider">
              <td className="p-1">{formatTime(time)}</td>
              <td className="p-1">{label}</td>
              <td className="p-1">{levelNames[level]}</td>
              <td className="p-1 text-end">{formatValue(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
