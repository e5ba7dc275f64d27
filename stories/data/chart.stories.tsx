import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { BarChart, Button, Chart, ChartGroup, LineChart } from 'waymark';
import { days, levelSeries, temperatures, temperatureSeries } from './chart.samples';

const meta = {
  title: 'Data/Chart',
  component: Chart,
  argTypes: {
    title: { control: 'text' },
    description: { control: 'text' },
    data: { control: false },
    series: { control: false },
    children: { control: false },
    status: { control: 'select', options: ['ready', 'empty', 'no-match', 'error', 'stale'] },
    message: { control: 'text' },
    view: { control: false },
    hiddenSeries: { control: false },
    updatedAt: { control: false },
  },
  args: {
    title: 'Readings by level',
    description: 'November 2026, Central European Time',
    data: days(14),
    x: 'day',
    xLabel: 'Day',
    series: levelSeries,
    children: <BarChart yLabel="Readings" />,
  },
} satisfies Meta<typeof Chart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { showSummary: true, onRetry: fn(), onClearFilters: fn(), message: 'The server answers slowly.' },
};

/** The legend shows and hides series, in the chart, the summary and the table. */
export const Legend: Story = {
  tags: ['feature'],
  args: { onHiddenSeriesChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const legend = within(canvas.getByRole('list', { name: 'Series' }));
    const plot = canvas.getByRole('img', { name: 'Readings by level' });
    await expect(plot).toHaveAccessibleDescription(/^14 points, .*: High from \d+ to \d+, highest \d+ on .*, Low from/);
    await userEvent.click(legend.getByRole('button', { name: 'High' }));
    await expect(legend.getByRole('button', { name: 'High' })).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onHiddenSeriesChange).toHaveBeenLastCalledWith(new Set(['high']));
    await expect(plot).not.toHaveAccessibleDescription(/High/);
    await userEvent.click(legend.getByRole('button', { name: 'Medium' }));
    await userEvent.click(legend.getByRole('button', { name: 'Low' }));
    await expect(canvas.getByText('All series are hidden')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all series' }));
    await expect(canvas.getByRole('img', { name: 'Readings by level' })).toBeVisible();
  },
};

/** The table contains a row for each bucket. A click on a column heading sorts it. */
export const Table: Story = {
  tags: ['feature'],
  args: { onViewChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('table');
    const table = within(canvas.getByRole('table', { name: 'Readings by level' }));
    await expect(table.getAllByRole('row')).toHaveLength(15);
    const values = () =>
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent));
    await userEvent.click(table.getByRole('button', { name: 'High' }));
    await expect(table.getByRole('columnheader', { name: 'High' })).toHaveAttribute('aria-sort', 'descending');
    await expect(values()).toEqual(values().toSorted((a, b) => b - a));
    await userEvent.click(table.getByRole('button', { name: 'High' }));
    await expect(table.getByRole('columnheader', { name: 'High' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('button', { name: 'Copy as CSV' })).toBeVisible();
  },
};

/**
 * A downloaded picture is self-contained: it includes the title, the legend and the background, in the screen's colors.
 */
