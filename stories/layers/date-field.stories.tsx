import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, DateField, DateRangeField, DateTimeField, LocaleProvider, TimeRangePicker } from 'waymark';

/** Whether the date is on a weekend. */
const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

const meta = {
  title: 'Layers/DateField',
  component: DateField,
  argTypes: {
    label: { control: 'text' },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    hint: { control: 'text' },
    error: { control: 'text' },
    value: { control: false },
    open: { control: false },
    min: { control: 'text' },
    max: { control: 'text' },
    disabled: { description: 'Whether the field is disabled.', control: 'boolean' },
    required: { description: 'Whether a date is required to submit the form.', control: 'boolean' },
  },
  args: { label: 'Due date', className: 'max-w-notifications' },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    defaultValue: '2026-11-18',
    hint: 'The invoice is sent on this day.',
    size: 'md',
    onValueChange: fn(),
    onOpenChange: fn(),
  },
};

const focusedDate = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.date : undefined;
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/**
 * The [date picker dialog](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/): roles, focus and keys.
 */
export const AriaPractices: Story = {
  tags: ['feature', '!dev'],
  parameters: { keyboard: ['date-open', 'date-select', 'date-escape', 'date-tab'] },
  args: { defaultValue: '2026-11-18', max: '2028-01-15', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Change date, November 18, 2026' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Choose date' });
    await waitFor(() => expect(focusedDate()).toBe('2026-11-18'));
    // The keys in the grid are those of a Calendar.
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{PageDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(focusedDate()).toBe('2027-12-15');
    // The buttons change the month and keep the focus. Tab cycles within the dialog.
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Previous month' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(within(dialog).getByRole('grid', { name: 'November 2027' })).toBeVisible();
    for (let tabs = 0; tabs < 3; tabs += 1) await userEvent.tab();
    await expect(focusedDate()).toBe('2027-11-15');
    await userEvent.keyboard(' ');
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-11-15');
    await expect(canvas.getByRole('group', { name: 'Due date' })).toHaveAttribute('data-value', '2027-11-15');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change date, November 15, 2027' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

/** The order and the separators follow the locale. A date that does not exist remains, with a message. */
export const Typing: Story = {
  tags: ['feature'],
  args: { name: 'due', onValueChange: fn() },
  decorators: [
    (Field) => (
      <LocaleProvider locale="de">
        <Field />
      </LocaleProvider>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    // Days and months are end-aligned, so that no space precedes the periods.
    for (const name of ['Tag', 'Monat'])
      await expect(canvas.getByRole('spinbutton', { name: `${name} Due date` })).toHaveStyle({ textAlign: 'end' });
    await userEvent.click(canvas.getByText('Due date'));
    await userEvent.keyboard('31112026');
    await userEvent.tab();
    await expect(canvas.getByText('November 2026 has 30 days.')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Tag Due date' })).toHaveValue('31');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowLeft}12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-31');
    await expect(canvas.queryByText('November 2026 has 30 days.')).toBeNull();
  },
};

/** A time in the zone of the provider. The clocks of Berlin skip an hour in March. */
export const WithTime: Story = {
  tags: ['feature'],
  render: () => (
    <LocaleProvider timeZone="Europe/Berlin">
      <DateTimeField label="Maintenance" defaultValue="2026-03-29T01:30" hint="Time in Berlin" />
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Maintenance' });
    await userEvent.click(within(group).getByRole('spinbutton', { name: 'hour Maintenance' }));
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const message = 'Clocks skip 02:30 AM on this day. Enter another time.';
    await expect(canvas.getByText(message)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change date, March 29, 2026' }));
    await userEvent.click(await screen.findByRole('gridcell', { name: 'Monday, March 30, 2026' }));
    await closed();
    await expect(group).toHaveAttribute('data-value', '2026-03-30T02:30');
    await expect(canvas.queryByText(message)).toBeNull();
  },
};

/** Dates that cannot be selected stay focusable. A typed date shows a message once focus leaves the field. */
export const Limits: Story = {
  tags: ['feature'],
  args: { defaultValue: '2026-11-19', min: '2026-11-16', isDateDisabled: isWeekend, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const day = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'day Due date' });
    const [first] = canvas.getAllByRole<HTMLInputElement>('spinbutton');
    await userEvent.click(day);
    await userEvent.keyboard('09');
    await expect(day).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveAccessibleDescription('Choose November 16, 2026 or a later date.'));
    await expect(first?.validity.customError).toBe(true);
    await userEvent.click(day);
    await userEvent.keyboard('21');
    await expect(day).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Change date, November 21, 2026' }));
    const weekend = await screen.findByRole('gridcell', { name: 'Saturday, November 21, 2026' });
    await waitFor(() => expect(weekend).toHaveFocus());
    await expect(weekend).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('gridcell', { name: 'Tuesday, November 17, 2026' }));
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-17');
    await expect(first?.validity.valid).toBe(true);
  },
};

