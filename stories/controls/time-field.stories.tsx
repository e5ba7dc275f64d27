import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LocaleProvider, TimeField } from 'waymark';

const meta = {
  title: 'Controls/TimeField',
  component: TimeField,
  argTypes: {
    label: { control: 'text' },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    hint: { control: 'text' },
    error: { control: 'text' },
    value: { control: false },
    min: { control: 'text' },
    max: { control: 'text' },
    disabled: { description: 'Whether the field is disabled.', control: 'boolean' },
    required: { description: 'Whether a time is required to submit the form.', control: 'boolean' },
  },
  args: { label: 'Quiet from', className: 'max-w-notifications' },
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { defaultValue: '21:30', hint: 'No messages after this time.', size: 'md', onValueChange: fn() },
};

/** Each part is a [spinbutton](https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/): typed, stepped and cleared by keys. */
export const Keys: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['time-type', 'time-step', 'time-page', 'time-home', 'time-move', 'time-clear'] },
  args: { defaultValue: '09:30', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const hour = canvas.getByRole('spinbutton', { name: 'hour Quiet from' });
    await userEvent.tab();
    await expect(hour).toHaveFocus();
    for (const [keys, time] of [
      ['{ArrowUp}', '10:30'],
      ['{ArrowDown}{ArrowDown}', '08:30'],
      ['{PageUp}', '10:30'],
      ['{Home}', '01:30'],
      // Twelve is midnight before noon.
      ['{End}', '00:30'],
      // Focus moves to the next part after the last digit that fits.
      ['745', '07:45'],
      ['{ArrowRight}{ArrowUp}', '19:45'],
      ['{ArrowLeft}{Backspace}', ''],
      ['{Backspace}{ArrowRight}05', '19:05'],
      ['a', '07:05'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(time);
    }
    await expect(hour).toHaveAttribute('aria-valuetext', '07');
  },
};

/** Every state, 24 hours in German, and right-to-left text in Arabic. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-2">
      <TimeField label="Empty" />
      <TimeField label="Selected" defaultValue="21:30" hint="No messages after this time." />
      <TimeField label="Error" defaultValue="21:30" error="Enter an earlier time." />
      <TimeField label="Disabled" defaultValue="21:30" disabled />
      <TimeField label="Small" size="sm" defaultValue="21:30" />
      <LocaleProvider locale="de">
        <TimeField label="German" defaultValue="21:30" />
      </LocaleProvider>
      <div dir="rtl">
        <LocaleProvider locale="ar-EG">
          <TimeField label="Arabic" defaultValue="21:30" />
        </LocaleProvider>
      </div>
    </div>
  ),
};
