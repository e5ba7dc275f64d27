import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import {
  Card,
  CardContent,
  Chart,
  type ChartColor,
  type ChartProps,
  type ChartSeries,
  DirectionProvider,
  LocaleProvider,
  DonutChart,
} from 'waymark';

const readings = [
  { level: 'High', count: 2566 },
  { level: 'Medium', count: 2671 },
  { level: 'Low', count: 520 },
];
const readingSeries: readonly ChartSeries[] = [{ key: 'count', label: 'Readings' }];
const levelColors: Record<string, ChartColor> = { High: 'level-high', Medium: 'level-medium', Low: 'level-low' };

const sources = [
  { source: 'Online Store', orders: 2104 },
  { source: 'Warehouse North', orders: 1642 },
  { source: 'Warehouse South', orders: 1137 },
  { source: 'Pop-up Store', orders: 874 },
  { source: 'Partners', orders: 431 },
  { source: 'Phone', orders: 120 },
  { source: 'Trade fairs', orders: 77 },
  { source: 'Legacy Import', orders: 31 },
];
const orderSeries: readonly ChartSeries[] = [{ key: 'orders', label: 'Orders' }];
const bySource = { data: sources, x: 'source', series: orderSeries };

const meta = {
  title: 'Data/DonutChart',
  component: DonutChart,
  argTypes: {
    data: { control: false },
    series: { control: false },
    colors: { control: 'object' },
    maxParts: { control: { type: 'range', min: 2, max: 6 } },
    numberFormat: { control: 'object' },
    value: { control: false },
    defaultValue: { control: false },
  },
  args: { data: readings, x: 'level', series: readingSeries, colors: levelColors, 'aria-label': 'Readings by level' },
} satisfies Meta<typeof DonutChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const tooltipIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-slot="chart-tooltip"]');

export const Playground: Story = {
  args: { defaultValue: null, onValueChange: fn(), onPointFocus: fn() },
  decorators: [
    (Story) => (
      <Card className="max-w-120">
        <CardContent>
          <Story />
        </CardContent>
      </Card>
    ),
  ],
};

/** Without a selection, the ring is an image. The list beside it shows the values and the shares. */
export const Static: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Readings by level' })).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: 'Parts' })).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual(['High 2,566 45%', 'Medium 2,671 46%', 'Low 520 9%']);
    await expect(canvasElement.querySelector('[data-slot="donut-chart-total"]')).toHaveTextContent('5,757');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** One tab stop; the arrow keys move between the parts, Enter and Space select one, Escape clears the selection. */
export const SelectsAPart: Story = {
  tags: ['feature'],
  parameters: {
    keyboard: ['donut-tab', 'donut-next', 'donut-previous', 'donut-home', 'donut-end', 'donut-select', 'donut-escape'],
  },
  args: { defaultValue: null, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('listbox', { name: 'Readings by level' });
    const options = canvas.getAllByRole('option');
    await expect(options[0]).toHaveAccessibleName('High: 2,566, 45%');
    const activeIs = (index: number) =>
      expect(list).toHaveAttribute('aria-activedescendant', options[index]?.id ?? 'none');

    await userEvent.tab();
    await expect(list).toHaveFocus();
    await activeIs(0);
    for (const [key, index] of [
      ['{ArrowRight}', 1],
      ['{ArrowLeft}', 0],
      ['{End}', 2],
      ['{Home}', 0],
      ['{ArrowRight}', 1],
    ] as const) {
      await userEvent.keyboard(key);
      await activeIs(index);
    }
    await expect(tooltipIn(canvasElement)).toHaveTextContent('Medium');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Medium');
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');

    // The first Escape closes the tooltip, the second one clears the selection.
    await userEvent.keyboard('{Escape}');
    await expect(tooltipIn(canvasElement)).toBeNull();
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Medium');
  },
};

/** The tooltip shows the value and the share of the part under the pointer. A click selects the part. */
export const Pointer: Story = {
  tags: ['feature', '!dev'],
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const plot = within(canvasElement).getByRole('listbox');
    const { left, top, width, height } = plot.getBoundingClientRect();
    // At the bottom of the ring.
    const bottom = { clientX: left + width / 2, clientY: top + height * 0.9 };
    await fireEvent.pointerMove(plot, bottom);
    await expect(tooltipIn(canvasElement)).toHaveTextContent('MediumReadings2,67146%');
    await fireEvent.click(plot, bottom);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Medium');
    await fireEvent.pointerOut(plot, { relatedTarget: document.body });
    await expect(tooltipIn(canvasElement)).toBeNull();
  },
};

