import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'waymark';

const meta = {
  title: 'Controls/Link',
  component: Link,
  argTypes: {
    tone: { control: 'inline-radio', options: ['primary', 'inherit'] },
    asChild: { control: false },
    children: { description: 'Its text, and its name.', control: 'text' },
    onClick: { description: 'Called before it is followed; `preventDefault` vetoes.' },
  },
  args: { href: '#api-setup', children: 'Set up a connection' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'primary', newTab: false, showIcon: false } };
