import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip, tones } from 'waymark';

const meta = {
  title: 'Content/Chip',
  component: Chip,
  argTypes: {
    variant: { control: 'inline-radio', options: ['soft', 'solid', 'outline'] },
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
    avatar: { control: false },
    asChild: { control: false },
    onRemove: { control: false },
    children: { description: 'Its text.', control: 'text' },
  },
  args: { children: 'Unread' },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'soft', tone: 'primary', size: 'md', onRemove: fn() } };
