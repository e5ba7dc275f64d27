import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chart, DirectionProvider, HeatmapChart, LocaleProvider } from 'waymark';
import { daySeries, weekHours } from './chart.samples';

const meta = {
  title: 'Data/HeatmapChart',
  component: HeatmapChart,
  argTypes: {
    data: { control: false },
    series: { control: false },
    color: { control: 'text' },
    numberFormat: { control: 'object' },
    value: { control: false },
    defaultValue: { control: false },
  },
  args: { data: weekHours, x: 'hour', series: daySeries, 'aria-label': 'Requests by hour and day' },
} satisfies Meta<typeof HeatmapChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: null, onValueChange: fn() } };

/** The arrow keys move between the cells in both directions, Enter and Space select one, Escape clears the selection. */
export const SelectsACell: Story = {
  tags: ['feature'],
  args: { defaultValue: null, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    const option = canvas.getByRole('option', { selected: true });
    await expect(option).toHaveAccessibleName(/^02: Tuesday \d+$/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ x: '02', key: 'tue' });
    await expect(canvasElement.querySelector('[data-slot="chart-tooltip"]')).toHaveTextContent(/^02Tuesday\d+/);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** In a chart with a selection, in another color with limits, and in right-to-left. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-6 bg-paper p-4">
      <Chart title="Requests by hour and day" data={weekHours} x="hour" xLabel="Hour" series={daySeries}>
        <HeatmapChart defaultValue={{ x: '12', key: 'thu' }} />
      </Chart>
      <HeatmapChart data={weekHours} x="hour" series={daySeries.slice(0, 3)} color="error" min={0} max={2000} />
      <DirectionProvider direction="rtl" scope="subtree" lang="ar">
        <LocaleProvider locale="ar">
          <HeatmapChart data={weekHours.slice(6, 18)} x="hour" series={daySeries} />
        </LocaleProvider>
      </DirectionProvider>
    </div>
  ),
};
