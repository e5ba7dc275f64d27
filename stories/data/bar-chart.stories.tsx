import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { BarChart, Chart, DirectionProvider, LocaleProvider } from 'waymark';
import {
  comparedDays,
  comparedLevels,
  days,
  levelSeries,
  orders,
  orderSeries,
  profits,
  profitSeries,
  services,
  serviceSeries,
} from './chart.samples';

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  argTypes: {
    data: { control: false },
    series: { control: false },
    layout: { control: 'inline-radio', options: ['stacked', 'grouped'] },
    orientation: { control: 'inline-radio', options: ['vertical', 'horizontal'] },
    scale: { control: 'inline-radio', options: ['linear', 'log'] },
    interval: { control: 'inline-radio', options: ['hour', 'day', 'week', 'month', 'year'] },
    numberFormat: { control: 'object' },
    xLabel: { control: 'text' },
    yLabel: { control: 'text' },
    value: { control: false },
    defaultValue: { control: false },
  },
  args: { data: days(14), x: 'day', series: levelSeries, 'aria-label': 'Readings by level' },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    layout: 'stacked',
    xLabel: 'Day',
    yLabel: 'Readings',
    defaultValue: null,
    onValueChange: fn(),
    onPointFocus: fn(),
  },
};

/** Without a selection, the chart is an image that the summary describes. */
export const Static: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Readings by level' });
    await expect(image).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** One tab stop; the arrow keys move between the buckets, Enter and Space select one, Escape clears the selection. */
