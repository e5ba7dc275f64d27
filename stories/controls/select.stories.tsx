import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Select } from 'waymark';

const meta = {
  title: 'Controls/Select',
  component: Select,
  argTypes: {
    label: { description: "The field's name.", control: 'text' },
    labelPlacement: { control: 'inline-radio', options: ['above', 'hidden'] },
    hint: { control: 'text' },
    error: { control: 'text' },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
    options: { description: 'The options as data, in place of `option` elements.', control: 'object' },
    children: { description: '`option` and `optgroup` elements, in place of `options`.', control: false },
    disabled: { description: 'Takes no choice and no focus.', control: 'boolean' },
    required: { description: 'Something has to be chosen before the form can be sent.', control: 'boolean' },
    onChange: { description: 'Called at each choice; `preventDefault` keeps `onValueChange` from being called.' },
  },
  args: {
    label: 'Show',
    options: [
      { value: 'all', label: 'All Notification' },
      { value: 'new', label: 'New' },
      { value: 'unread', label: 'Unread' },
      { value: 'other', label: 'Other' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    labelPlacement: 'above',
    hint: 'Older ones are in the archive.',
    error: '',
    placeholder: 'Choose',
    size: 'md',
    showOptional: false,
    disabled: false,
    required: false,
  },
};