/** With more than `maxParts` rows, the smallest ones are combined into one part, which cannot be selected. */
export const Other: Story = {
  tags: ['feature'],
  args: {
    ...bySource,
    colors: undefined,
    maxParts: 5,
    defaultValue: null,
    onValueChange: fn(),
    'aria-label': 'Orders by source',
  },
  play: async ({ args, canvasElement }) => {
    const options = within(canvasElement).getAllByRole('option');
    await expect(options).toHaveLength(5);
    await expect(options[4]).toHaveAccessibleName('Other: 659, 10%');
    await expect(options[4]).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Pop-up Store');
  },
};

const badRows = [
  { level: 'High', count: 40 },
  { level: 'Medium', count: -12 },
  { level: 'Low', count: Number.NaN },
  { level: 'None', count: null },
];

/** A note states which values are not parts. `null` means that there is no value, and needs no note. */
export const BadValues: Story = {
  tags: ['feature'],
  args: { data: badRows },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(
      canvas.getByText('1 value is left out: it is not a number. 1 value is left out: it is below zero.'),
    ).toBeVisible();
  },
};

/** A `Chart` adds the title, the table, the downloads and the data states. */
export const InAChart: Story = {
  tags: ['feature'],
  render: () => (
    <Card className="max-w-120">
      <CardContent>
        <Chart title="Orders by source" {...bySource} xLabel="Source" downloadName="orders">
          <DonutChart />
        </Chart>
      </CardContent>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Orders by source' })).toBeVisible();
    // The table lists the rows that “Other” combines.
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const table = within(canvas.getByRole('table', { name: 'Orders by source' }));
    await expect(table.getAllByRole('row')).toHaveLength(9);
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
    await expect(canvas.getByRole('img', { name: 'Orders by source' })).toBeVisible();
  },
};

/** In right-to-left layouts, the parts follow each other counterclockwise, and the left arrow key moves to the next one. */
export const RightToLeft: Story = {
  tags: ['feature'],
  args: {
    data: [
      { level: 'مرتفع', count: 2566 },
      { level: 'متوسط', count: 2671 },
      { level: 'منخفض', count: 520 },
    ],
    colors: undefined,
    defaultValue: null,
    onValueChange: fn(),
    'aria-label': 'القراءات',
  },
  render: (args) => (
    <DirectionProvider direction="rtl" scope="subtree" lang="ar">
      <LocaleProvider locale="ar">
        <DonutChart {...args} />
      </LocaleProvider>
    </DirectionProvider>
  ),
  play: async ({ args, canvasElement }) => {
    const options = within(canvasElement).getAllByRole('option');
    const [first, last] = [options[0], options[2]].map((option) => (option as Element).getBoundingClientRect());
    await expect(first?.left).toBeLessThan(last?.left ?? 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('متوسط');
  },
};

/**
 * Levels, many parts with “Other”, a selection, one part, values that are not parts, a large total, zero, and a narrow
 * card.
 */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => {
    const byLevel = { data: readings, x: 'level', series: readingSeries };
    return (
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {[
          { title: 'Levels', ...byLevel, children: <DonutChart colors={levelColors} /> },
          { title: 'Other', ...bySource, children: <DonutChart /> },
          { title: 'A selection', ...byLevel, children: <DonutChart colors={levelColors} defaultValue="Medium" /> },
          { title: 'One part', ...byLevel, data: readings.slice(0, 1), children: <DonutChart /> },
          { title: 'Bad values', ...byLevel, data: badRows, children: <DonutChart colors={levelColors} /> },
          {
            title: 'A large total, and tiny parts',
            ...byLevel,
            data: [
              { level: 'Requests that were answered from the cache of the server', count: 1_204_512_804 },
              { level: 'Errors', count: 1200 },
              { level: 'Timeouts', count: 3 },
            ],
            children: <DonutChart />,
          },
          {
            title: 'Zero',
            ...byLevel,
            data: readings.map((row) => ({ ...row, count: 0 })),
            children: <DonutChart colors={levelColors} />,
          },
          { title: 'As a table', ...byLevel, defaultView: 'table' as const, children: <DonutChart /> },
        ].map((chart: ChartProps & { title: string }) => (
          <Card key={chart.title}>
            <CardContent>
              <Chart {...chart} />
            </CardContent>
          </Card>
        ))}
        <Card className="max-w-70">
          <CardContent>
            <Chart title="Narrow" {...byLevel}>
              <DonutChart colors={levelColors} />
            </Chart>
          </CardContent>
        </Card>
      </div>
    );
  },
};

/** Loading, empty, failed and outdated. */
export const StatesSheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['loading', 'empty', 'error', 'stale'] as const).map((status) => (
        <Card key={status}>
          <CardContent>
            <Chart
              title={`Status ${status}`}
              {...bySource}
              {...(status === 'loading' ? { loading: true } : { status })}
              onRetry={fn()}
            >
              <DonutChart />
            </Chart>
          </CardContent>
        </Card>
      ))}
    </div>
  ),
};