export const Downloads: Story = {
  tags: ['feature'],
  args: { downloadName: 'readings', onDownloadError: fn() },
  play: async ({ args, canvasElement }) => {
    const files: Blob[] = [];
    const names: string[] = [];
    const url = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'about:blank';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Download as SVG' }));
    await waitFor(() => expect(names).toEqual(['readings.svg']));
    await userEvent.click(canvas.getByRole('button', { name: 'Download as PNG' }));
    await waitFor(() => expect(names).toEqual(['readings.svg', 'readings.png']));
    url.mockRestore();
    click.mockRestore();

    const svg = (await files[0]?.text()) ?? '';
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
    // A long line wraps as it does on the screen.
    const texts = [...drawn.querySelectorAll('text')].map((text) => text.textContent).join(' ');
    await expect(texts).toMatch(/^Readings by level November 2026, Central European Time High Medium Low /);
    await expect(drawn.querySelectorAll('pattern rect')).toHaveLength(6);
    await expect(svg).not.toMatch(/ class=|currentColor|var\(|oklab/i);
    // Twice the size of the screen.
    const picture = await createImageBitmap(files[1] as Blob);
    await expect(picture.width / 2).toBe(Number(/width="(\d+)"/.exec(svg)?.[1]));
    await expect(args.onDownloadError).not.toHaveBeenCalled();
  },
};

/** While loading, the chart already has its final size. */
export const KeepsItsSize: Story = {
  tags: ['feature'],
  render: function Render(args) {
    const [isLoading, setLoading] = useState(true);
    return (
      <div className="grid gap-4">
        <Chart {...args} loading={isLoading} />
        <Button className="justify-self-start" onClick={() => setLoading(false)}>
          Finish loading
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figure = canvas.getByRole('figure', { name: 'Readings by level' });
    await expect(figure).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    const { width, height } = figure.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish loading' }));
    await expect(canvas.getByRole('img', { name: 'Readings by level' })).toBeVisible();
    await expect(figure.getBoundingClientRect()).toMatchObject({ width, height });
  },
};

/** Charts in a `ChartGroup` share one cursor. */
export const OneCursor: Story = {
  tags: ['feature'],
  render: ({ data }) => (
    <ChartGroup>
      <BarChart data={data} x="day" series={levelSeries} yLabel="Readings" defaultValue={null} aria-label="Readings" />
      <LineChart data={data} x="day" series={levelSeries.slice(0, 1)} yLabel="High readings" aria-label="High" />
    </ChartGroup>
  ),
  play: async ({ canvasElement }) => {
    const names = () =>
      [...canvasElement.querySelectorAll('[data-slot="chart-tooltip"] > p:first-child')].map(
        (name) => name.textContent,
      );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(names()).toEqual(['Monday, November 2, 2026', 'Monday, November 2, 2026']);
    await userEvent.keyboard('{Escape}');
    await expect(names()).toEqual([]);
  },
};

/** Each state offers the next step. */
export const States: Story = {
  tags: ['feature'],
  args: { onRetry: fn(() => undefined), onClearFilters: fn(() => undefined) },
  render: (args) => (
    <div className="grid gap-6 sm:grid-cols-2">
      <Chart {...args} title="Nothing matches" status="no-match" />
      <Chart {...args} title="Failed" status="error" message="The key is no longer accepted." />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClearFilters).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The key is no longer accepted.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** With a legend, a line and an area, the table, hidden series, and a visible summary. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => {
    const readings = { data: days(10), x: 'day', xLabel: 'Day', series: levelSeries };
    const warmth = { data: temperatures(30), x: 'time', series: temperatureSeries, unit: '°C' };
    return (
      <div className="grid gap-6 bg-paper p-4 sm:grid-cols-2">
        <Chart {...readings} title="Readings by level" description="November 2026" showSummary>
          <BarChart yLabel="Readings" defaultValue={null} />
        </Chart>
        <Chart {...warmth} title="Temperature">
          <LineChart variant="area" />
        </Chart>
        <Chart
          {...readings}
          data={days(4)}
          title="As a table"
          defaultView="table"
          defaultHiddenSeries={new Set(['medium'])}
        >
          <BarChart />
        </Chart>
        <Chart {...readings} title="Without series" defaultHiddenSeries={new Set(['high', 'medium', 'low'])}>
          <BarChart />
        </Chart>
      </div>
    );
  },
};

/** Loading, empty, without matches, failed, and outdated. */
export const StatesSheet: Story = {
  tags: ['visual'],
  render: () => {
    const readings = { data: days(10), x: 'day', series: levelSeries, onRetry: fn(), onClearFilters: fn() };
    return (
      <div className="grid gap-6 bg-paper p-4 sm:grid-cols-2">
        <Chart {...readings} title="Loading" loading>
          <BarChart />
        </Chart>
        <Chart {...readings} title="Empty" data={[]} message="Connect a source to see its readings.">
          <BarChart />
        </Chart>
        <Chart {...readings} title="Nothing matches" status="no-match">
          <BarChart />
        </Chart>
        <Chart {...readings} title="Failed" status="error" message="The key is no longer accepted.">
          <BarChart />
        </Chart>
        <Chart
          {...readings}
          title="Outdated"
          status="stale"
          updatedAt={new Date(2026, 10, 10, 16, 12)}
          message="The server does not respond."
        >
          <BarChart />
        </Chart>
      </div>
    );
  },
};
