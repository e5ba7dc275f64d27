import { useMemo } from 'react';
import {
  Alert,
  Chip,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type Tone,
} from 'waymark';
import type { Connection } from '../../data/connections/connection';
import type { FoundArray } from '../../data/rows/inspect';
import { createRowMapper, describeLeftOut, noneLeftOut } from '../../data/rows/map-rows';
import type { Level, Reading } from '../../data/rows/reading';

/** How many rows the preview shows. */
const previewRows = 5;

const tones: Record<Level, Tone> = { high: 'success', medium: 'warning', low: 'error' };
const levelNames: Record<Level, string> = { high: 'High', medium: 'Medium', low: 'Low' };

export interface PreviewTableProps {
  connection: Connection;
  /** The rows of the test. */
  rows: FoundArray;
}

/** The first rows of a test as the dashboard reads them, and how many do not fit. */
export function PreviewTable({ connection: { mapping, levelWords }, rows: { sample } }: PreviewTableProps) {
  const { readings, notice } = useMemo(() => {
    const map = createRowMapper(mapping, levelWords);
    const leftOut = noneLeftOut();
    // Numbered, because an API may repeat an id.
    const mapped: (Reading & { number: number })[] = [];
    for (const [index, row] of sample.entries()) {
      const reading = map(row, index);
      if (typeof reading === 'string') leftOut[reading] += 1;
      else mapped.push({ ...reading, number: index });
    }
    return { readings: mapped.slice(0, previewRows), notice: describeLeftOut(leftOut, sample.length) };
  }, [mapping, levelWords, sample]);

  return (
    <div className="grid gap-3">
      {notice !== null && <Alert tone="warning">{notice}</Alert>}
      {readings.length > 0 && (
        <Table className="table-fixed">
          <TableCaption>Preview of the first rows</TableCaption>
          <TableHeader>
            <TableRow>
              <TableHead>Time</TableHead>
              <TableHead>Label</TableHead>
              <TableHead numeric>Value</TableHead>
              <TableHead>Level</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {readings.map(({ number, time, label, value, level }) => (
              <TableRow key={number}>
                <TableCell className="wrap-anywhere">
                  <time dateTime={new Date(time).toISOString()}>
                    {new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
                  </time>
                </TableCell>
                <TableCell className="wrap-anywhere">
                  <bdi>{label}</bdi>
                </TableCell>
                <TableCell numeric className="wrap-anywhere">
                  {value.toLocaleString()}
                </TableCell>
                <TableCell>
                  <Chip size="sm" tone={tones[level]}>
                    {levelNames[level]}
                  </Chip>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </div>
  );
}
