import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, Select } from 'waymark';

const regions = [
  { value: 'eu', label: 'Frankfurt' },
  { value: 'us', label: 'Virginia' },
  { value: 'ap', label: 'Singapore', disabled: true },
];

const options = [
  { value: 'all', label: 'All Notification' },
  { value: 'unread', label: 'Unread' },
];

const meta = {
  title: 'Controls/Select',
  component: Select,
  argTypes: {
    label: { description: 'The label; also the accessible name.', control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
    variant: { control: 'inline-radio', options: ['outline', 'plain'] },
    start: { control: false },
    options: { description: 'The options as data.', control: 'object' },
    children: { description: '`option` and `optgroup` elements, instead of `options`.', control: false },
    disabled: { description: 'Whether the field is disabled.', control: 'boolean' },
    required: { description: 'Whether a selection is required to submit the form.', control: 'boolean' },
    onChange: { description: 'Called on every selection. Call `event.preventDefault()` to skip `onValueChange`.' },
  },
  args: { label: 'Region', options: regions, className: 'max-w-drawer' },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    label: 'Show',
    options: [
      { value: 'all', label: 'All Notification' },
      { value: 'new', label: 'New' },
      { value: 'unread', label: 'Unread' },
      { value: 'other', label: 'Other' },
    ],
    onValueChange: fn(),
    hint: 'Older ones are in the archive.',
    error: '',
    placeholder: 'Choose',
    size: 'md',
    disabled: false,
    required: false,
  },
};

const filters = [
  { value: 'all', label: 'All Notification' },
  { value: 'new', label: 'New' },
  { value: 'unread', label: 'Unread' },
  { value: 'other', label: 'Other' },
];

/** Tab moves focus to the field; the browser handles all other keys. The form submits the selected value. */
export const UsedByKeyboard: Story = {
  tags: ['feature', '!dev'],
  args: { name: 'region' },
  parameters: { keyboard: ['select-tab', 'select-choose', 'select-open'] },
  render: (args) => (
    <form aria-label="Connection" className="grid justify-items-start gap-4">
      <Select {...args} />
      <Button>Test connection</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Region' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    // Scripts cannot operate the native list. Verify that no handler prevents its keys.
    for (const key of ['ArrowDown', ' ', 'Enter', 'v']) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      await expect(select.dispatchEvent(press)).toBe(true);
    }
    await userEvent.selectOptions(select, 'Virginia');
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('region')).toBe('us');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Test connection' })).toHaveFocus();
  },
};

/** A small, controlled filter for a notification list, with a hidden label. */
export const NotificationFilter: Story = {
  tags: ['feature'],
  render: function Render() {
    const [filter, setFilter] = useState('all');
    return (
      <div className="grid max-w-notifications gap-2 rounded bg-paper p-4">
        <Select size="sm" aria-label="Show" options={filters} value={filter} onValueChange={setFilter} />
        <p role="status" className="text-caption text-muted">
          {filter === 'unread' ? '2 notifications' : '5 notifications'}
        </p>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Show' });
    await expect(select).toHaveDisplayValue('All Notification');
    await expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Notification', 'New', 'Unread', 'Other']);
    await userEvent.selectOptions(select, 'Unread');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 notifications');
  },
};

/** Uncontrolled: a form reset restores the initial selection. */
export const InForm: Story = {
  tags: ['feature'],
  args: { name: 'region', defaultValue: 'us', onChange: fn(), onValueChange: fn() },
  render: (args) => (
    <form aria-label="Connection" className="grid justify-items-start gap-4">
      <Select {...args} />
      <Button type="reset" variant="tonal">
        Reset
      </Button>
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'Frankfurt');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('eu');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(select).toHaveValue('us');
  },
};

/** The placeholder cannot be selected. Submitting without a selection shows an error. */
export const Placeholder: Story = {
  tags: ['feature'],
  render: function Render() {
    const [region, setRegion] = useState<string | null>(null);
    const [sent, setSent] = useState(false);
    return (
      <form
        noValidate
        className="grid justify-items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <Select
          required
          label="Region"
          placeholder="Choose a region"
          options={regions}
          error={sent && region === null && 'Choose where the requests go'}
          value={region}
          onValueChange={setRegion}
        />
        <Button type="submit">Save connection</Button>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Region' });
    await expect(select).toHaveDisplayValue('Choose a region');
    await expect(select).toHaveValue('');
    await expect(canvas.queryByRole('option', { name: 'Choose a region' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save connection' }));
    const error = canvas.getByText('Choose where the requests go');
    await expect(error.closest('[aria-live="polite"]')).toBeInTheDocument();
    await expect(select).toHaveAttribute('aria-invalid', 'true');
    await expect(select).toHaveAccessibleDescription('Choose where the requests go');
    await userEvent.selectOptions(select, 'Frankfurt');
    await expect(error).not.toBeInTheDocument();
    await expect(select).not.toHaveAttribute('aria-invalid');
  },
};

/** Option groups as elements. */
export const Groups: Story = {
  tags: ['feature'],
  render: (args) => (
    <Select label="Region" className={args.className} defaultValue="ap">
      <optgroup label="Europe">
        <option value="eu">Frankfurt</option>
      </optgroup>
      <optgroup label="Elsewhere">
        <option value="us">Virginia</option>
        <option value="ap">Singapore</option>
      </optgroup>
    </Select>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Singapore');
    await expect(within(canvas.getByRole('group', { name: 'Elsewhere' })).getAllByRole('option')).toHaveLength(2);
  },
};

/** Every state in both sizes. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-3">
      <Select label="Chosen" options={options} />
      <Select label="Placeholder" placeholder="Choose a filter" options={options} />
      <Select label="Hint" hint="Older ones are in the archive." options={options} />
      <Select label="Error" error="Choose what to show." placeholder="Choose a filter" options={options} />
      <Select label="Required" required options={options} />
      <Select label="Disabled" disabled hint="There is nothing to show." options={options} />
      <Select label="Small" size="sm" options={options} />
      <Select label="Small, error" size="sm" error="Choose what to show." options={options} />
      <Select label="Small, disabled" size="sm" disabled placeholder="Choose a filter" options={options} />
      <Select aria-label="Without a visible label" options={options} />
      <Select aria-label="Without a visible label, small" size="sm" options={options} />
      <Select aria-label="Plain" variant="plain" size="sm" start={<Calendar />} options={options} />
      <Select aria-label="Plain, disabled" variant="plain" disabled options={options} />
      <Select label="With an icon" start={<Calendar />} options={options} />
      <Select
        label="Longer than the field"
        className="max-w-flyout"
        options={[{ value: 'all', label: 'Notifications of every connection of this account' }]}
      />
    </div>
  ),
};
