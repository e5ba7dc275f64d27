import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from 'waymark';

const options = [
  { value: 'all', label: 'All Notification' },
  { value: 'unread', label: 'Unread' },
];

const meta = {
  title: 'Controls/Select/Visual',
  component: Select,
  tags: ['!autodocs'],
  args: { label: 'Show', options },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every state in both sizes. */
export const Sheet: Story = {
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-3">
      <Select label="Chosen" options={options} />
      <Select label="Placeholder" placeholder="Choose a filter" options={options} />
      <Select label="Hint" hint="Older ones are in the archive." options={options} />
      <Select label="Error" error="Choose what to show." placeholder="Choose a filter" options={options} />
      <Select label="Optional" showOptional options={options} />
      <Select label="Disabled" disabled hint="There is nothing to show." options={options} />
      <Select label="Small" size="sm" options={options} />
      <Select label="Small, error" size="sm" error="Choose what to show." options={options} />
      <Select label="Small, disabled" size="sm" disabled placeholder="Choose a filter" options={options} />
      <Select label="Hidden label" labelPlacement="hidden" options={options} />
      <Select label="Hidden label, small" labelPlacement="hidden" size="sm" options={options} />
      <Select
        label="Longer than the field"
        className="max-w-flyout"
        options={[{ value: 'all', label: 'Notifications of every connection of this account' }]}
      />
    </div>
  ),
};
