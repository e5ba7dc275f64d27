import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { fn } from 'storybook/test';
import { IconButton, tones } from 'waymark';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  argTypes: {
    variant: { control: 'inline-radio', options: ['soft', 'ghost'] },
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    asChild: { control: false },
    children: { description: 'The icon, hidden from assistive technology.', control: false },
    disabled: { description: 'Takes no press and no focus.', control: 'boolean' },
    onClick: { description: 'Called at a press, by pointer or keyboard.' },
  },
  args: { label: 'Notifications', children: <Bell aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'soft', tone: 'secondary', size: 'md', disabled: false } };
