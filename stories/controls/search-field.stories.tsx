import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchField } from 'waymark';

const meta = {
  title: 'Controls/SearchField',
  component: SearchField,
  argTypes: {
    label: { control: 'text' },
    labelPlacement: { control: 'inline-radio', options: ['hidden', 'above'] },
    hint: { control: 'text' },
    clearProps: { control: false },
    filterProps: { control: false },
    disabled: { description: 'Takes no text and no focus.', control: 'boolean' },
    readOnly: {
      description: 'Takes the focus and can be copied from, but not changed or emptied.',
      control: 'boolean',
    },
    onChange: { description: 'Called at each change; `preventDefault` keeps `onValueChange` from being called.' },
    onKeyDown: {
      description: 'Called at each key; `preventDefault` keeps Escape from emptying and Enter from searching.',
    },
  },
  args: { className: 'max-w-108.5', onValueChange: fn(), onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    label: 'Search',
    labelPlacement: 'hidden',
    hint: '',
    placeholder: 'Search',
    defaultValue: 'weather',
    clearLabel: 'Clear search',
    filterLabel: 'Adjust search',
    onFilter: fn(),
    disabled: false,
    readOnly: false,
  },
};
