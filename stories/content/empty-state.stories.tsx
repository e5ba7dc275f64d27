import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plug } from 'lucide-react';
import { Button, EmptyState, tones } from 'waymark';

const meta = {
  title: 'Content/EmptyState',
  component: EmptyState,
  argTypes: {
    title: { control: 'text' },
    level: { control: { type: 'range', min: 1, max: 6 } },
    description: { control: 'text' },
    icon: { control: false },
    actions: { control: false },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
    tone: { control: 'select', options: tones },
  },
  args: { title: 'No connections yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    icon: <Plug />,
    description: 'Connect a service, and its figures show here.',
    actions: <Button>Add a connection</Button>,
    level: 2,
    size: 'md',
    tone: 'primary',
  },
};