export const SelectsABucket: Story = {
  tags: ['feature'],
  parameters: {
    keyboard: [
      'chart-tab',
      'chart-next',
      'chart-previous',
      'chart-home',
      'chart-end',
      'chart-page-down',
      'chart-page-up',
      'chart-select',
      'chart-escape',
    ],
  },
  args: { data: days(20), defaultValue: null, onValueChange: fn(), onPointFocus: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('listbox', { name: 'Readings by level' });
    const options = canvas.getAllByRole('option');
    await expect(options).toHaveLength(20);
    await expect(options[0]).toHaveAccessibleName(/^Sunday, November 1, 2026: High \d+, Medium \d+, Low \d+$/);
    const activeIs = (index: number) =>
      expect(list).toHaveAttribute('aria-activedescendant', options[index]?.id ?? 'none');

    await userEvent.tab();
    await expect(list).toHaveFocus();
    await activeIs(0);
    for (const [key, index] of [
      ['{ArrowRight}', 1],
      ['{ArrowLeft}', 0],
      ['{ArrowLeft}', 0],
      ['{End}', 19],
      ['{PageUp}', 17],
      ['{Home}', 0],
      ['{PageDown}', 2],
    ] as const) {
      await userEvent.keyboard(key);
      await activeIs(index);
    }
    await expect(args.onPointFocus).toHaveBeenLastCalledWith(
      expect.objectContaining({ index: 2, x: new Date(2026, 10, 3) }),
    );

    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date(2026, 10, 3));
    await expect(options[2]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(options[3]).toHaveAttribute('aria-selected', 'true');
    await expect(options[2]).toHaveAttribute('aria-selected', 'false');

    // The first Escape closes the tooltip, the second one clears the selection.
    const tooltip = () => canvasElement.querySelector('[data-slot="chart-tooltip"]');
    await expect(tooltip()).toHaveTextContent('Wednesday, November 4, 2026');
    await userEvent.keyboard('{Escape}');
    await expect(tooltip()).toBeNull();
    await expect(options[3]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(options[3]).toHaveAttribute('aria-selected', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** The tooltip describes the nearest bucket. The pointer can move onto it, and Escape closes it. A click selects. */
export const Pointer: Story = {
  tags: ['feature', '!dev'],
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = canvas.getByRole('listbox');
    const options = canvas.getAllByRole('option');
    const tooltip = () => canvasElement.querySelector('[data-slot="chart-tooltip"]') as HTMLElement;
    const center = (element: Element | undefined) => {
      const { left, top, width, height } = (element as Element).getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    await fireEvent.pointerMove(plot, center(options[5]));
    await expect(tooltip()).toHaveTextContent('Friday, November 6, 2026');
    await fireEvent.pointerMove(tooltip(), center(options[9]));
    await expect(tooltip()).toHaveTextContent('Friday, November 6, 2026');
    // The tooltip touches the column without covering it: the pointer reaches it without crossing another column.
    const column = options[5]?.getBoundingClientRect();
    const { left, top, bottom } = tooltip().getBoundingClientRect();
    await expect(Math.round(left)).toBe(Math.round(column?.right ?? 0));
    await expect(center(options[5]).clientY).toBeGreaterThan(top);
    await expect(center(options[5]).clientY).toBeLessThan(bottom);
    await userEvent.keyboard('{Escape}');
    await expect(tooltip()).toBeNull();
    await fireEvent.pointerMove(plot, center(options[0]));
    await expect(tooltip()).toHaveTextContent('Sunday, November 1, 2026');
    await fireEvent.pointerOut(plot, { relatedTarget: document.body });
    await expect(tooltip()).toBeNull();
    await fireEvent.click(plot, center(options[3]));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(new Date(2026, 10, 4));
    await fireEvent.click(plot, center(options[3]));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** In right-to-left layouts, the first bucket is on the right, and the left arrow key moves to the next one. */
export const RightToLeft: Story = {
  tags: ['feature'],
  args: { defaultValue: null, onValueChange: fn() },
  render: (args) => (
    <DirectionProvider direction="rtl" scope="subtree" lang="ar">
      <LocaleProvider locale="ar">
        <BarChart {...args} />
      </LocaleProvider>
    </DirectionProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('option');
    // Firefox rounds positions to a sixtieth of a pixel.
    await expect(first?.getBoundingClientRect().left).toBeCloseTo(second?.getBoundingClientRect().right ?? 0, 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-activedescendant', second?.id ?? 'none');
  },
};

/**
 * A `reference` series is a dashed line over the columns, such as the total of the previous period. `incomplete` marks
 * the bucket whose period has not ended yet.
 */
export const PreviousPeriod: Story = {
  tags: ['feature'],
  render: () => (
    <Chart
      title="Readings by level"
      data={comparedDays(10)}
      x="day"
      series={comparedLevels}
      incomplete={new Date(2026, 10, 10)}
    >
      <BarChart yLabel="Readings" defaultValue={null} />
    </Chart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = () => canvasElement.querySelector('[data-slot="chart-reference"]');
    await expect(line()).toBeVisible();
    await expect(canvas.getAllByRole('option').at(-1)).toHaveAccessibleName(
      /^Tuesday, November 10, 2026, in progress: High \d+, Medium \d+, Low \d+, Previous period \d+$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Previous period' }));
    await expect(line()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous period' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('columnheader', { name: 'Previous period' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
  },
};

/** Rows leave room for long names. The up and down arrow keys move between them. */
export const Horizontal: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['chart-down', 'chart-up'] },
  args: {
    data: services,
    x: 'service',
    series: serviceSeries,
    orientation: 'horizontal',
    defaultValue: null,
    onValueChange: fn(),
    'aria-label': 'Requests by service',
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('option').map((option) => option.getBoundingClientRect());
    await expect(second?.top).toBeCloseTo(first?.bottom ?? 0, 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Search');
    // The tooltip touches the row without covering it.
    const tooltip = canvasElement.querySelector('[data-slot="chart-tooltip"]')?.getBoundingClientRect();
    await expect(tooltip?.top).toBeCloseTo(second?.bottom ?? 0, 0);
  },
};

/** A threshold is a labeled line. The chart's description states its value. */
export const Thresholds: Story = {
  tags: ['feature'],
  args: { data: days(14), thresholds: [{ value: 60, label: 'Limit' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="chart-threshold"]')).toHaveTextContent('Limit');
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleDescription('Limit: 60');
  },
};

/** Stacked, grouped, compared and with negative values; 1, 2, 30 and 10,000 buckets; rows, a second axis, and a logarithmic one. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-6 bg-paper p-4 sm:grid-cols-2">
      <BarChart
        data={days(7)}
        x="day"
        series={levelSeries}
        xLabel="Day"
        yLabel="Readings"
        defaultValue={new Date(2026, 10, 3)}
      />
      <BarChart data={profits} x="team" series={profitSeries} yLabel="Profit" unit="M€" />
      <BarChart data={profits} x="team" series={profitSeries} layout="grouped" />
      <BarChart data={days(2)} x="day" series={levelSeries} />
      <BarChart data={[...days(29), { day: new Date(2026, 10, 30), high: Number.NaN }]} x="day" series={levelSeries} />
      <BarChart data={days(10_000)} x="day" series={levelSeries} />
      <BarChart data={comparedDays(14)} x="day" series={comparedLevels} incomplete={new Date(2026, 10, 14)} />
      <BarChart data={days(14)} x="day" series={levelSeries} thresholds={[{ value: 60, label: 'Limit' }]} />
      <BarChart
        data={services}
        x="service"
        series={serviceSeries}
        orientation="horizontal"
        yLabel="Requests"
        defaultValue="Search"
        thresholds={[{ value: 2500, label: 'Quota' }]}
      />
      <BarChart
        data={orders(14)}
        x="day"
        series={orderSeries}
        yLabel="Orders"
        endAxis={{ title: 'Returned', min: 0 }}
        annotations={[
          { x: new Date(2026, 10, 4), label: 'Campaign' },
          { x: new Date(2026, 10, 9), to: new Date(2026, 10, 11), label: 'Sale' },
        ]}
      />
      <BarChart data={services} x="service" series={serviceSeries} scale="log" />
      <DirectionProvider direction="rtl" scope="subtree" lang="ar">
        <LocaleProvider locale="ar">
          <BarChart data={services} x="service" series={serviceSeries} orientation="horizontal" />
        </LocaleProvider>
      </DirectionProvider>
    </div>
  ),
};
