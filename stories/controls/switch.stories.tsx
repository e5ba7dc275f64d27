import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Switch } from 'waymark';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    labelPosition: { control: 'inline-radio', options: ['start', 'end'] },
    checked: { control: false },
    defaultChecked: { control: 'boolean' },
    disabled: { description: 'Takes no press and no focus.', control: 'boolean' },
    name: { description: 'The name under which a form sends the value.', control: 'text' },
    value: { description: 'What a form sends while it is on.', control: 'text' },
  },
  args: { label: 'Allow notifications', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    hint: 'In this browser only.',
    labelPosition: 'end',
    defaultChecked: true,
    disabled: false,
    name: 'notifications',
    value: 'on',
  },
};
