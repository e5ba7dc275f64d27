import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Sparkline, StatCard } from 'waymark';

const requests = [18, 24, 21, 32, 30, 41, 38, 46, 44, 52];

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  argTypes: {
    data: { control: 'object' },
    variant: { control: 'inline-radio', options: ['line', 'area'] },
    'aria-label': { control: 'text' },
  },
  args: { data: requests },
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { variant: 'area', className: 'max-w-100 text-primary' } };

/** Beside a figure, the sparkline is decorative. On its own, it needs a name that describes what it shows. */
export const DecorativeOrNamed: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid max-w-100 gap-4">
      <StatCard
        label="Requests today"
        value="1,240"
        sparkline={<Sparkline data={requests} className="text-primary" />}
      />
      <Sparkline data={requests} aria-label="Requests rose from 18 to 52 an hour" className="text-primary" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(image).toHaveAccessibleName('Requests rose from 18 to 52 an hour');
    const [decorative] = canvasElement.querySelectorAll('[data-slot="sparkline"]');
    await expect(decorative).toHaveAttribute('aria-hidden', 'true');
  },
};

const wave = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.sin(index / (count / 12)) * 40 + (index % 7) * 4);

/** 0, 1, 2, 30 and 10,000 values, equal values, gaps, and both variants. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4 bg-paper p-4 text-primary sm:grid-cols-2">
      <Sparkline data={[]} />
      <Sparkline data={[5]} />
      <Sparkline data={[5, 9]} />
      <Sparkline data={[5, 5, 5, 5]} variant="area" />
      <Sparkline data={[4, 7, null, 6, Number.NaN, 8, 9, 5]} />
      <Sparkline data={[-4, 7, null, 6, Number.POSITIVE_INFINITY, 8, 9, 5]} variant="area" />
      <Sparkline data={wave(30)} variant="area" className="text-secondary h-16" />
      <Sparkline data={wave(10_000)} className="text-secondary h-16" />
    </div>
  ),
};
