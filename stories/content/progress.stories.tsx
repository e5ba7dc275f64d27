import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar, Progress, tones } from 'waymark';

const meta = {
  title: 'Content/Progress',
  component: Progress,
  subcomponents: { LoadingBar },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 100 } },
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
  },
  args: { label: 'Storage in use', value: 80 },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { value: 80, max: 100, valueText: '28 of 35 GB', showLabel: true, size: 'md', tone: 'primary' },
};
