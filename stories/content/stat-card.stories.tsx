import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleX, Clock, Send } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, StatCard, tones } from 'waymark';
import { Sparkline } from './stat-card.samples';

const meta = {
  title: 'Content/StatCard',
  component: StatCard,
  argTypes: {
    label: { control: 'text' },
    value: { control: 'text' },
    direction: { control: 'inline-radio', options: ['up', 'down', 'none'] },
    changeTone: { control: 'select', options: tones },
    caption: { control: 'text' },
    start: { control: false },
    sparkline: { control: false },
    variant: { control: 'inline-radio', options: ['plain', 'solid'] },
    tone: { control: 'select', options: tones },
  },
  args: { label: 'Requests today', value: '1,240' },
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
  args: {
    change: '12.5%',
    direction: 'up',
    caption: 'compared with yesterday',
    start: <Send />,
    sparkline: <Sparkline />,
    loading: false,
    variant: 'solid',
    tone: 'secondary',
  },
};

/** The change is displayed with an arrow and announced as text. */
export const Changes: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard label="Requests today" value="1,240" change="12.5%" direction="up" caption="compared with yesterday" />
      <StatCard label="Active connections" value="11" change="1" direction="down" caption="compared with yesterday" />
      <StatCard label="Regions" value="3" change="0" caption="compared with yesterday" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Up 12.5%')).toBeInTheDocument();
    await expect(canvas.getByText('Down 1')).toBeInTheDocument();
    const states = [...canvasElement.querySelectorAll('[data-slot="stat-card-change"]')];
    await expect(states.map((change) => change.getAttribute('data-state'))).toEqual(['up', 'down', 'none']);
    for (const change of states) await expect(change.querySelector('svg')).toBeVisible();
    // The label precedes the figure in the reading order.
    const [label] = canvas.getAllByText('Requests today');
    const [value] = canvas.getAllByText('1,240');
    await expect(label?.compareDocumentPosition(value as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** `changeTone` evaluates the change, for figures where an increase is not an improvement. */
export const MoreIsWorse: Story = {
  tags: ['feature'],
  args: {
    className: 'max-w-drawer',
    label: 'Failures today',
    value: '12',
    change: '4',
    direction: 'up',
    changeTone: 'error',
    start: <CircleX />,
    tone: 'error',
  },
  play: async ({ canvasElement }) => {
    const change = canvasElement.querySelector('[data-slot="stat-card-change"]');
    await expect(change).toHaveAttribute('data-tone', 'error');
    await expect(change).toHaveTextContent('Up 4');
  },
};

/** The solid variant emphasizes the one or two most important figures. */
export const Solid: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      <StatCard
        variant="solid"
        tone="secondary"
        label="Requests today"
        value="1,240"
        change="12.5%"
        direction="up"
        start={<Send />}
        sparkline={<Sparkline />}
      />
      <StatCard
        variant="solid"
        label="Time of an answer"
        value="180 ms"
        change="20 ms"
        direction="down"
        start={<Clock />}
        caption="Middle of the last hour"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [card] = canvasElement.querySelectorAll('[data-slot="stat-card"]');
    await expect(card).toHaveAttribute('data-variant', 'solid');
    await expect(getComputedStyle(card as Element).color).toBe(
      getComputedStyle(within(canvasElement).getByText('1,240')).color,
    );
  },
};

/** A long value stays in one line, and its sparkline becomes smaller. */
export const LongValue: Story = {
  tags: ['feature', '!dev'],
  args: { className: 'max-w-68', label: 'Sum of amounts', value: '€4,081.80', sparkline: <Sparkline /> },
  play: async ({ canvasElement }) => {
    const part = (name: string) => canvasElement.querySelector(`[data-slot="${name}"]`) as HTMLElement;
    const value = within(part('stat-card-value')).getByText('€4,081.80');
    await expect(value.getClientRects()).toHaveLength(1);
    const { left, right } = part('stat-card-sparkline').getBoundingClientRect();
    await expect(left).toBeGreaterThan(value.getBoundingClientRect().right);
    await expect(right).toBeLessThan(part('stat-card').getBoundingClientRect().right);
  },
};

/** While loading, the card already has its final size, announces the state once and shows its label. */
export const KeepsItsSize: Story = {
  tags: ['feature'],
  render: function Render() {
    const [loading, setLoading] = useState(true);
    return (
      <div className="grid max-w-drawer justify-items-start gap-4">
        <StatCard
          className="w-full"
          label="Requests today"
          value="1,240"
          change="12.5%"
          direction="up"
          caption="compared with yesterday"
          start={<Send />}
          loading={loading}
        />
        <Button variant="outline" onClick={() => setLoading(!loading)}>
          {loading ? 'Finish loading' : 'Load again'}
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvasElement.querySelector('[data-slot="stat-card"]') as HTMLElement;
    await expect(card).toHaveAttribute('data-state', 'loading');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByText('Requests today')).toBeVisible();
    await expect(canvas.queryByText('1,240')).not.toBeInTheDocument();
    const { width, height } = card.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish loading' }));
    await expect(canvas.getByText('1,240')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(card.getBoundingClientRect()).toMatchObject({ width, height });
  },
};

const full = {
  label: 'Requests today',
  value: '1,240',
  change: '12.5%',
  caption: 'compared with yesterday',
  icon: <Send />,
  sparkline: <Sparkline />,
} as const;

/** Every variant, tone and direction, with and without the optional parts, and loading. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard label="Nothing but a figure" value="1,240" />
      <StatCard {...full} direction="up" />
      <StatCard {...full} loading />
      <StatCard label="Down" value="1,240" change="12.5%" direction="down" />
      <StatCard label="Unchanged" value="1,240" change="0%" />
      <StatCard label="Solid, without parts" variant="solid" value="1,240" />
      <StatCard {...full} variant="solid" loading />
      {tones.map((tone) => (
        <StatCard key={tone} {...full} variant="solid" tone={tone} label={`Requests in ${tone}`} direction="down" />
      ))}
      {tones.map((tone) => (
        <StatCard key={tone} tone={tone} label={`Tile in ${tone}`} value="24" start={<Send />} />
      ))}
    </div>
  ),
};
