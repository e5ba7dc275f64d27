import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from 'waymark';

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  argTypes: {
    hint: { control: 'text' },
    error: { control: 'text' },
    startIcon: { control: false },
    endSlot: { control: false },
    type: {
      description: 'The kind of text, which picks the keyboard of a phone.',
      control: 'select',
      options: ['text', 'email', 'url', 'tel', 'search', 'number'],
    },
    placeholder: { description: 'An example of the text; never instead of the label.', control: 'text' },
    disabled: { description: 'Takes no text and no focus.', control: 'boolean' },
    readOnly: { description: 'Takes the focus and can be copied from, but not changed.', control: 'boolean' },
    required: { description: 'May not stay empty.', control: 'boolean' },
    onChange: { description: 'Called at each change of the text.' },
  },
  args: { label: 'Connection name', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    type: 'text',
    hint: 'Shown in the list of connections.',
    error: '',
    placeholder: 'Weather service',
    showOptional: false,
    disabled: false,
    readOnly: false,
    required: false,
  },
};
