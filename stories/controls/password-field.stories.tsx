import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PasswordField } from 'waymark';

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  argTypes: {
    label: { description: 'The name of the field, always visible.', control: 'text' },
    hint: { description: 'A line below the field that helps to fill it in.', control: 'text' },
    error: { description: 'What is wrong and how to mend it; marks the field as invalid.', control: 'text' },
    visible: { control: false },
    toggleProps: { control: false },
    autoComplete: {
      description: 'Which password it is, for password managers.',
      control: 'inline-radio',
      options: ['current-password', 'new-password'],
      table: { defaultValue: { summary: "'current-password'" } },
    },
    disabled: { description: 'Takes no text and no focus.', control: 'boolean' },
    onChange: { description: 'Called at each change of the text.' },
  },
  args: { label: 'Password', onVisibleChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    defaultValue: 'correct horse',
    defaultVisible: false,
    hint: 'At least 8 characters.',
    error: '',
    autoComplete: 'new-password',
    disabled: false,
  },
};
