import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button';
import type { ChartText } from './chart-context';
import { type ChartImageFormat, saveChart } from './save-chart';

interface ChartDownloadsProps {
  text: ChartText;
  fileName: string;
  /** Called when a picture has been saved, or with the reason why it could not be saved. */
  onDone: (error?: unknown) => void;
}

const formats = [
  { format: 'png', label: 'chartDownloadPng' },
  { format: 'svg', label: 'chartDownloadSvg' },
] as const;

/** A button for each picture format in which the chart can be downloaded. */
export function ChartDownloads({ text, fileName, onDone }: ChartDownloadsProps) {
  const [running, setRunning] = useState<ChartImageFormat | null>(null);
  const save = async (button: Element, format: ChartImageFormat): Promise<void> => {
    const chart = button.closest('[data-slot="chart"]');
    if (!chart) return;
    setRunning(format);
    await saveChart(chart, format, fileName).then(() => onDone(), onDone);
    setRunning(null);
  };
  return (
    <div data-slot="chart-downloads" className="flex shrink-0 gap-1 print:hidden">
      {formats.map(({ format, label }) => (
        <Button
          key={format}
          variant="plain"
          size="sm"
          start={<Download />}
          aria-label={text(label)}
          loading={running === format}
          onClick={({ currentTarget }) => void save(currentTarget, format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
