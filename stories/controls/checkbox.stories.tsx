import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Checkbox } from 'waymark';

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    checked: { description: 'Whether it is on, when the page holds that state.', control: false },
    defaultChecked: { description: 'Whether it is on at first.', control: 'boolean' },
    disabled: { description: 'Takes no press and no focus.', control: 'boolean' },
    required: { description: 'Must be on before the form can be sent.', control: 'boolean' },
    onChange: { description: 'Called at each press.' },
  },
  args: { label: 'Keep me signed in', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: 'On this device only.', error: '', indeterminate: false, defaultChecked: true, disabled: false },
};
