import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BarChart, Chart, type ChartProps, saveChart } from 'waymark';
import { chartImage, drawChart } from '../../../src/components/data/chart/chart-image';

const chart: Omit<ChartProps, 'children'> = {
  title: 'Readings by level',
  description: 'November 2026',
  data: [
    { day: 'Monday', high: 4, low: 1 },
    { day: 'Tuesday', high: 7, low: 2 },
  ],
  x: 'day',
  series: [
    { key: 'high', label: 'High', color: 'level-high' },
    { key: 'low', label: 'Low', color: 'level-low' },
  ],
};

const renderChart = (props: Partial<ChartProps> = {}) =>
  render(
    <Chart {...chart} {...props}>
      <BarChart yLabel="Readings" defaultValue={null} />
    </Chart>,
  );

// jsdom does not compute layout.
beforeEach(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 40, 16);
});
afterEach(() => {
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
});

const parse = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');
const textsOf = (picture: Document) => [...picture.querySelectorAll('text')].map((text) => text.textContent);

describe('the picture of a chart', () => {
  it('omits hidden series, the switch and the print table', () => {
    renderChart({ hiddenSeries: new Set(['low']), downloadName: 'readings' });
    const texts = textsOf(parse(drawChart(screen.getByRole('figure')).svg));
    for (const text of ['Low', 'PNG', 'Copy as CSV']) expect(texts).not.toContain(text);
  });

  it('places its caption below the chart', () => {
    renderChart();
    const texts = textsOf(parse(drawChart(screen.getByRole('figure'), 'November 2026, Shop').svg));
    expect(texts.at(-1)).toBe('November 2026, Shop');
  });

  it('cannot be created from a table or missing data', async () => {
    const { unmount } = renderChart({ view: 'table' });
    await expect(saveChart(screen.getByRole('figure'), 'svg', 'readings')).rejects.toThrow('no plot to draw');
    unmount();
    renderChart({ loading: true });
    await expect(chartImage(screen.getByRole('figure'), 'png')).rejects.toThrow('no plot to draw');
  });
});

describe('the downloads of a chart', () => {
  const saved = vi.fn(() => 'blob:chart');
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });

  it('show a failure until the next picture succeeds', async () => {
    const onDownloadError = vi.fn();
    render(
      <Chart {...chart} downloadName="readings" onDownloadError={onDownloadError}>
        <BarChart />
      </Chart>,
    );
    // jsdom decodes no images.
    await userEvent.click(screen.getByRole('button', { name: 'Download as PNG' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The image could not be created');
    expect(onDownloadError).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Download as PNG' })).not.toHaveAttribute('aria-disabled');
    expect(saved).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Download as SVG' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(saved).toHaveBeenCalledOnce();
  });
});
