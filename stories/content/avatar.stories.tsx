import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, tones } from 'waymark';

const meta = {
  title: 'Content/Avatar',
  component: Avatar,
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'xl'] },
    tone: { control: 'select', options: tones },
    src: { control: 'text' },
  },
  args: { name: 'John Doe' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', tone: 'secondary', decorative: false } };