/** The parts of both ends, a calendar for them, and presets. The form submits both dates, and a reset restores them. */
export const Range: Story = {
  tags: ['feature'],
  render: () => (
    <form aria-label="Report" className="grid justify-items-start gap-4">
      <DateRangeField
        label="Period"
        names={{ from: 'from', to: 'to' }}
        defaultValue={{ from: '2026-11-02', to: '2026-11-06' }}
        presets={[{ label: 'First quarter', getRange: () => ({ from: '2026-01-01', to: '2026-03-31' }) }, 'today']}
      />
      <Button type="reset" variant="outline">
        Reset
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Period' });
    const sent = (): (FormDataEntryValue | null)[] => {
      const data = new FormData(canvas.getByRole<HTMLFormElement>('form'));
      return [data.get('from'), data.get('to')];
    };
    const open = async (): Promise<HTMLElement> => {
      await userEvent.click(within(group).getByRole('button', { name: 'Choose dates' }));
      return screen.findByRole('dialog', { name: 'Choose dates' });
    };
    let dialog = await open();
    await expect(within(dialog).getAllByRole('gridcell', { selected: true })).toHaveLength(5);
    await expect(within(dialog).getByRole('status')).toHaveTextContent(/November 2\s–\s6, 2026/);
    // The ends can be selected in any order.
    await userEvent.click(within(dialog).getByRole('gridcell', { name: 'Friday, November 20, 2026' }));
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Choose an end date.');
    await userEvent.click(within(dialog).getByRole('gridcell', { name: 'Tuesday, November 10, 2026' }));
    await closed();
    await expect(sent()).toEqual(['2026-11-10', '2026-11-20']);

    dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'First quarter' }));
    await closed();
    await expect(sent()).toEqual(['2026-01-01', '2026-03-31']);

    const to = canvas.getByRole('group', { name: 'To' });
    const year = within(to).getByRole('spinbutton', { name: 'year To' });
    await userEvent.click(year);
    await userEvent.keyboard('2025');
    await userEvent.tab();
    await waitFor(() => expect(year).toHaveAttribute('aria-invalid', 'true'));
    await expect(group).toHaveAccessibleDescription('Choose an end date on or after the start date.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sent()).toEqual(['2026-11-02', '2026-11-06']));
  },
};

const onRangeChange = fn();

/** Ranges that end now, such as the last 15 minutes, and ranges between two times. */
export const RelativeRange: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['time-range-open', 'time-range-type', 'time-range-select', 'time-range-escape'] },
  render: () => (
    <LocaleProvider timeZone="Europe/Berlin">
      <TimeRangePicker defaultValue={{ type: 'relative', amount: 15, unit: 'minute' }} onValueChange={onRangeChange} />
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    const trigger = (name: string): Promise<HTMLElement> =>
      within(canvasElement).findByRole('button', { name: `Time range: ${name}` });
    (await trigger('Last 15 minutes')).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Time range' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Relative' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Last 1 hour' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await closed();
    await waitFor(async () => expect(await trigger('Last 1 hour')).toHaveFocus());

    // Another amount, and a range whose end must follow its start.
    await userEvent.keyboard('{Enter}');
    const second = within(await screen.findByRole('dialog', { name: 'Time range' }));
    await userEvent.clear(second.getByRole('textbox', { name: 'Amount' }));
    await userEvent.keyboard('3{Enter}');
    await closed();
    await expect(onRangeChange).toHaveBeenLastCalledWith({ type: 'relative', amount: 3, unit: 'hour' });
    await userEvent.click(await trigger('Last 3 hours'));
    const third = within(await screen.findByRole('dialog', { name: 'Time range' }));
    await waitFor(() => expect(third.getByRole('radio', { name: 'Relative' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    const enter = async (label: string, keys: string): Promise<void> => {
      await userEvent.click(third.getByRole('spinbutton', { name: `month ${label}` }));
      await userEvent.keyboard(keys);
    };
    await enter('From', '112720260930AM');
    await enter('To', '112720260915AM');
    await userEvent.click(third.getByRole('button', { name: 'Apply' }));
    await expect(third.getByText('Choose an end that is after the start.')).toBeVisible();
    await enter('To', '112720261015AM');
    await userEvent.click(third.getByRole('button', { name: 'Apply' }));
    await closed();
    await expect(onRangeChange).toHaveBeenLastCalledWith({
      type: 'absolute',
      from: '2026-11-27T09:30',
      to: '2026-11-27T10:15',
    });
    (await trigger('Nov 27, 2026, 9:30 – 10:15 AM')).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Time range' });
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

/** Every state, a German calendar of a range, and one of a date with limits. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-2">
      <div className="h-notifications sm:col-span-2">
        <LocaleProvider locale="de">
          <DateRangeField
            label="Open, German"
            open
            presets={['thisMonth', 'lastMonth', 'thisYear']}
            value={{ from: '2025-11-05', to: '2025-11-14' }}
          />
        </LocaleProvider>
      </div>
      <div className="h-notifications">
        <DateField
          label="Open, weekends disabled"
          open
          value="2025-11-18"
          min="2025-11-05"
          max="2025-11-28"
          isDateDisabled={isWeekend}
        />
      </div>
      <DateField label="Empty" />
      <DateField label="Selected" defaultValue="2025-11-18" hint="The invoice is sent on this day." />
      <DateField label="Error" defaultValue="2025-11-18" error="Choose a working day." />
      <DateField label="Disabled" defaultValue="2025-11-18" disabled />
      <DateTimeField label="With a time" defaultValue="2025-11-18T09:30" />
      <div dir="rtl">
        <LocaleProvider locale="ar-EG">
          <DateTimeField label="Arabic" defaultValue="2025-11-18T09:30" />
        </LocaleProvider>
      </div>
      <DateRangeField label="Range" defaultValue={{ from: '2025-11-05', to: '2025-11-14' }} hint="At most 90 days." />
      <DateRangeField label="Range, error" error="Choose a period." />
    </div>
  ),
  play: async () => {
    await expect((await screen.findAllByRole('grid')).length).toBe(3);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
