import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter, tones } from 'waymark';

const meta = {
  title: 'Content/Meter',
  component: Meter,
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 35 } },
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
  },
  args: { label: 'Storage in use', value: 28, max: 35 },
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    min: 0,
    low: 21,
    high: 31,
    optimum: 0,
    valueText: '28/35 GB',
    levelTexts: { good: 'Plenty of space', fair: 'Nearly full', poor: 'Full' },
    showLabel: true,
    size: 'md',
    tone: 'primary',
  },
};
