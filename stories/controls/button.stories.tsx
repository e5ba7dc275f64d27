import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button, tones } from 'waymark';

const meta = {
  title: 'Controls/Button',
  component: Button,
  argTypes: {
    variant: { control: 'inline-radio', options: ['solid', 'soft', 'outline', 'ghost'] },
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    startIcon: { control: false },
    endIcon: { control: false },
    asChild: { control: false },
    children: { description: 'Its text, and its name.', control: 'text' },
    disabled: { description: 'Takes no press and no focus.', control: 'boolean' },
    onClick: { description: 'Called at a press, by pointer or keyboard; not while `busy`.' },
  },
  args: { children: 'Save connection', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'solid', tone: 'primary', size: 'md', busy: false, fullWidth: false, disabled: false },
};
