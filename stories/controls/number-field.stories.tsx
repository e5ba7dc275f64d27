import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, LocaleProvider, NumberField } from 'waymark';

const euros: Intl.NumberFormatOptions = { style: 'currency', currency: 'EUR' };
const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

const meta = {
  title: 'Controls/NumberField',
  component: NumberField,
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md'] },
    hint: { control: 'text' },
    error: { control: 'text' },
    value: { control: false },
    numberFormat: { control: 'object' },
    disabled: { description: 'Whether the field is disabled.', control: 'boolean' },
    readOnly: { description: 'Whether the number can be selected and copied, but not changed.', control: 'boolean' },
    required: { description: 'Whether the field must be filled in.', control: 'boolean' },
  },
  args: { label: 'Requests per minute', onValueChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    defaultValue: 1200,
    min: 0,
    max: 10_000,
    step: 100,
    hint: 'Further requests wait.',
    error: '',
    size: 'md',
    disabled: false,
    readOnly: false,
    required: false,
  },
};

/** Keys and buttons change the number by steps, and it is announced once the user pauses. */
export const Steps: Story = {
  tags: ['feature'],
  parameters: {
    keyboard: [
      'number-field-up',
      'number-field-down',
      'number-field-page-up',
      'number-field-page-down',
      'number-field-home',
      'number-field-end',
    ],
  },
  args: { defaultValue: 50, min: 0, max: 100, step: 5 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Requests per minute' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    for (const [key, value] of [
      ['{ArrowUp}', '55'],
      ['{ArrowDown}', '50'],
      ['{PageUp}', '100'],
      ['{PageDown}', '50'],
      ['{End}', '100'],
      ['{ArrowUp}', '100'],
      ['{Home}', '0'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(field).toHaveValue(value);
    }
    await expect(canvas.getByRole('button', { name: 'Decrease' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
    await expect(field).toHaveValue('5');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('5'));
  },
};

/** The number is displayed and parsed in the format of a language, with the digits of any script. */
export const Formats: Story = {
  tags: ['feature'],
  render: (args) => (
    <div className="grid max-w-100 gap-4">
      <LocaleProvider locale="de">
        <NumberField {...args} label="Price in German" numberFormat={euros} defaultValue={1234.5} />
      </LocaleProvider>
      <LocaleProvider locale="ar-EG">
        <NumberField {...args} label="Price in Arabic" numberFormat={euros} defaultValue={1234.5} />
      </LocaleProvider>
      <NumberField {...args} label="Discount" numberFormat={percent} step={0.01} defaultValue={0.25} />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const german = canvas.getByRole('textbox', { name: 'Price in German' });
    await expect(german).toHaveValue('1.234,50\u00A0€');
    await userEvent.clear(german);
    await userEvent.type(german, '99,9');
    await userEvent.tab();
    await expect(german).toHaveValue('99,90\u00A0€');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(99.9);
    const arabic = canvas.getByRole('textbox', { name: 'Price in Arabic' });
    await userEvent.clear(arabic);
    await userEvent.type(arabic, '٧٥٫٥');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(75.5);
    const discount = canvas.getByRole('textbox', { name: 'Discount' });
    await userEvent.type(discount, '{ArrowUp}');
    await expect(discount).toHaveValue('26%');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.26);
  },
};

/**
 * A number beyond a limit becomes the limit, and text that is not a number remains. In both cases, a message states
 * what to change.
 */
export const Limits: Story = {
  tags: ['feature'],
  args: { defaultValue: 50, max: 100, hint: 'Further requests wait.' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '5000');
    await userEvent.tab();
    await expect(field).toHaveValue('100');
    await expect(field).toHaveAccessibleDescription('The maximum is 100. Further requests wait.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100);
    await userEvent.clear(field);
    await userEvent.type(field, 'some');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('Enter a number, such as 1,234.5')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** Enter submits the number that was just typed, in plain digits. A reset restores the initial number. */
export const InAForm: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['number-field-enter'] },
  render: function Render(args) {
    const [sent, setSent] = useState('');
    return (
      <form
        className="grid max-w-100 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(new FormData(event.currentTarget).get('limit') as string);
        }}
      >
        <LocaleProvider locale="de">
          <NumberField {...args} name="limit" required defaultValue={1000} />
        </LocaleProvider>
        <div className="flex gap-3">
          <Button type="submit">Save</Button>
          <Button type="reset" variant="ghost">
            Reset
          </Button>
        </div>
        <p>Saved: {sent}</p>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '2.500{Enter}');
    await expect(canvas.getByText('Saved: 2500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field).toHaveValue('1.000');
  },
};

/** Both sizes, in left-to-right and right-to-left text. The buttons fit into the small field. */
export const Sizes: Story = {
  tags: ['feature'],
  render: (args) => (
    <div className="grid max-w-100 gap-4">
      {(['ltr', 'rtl'] as const).map((direction) => (
        <div key={direction} dir={direction} className="grid gap-2">
          <NumberField {...args} size="sm" label={`Small, ${direction}`} defaultValue={1200} />
          <NumberField {...args} size="md" label={`Medium, ${direction}`} defaultValue={1200} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const direction of ['ltr', 'rtl']) {
      const small = canvas.getByRole('textbox', { name: `Small, ${direction}` });
      await expect(small.offsetHeight).toBe(36);
      await expect(small.parentElement?.offsetHeight).toBe(36);
      await expect(canvas.getByRole('textbox', { name: `Medium, ${direction}` }).offsetHeight).toBe(40);
      await userEvent.click(canvas.getByRole('button', { name: 'Increase', description: `Small, ${direction}` }));
      await expect(small).toHaveValue('1,201');
    }
  },
};

/** Every state, formats, and the focus ring. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-4 bg-paper p-4 sm:grid-cols-2">
      <NumberField label="Empty" placeholder="None" />
      <NumberField label="Filled" hint="Further requests wait." defaultValue={1200} />
      <NumberField label="At its minimum" min={0} defaultValue={0} />
      <NumberField label="Negative" defaultValue={-1234.5} />
      <LocaleProvider locale="de">
        <NumberField label="Price" numberFormat={euros} defaultValue={1234.5} />
      </LocaleProvider>
      <LocaleProvider locale="ar-EG">
        <NumberField label="Arabic" numberFormat={euros} defaultValue={1234.5} />
      </LocaleProvider>
      <NumberField label="Invalid" error="Enter a number that the service allows" defaultValue={12} />
      <NumberField label="Read-only" readOnly defaultValue={1200} />
      <NumberField label="Disabled" disabled defaultValue={1200} />
      <NumberField
        aria-label="Without a visible label"
        data-focused
        defaultValue={1200}
        classNames={{ control: 'w-40' }}
      />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
