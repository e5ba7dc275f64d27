import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Slider } from 'waymark';

const meta = {
  title: 'Controls/Slider',
  component: Slider,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    value: { control: false },
    defaultValue: { control: 'number' },
    min: { control: 'number' },
    max: { control: 'number' },
    step: { control: 'number' },
    valueText: { control: false },
    disabled: { description: 'Takes no press and no focus.', control: 'boolean' },
    name: { description: 'The name under which a form sends the value.', control: 'text' },
  },
  args: { label: 'Corner radius', defaultValue: 8, max: 24, onValueChange: fn() },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: 'Of cards, buttons and fields.',
    min: 0,
    step: 1,
    valueText: (value) => `${value} pixels`,
    disabled: false,
    name: 'radius',
  },
};
