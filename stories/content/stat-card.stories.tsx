import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send } from 'lucide-react';
import { StatCard, tones } from 'waymark';
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
    icon: { control: false },
    sparkline: { control: false },
    variant: { control: 'inline-radio', options: ['plain', 'solid'] },
    tone: { control: 'select', options: tones },
  },
  args: { label: 'Requests today', value: '1,240' },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    change: '12.5%',
    direction: 'up',
    caption: 'compared with yesterday',
    icon: <Send />,
    sparkline: <Sparkline />,
    loading: false,
    variant: 'solid',
    tone: 'secondary',
  },
};
