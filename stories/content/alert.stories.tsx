import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Alert } from 'waymark';

const meta = {
  title: 'Content/Alert',
  component: Alert,
  argTypes: {
    tone: { control: 'inline-radio', options: ['primary', 'success', 'warning', 'error'] },
    live: { control: 'inline-radio', options: ['assertive', 'polite', 'off'] },
    title: { control: 'text' },
    action: { control: false },
    open: { control: false },
    dismissProps: { control: false },
    children: { description: 'What happened.', control: 'text' },
  },
  args: { children: 'The weather service has been connected.', onOpenChange: fn() },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    tone: 'warning',
    title: 'Your key expires on 30 June',
    children: 'Create a new one before that, or the connection will stop.',
    dismissible: true,
  },
};
