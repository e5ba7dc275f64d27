import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { LineChart } from 'waymark';
import {
  days,
  levelSeries,
  profits,
  profitSeries,
  requests,
  requestSeries,
  temperatures,
  temperatureSeries,
} from './chart.samples';

const celsius = { style: 'unit', unit: 'celsius', maximumFractionDigits: 1 } as const;

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  argTypes: {
    data: { control: false },
    series: { control: false },
    variant: { control: 'inline-radio', options: ['line', 'area', 'stacked', 'scatter'] },
    scale: { control: 'inline-radio', options: ['linear', 'log'] },
    numberFormat: { control: 'object' },
    xLabel: { control: 'text' },
    yLabel: { control: 'text' },
    value: { control: false },
    defaultValue: { control: false },
  },
  args: {
    data: temperatures(90),
    x: 'time',
    series: temperatureSeries,
    numberFormat: celsius,
    'aria-label': 'Temperature',
  },
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { variant: 'line', xLabel: 'Time', yLabel: 'Temperature', onPointFocus: fn() },
};

/** Values that are not numbers are gaps. A note states how many of them are not `null`. */
export const Gaps: Story = {
  tags: ['feature'],
  args: { data: temperatures(30, true) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 values are left out: they are not numbers.')).toBeVisible();
    const [line] = canvasElement.querySelectorAll('g[stroke="currentColor"] > path[stroke-width="2"]');
    await expect(line?.getAttribute('d')?.match(/M/g)?.length).toBeGreaterThan(1);
  },
};

/** With `onValueChange`, the points are options. The keys are the same as in BarChart. */
export const SelectsAPoint: Story = {
  tags: ['feature'],
  args: { data: temperatures(12), defaultValue: null, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}{Enter}');
    const option = canvas.getAllByRole('option')[10];
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(option).toHaveAccessibleName(
      /^November 14, 2026 at 8:10 AM: Inside 2\d(\.\d)?°C, Outside \d+(\.\d)?°C$/,
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date(2026, 10, 14, 8, 10));
  },
};

/**
 * With 10,000 points, each pixel column draws at most four, and only the options around the active one are in the
 * document.
 */
export const ManyPoints: Story = {
  tags: ['feature'],
  args: { data: temperatures(10_000), defaultValue: null, onValueChange: fn() },
  play: async ({ canvasElement }) => {
    const plot = within(canvasElement).getByRole('listbox');
    const [line] = canvasElement.querySelectorAll('g[stroke="currentColor"] > path[stroke-width="2"]');
    const points = line?.getAttribute('d')?.split('L') ?? [];
    await expect(points.length).toBeGreaterThan(plot.clientWidth / 2);
    await expect(points.length).toBeLessThan(4 * plot.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvasElement.querySelector(`#${CSS.escape(plot.getAttribute('aria-activedescendant') ?? '')}`);
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(last).toHaveAccessibleName(/^November 21, 2026 at 6:39 AM: /);
  },
};

/** Stacked areas are the parts of a total, which the tooltip states. */
export const StackedAreas: Story = {
  tags: ['feature'],
  args: {
    data: days(30),
    x: 'day',
    series: levelSeries,
    variant: 'stacked',
    numberFormat: undefined,
    'aria-label': 'Readings by level',
    defaultValue: null,
    onValueChange: fn(),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    const amounts = canvasElement.querySelectorAll('[data-slot="chart-tooltip"] p:not(:first-child) bdi:first-of-type');
    const [high, medium, low, total] = [...amounts].map(({ textContent }) => Number(textContent));
    await expect(total).toBe(Number(high) + Number(medium) + Number(low));
    await expect(canvas.getAllByRole('option')[0]).toHaveAccessibleName(/High \d+, Medium \d+, Low \d+$/);
  },
};

/** A drag, a button or the plus key zooms in; a button or the minus key undoes each step. */
export const Zoom: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['chart-zoom-in', 'chart-zoom-undo'] },
  args: { defaultValue: null, defaultZoom: null, onZoomChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const count = () => canvas.getAllByRole('option').length;
    canvas.getByRole('listbox').focus();
    await userEvent.keyboard('{End}{+}{+}');
    await expect(count()).toBe(23);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Showing November 14, 2026 at 9:07 AM to .* 9:29 AM$/);
    await userEvent.keyboard('-');
    await expect(count()).toBe(45);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo zoom' }));
    await expect(args.onZoomChange).toHaveBeenLastCalledWith(null);

    const { left, top, width } = canvas.getByRole('listbox').getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + share * width, clientY: top + 60, pointerId: 1, button: 0 });
    const area = canvas.getByRole('listbox').parentElement as HTMLElement;
    // Synthetic events have no pointer to capture.
    area.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(area, at(0.4));
    await fireEvent.pointerMove(area, at(0.6));
    await fireEvent.pointerUp(area, at(0.6));
    await expect(count()).toBeLessThan(30);
    await expect(canvas.getByRole('button', { name: 'Undo zoom' })).not.toHaveAttribute('aria-disabled');
  },
};

/** Lines, areas and points; 1, 2, 30 and 10,000 points; gaps, a selection, categories, negative values, events and limits. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-6 bg-paper p-4 sm:grid-cols-2">
      <LineChart
        data={temperatures(30)}
        x="time"
        series={temperatureSeries}
        numberFormat={celsius}
        xLabel="Time"
        yLabel="Temperature"
      />
      <LineChart data={temperatures(30, true)} x="time" series={temperatureSeries} variant="area" />
      <LineChart data={temperatures(1)} x="time" series={temperatureSeries} />
      <LineChart
        data={temperatures(2)}
        x="time"
        series={temperatureSeries}
        defaultValue={new Date(2026, 10, 14, 8, 1)}
      />
      <LineChart data={profits} x="team" series={profitSeries} variant="area" yLabel="Profit" unit="M€" />
      <LineChart data={temperatures(10_000)} x="time" series={temperatureSeries} />
      <LineChart data={days(30)} x="day" series={levelSeries} variant="stacked" />
      <LineChart
        data={temperatures(30)}
        x="time"
        series={temperatureSeries}
        thresholds={[{ value: 24, label: 'Limit' }]}
      />
      <LineChart
        data={requests}
        x="size"
        series={requestSeries}
        variant="scatter"
        xLabel="Size in kB"
        yLabel="Duration"
        unit="ms"
        min={0}
      />
      <LineChart
        data={temperatures(30)}
        x="time"
        series={temperatureSeries}
        min={0}
        max={20}
        ticks={[0, 10, 20]}
        annotations={[
          { x: new Date(2026, 10, 14, 8, 6), label: 'Window opened' },
          { x: new Date(2026, 10, 14, 8, 8), to: new Date(2026, 10, 14, 8, 16), label: 'Heating off' },
        ]}
      />
    </div>
  ),
};
