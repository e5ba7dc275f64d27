import type { ChartText } from './chart-context';
import type { ChartModel } from './chart-model';

interface ChartNoteProps {
  model: ChartModel;
  text: ChartText;
  /** The number of values below zero, which the chart cannot display. @default 0 */
  negative?: number;
  /** The number of values that a logarithmic axis cannot display. @default 0 */
  outOfLog?: number;
}

/** Displays how many values are left out and why. */
export function ChartNote({ model: { leftOut }, text, negative = 0, outOfLog = 0 }: ChartNoteProps) {
  if (leftOut + negative + outOfLog === 0) return null;
  const notes = [
    leftOut > 0 && text('chartLeftOut', { count: leftOut }),
    negative > 0 && text('chartNegative', { count: negative }),
    outOfLog > 0 && text('chartOutOfLog', { count: outOfLog }),
  ];
  return (
    <p data-slot="chart-note" className="text-caption text-muted">
      {notes.filter(Boolean).join(' ')}
    </p>
  );
}

/** Displayed in a chart without data that is not inside a `Chart`. */
export function NoData({ children }: { children: string }) {
  return <p className="flex grow items-center justify-center text-center text-muted">{children}</p>;
}
