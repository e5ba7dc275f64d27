import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Calendar, LocaleProvider, RangeCalendar } from 'waymark';

/** Whether the date is on a weekend. */
const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

const meta = {
  title: 'Controls/Calendar',
  component: Calendar,
  argTypes: {
    value: { control: false },
    min: { control: 'text' },
    max: { control: 'text' },
    months: { control: 'inline-radio', options: [1, 2] },
  },
} satisfies Meta<typeof Calendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: '2026-11-18', months: 1, onValueChange: fn() } };

const focusedDate = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.date : undefined;

/**
 * The keys follow the [date picker](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/)
 * example.
 */
export const AriaPractices: Story = {
  tags: ['feature', '!dev'],
  parameters: { keyboard: ['calendar-arrows', 'calendar-home', 'calendar-page', 'calendar-year', 'calendar-select'] },
  args: { defaultValue: '2026-11-18', max: '2028-01-15', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid', { name: 'November 2026' });
    await expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    const selected = within(grid).getByRole('gridcell', { selected: true });
    await expect(selected).toHaveAccessibleName('Wednesday, November 18, 2026');
    for (let tabs = 0; tabs < 5; tabs += 1) await userEvent.tab();
    await expect(selected).toHaveFocus();
    // The ring is visible on the filled day.
    const { outlineColor, backgroundColor, color } = getComputedStyle(selected);
    await expect(outlineColor).not.toBe(backgroundColor);
    await expect(outlineColor).toBe(color);
    for (const [key, date] of [
      ['{ArrowRight}', '2026-11-19'],
      ['{ArrowDown}', '2026-11-26'],
      ['{ArrowLeft}', '2026-11-25'],
      ['{ArrowUp}', '2026-11-18'],
      ['{Home}', '2026-11-15'],
      ['{End}', '2026-11-21'],
      ['{PageDown}', '2026-12-21'],
      ['{PageUp}{PageUp}', '2026-10-21'],
      ['{Shift>}{PageDown}{/Shift}', '2027-10-21'],
      // The range ends here.
      ['{Shift>}{PageDown}{/Shift}', '2028-01-15'],
      ['{Shift>}{PageUp}{/Shift}', '2027-01-15'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(focusedDate()).toBe(date);
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-15');
  },
};

/** Two months from 900 px up, one continuous band, and presets. The ends can be selected in any order. */
export const Range: Story = {
  tags: ['feature'],
  render: () => (
    <RangeCalendar
      defaultValue={{ from: '2026-10-29', to: '2026-11-13' }}
      max="2026-11-27"
      presets={[
        'last7Days',
        'last30Days',
        { label: 'First half of November', getRange: () => ({ from: '2026-11-01', to: '2026-11-15' }) },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Choose dates' });
    await expect(within(group).getAllByRole('grid')).toHaveLength(2);
    await expect(within(group).getByRole('grid', { name: 'October 2026' })).toBeVisible();
    await expect(within(group).getAllByRole('gridcell', { selected: true })).toHaveLength(16);
    const status = within(group).getByRole('status');
    await expect(status).toHaveTextContent(/October 29\s–\sNovember 13, 2026/);
    await userEvent.click(within(group).getByRole('gridcell', { name: 'Friday, November 20, 2026' }));
    await expect(status).toHaveTextContent('Choose an end date.');
    // The range follows the focus until the last date is selected.
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(within(group).getAllByRole('gridcell', { selected: true })).toHaveLength(9);
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent(/November 12\s–\s20, 2026/);
    const preset = within(group).getByRole('button', { name: 'First half of November' });
    await userEvent.click(preset);
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(within(group).getAllByRole('gridcell', { selected: true })).toHaveLength(15);
  },
};

/** Weekends cannot be selected; they stay focusable. */
export const Disabled: Story = {
  tags: ['feature'],
  args: { defaultValue: '2026-11-20', isDateDisabled: isWeekend, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const weekend = canvas.getByRole('gridcell', { name: 'Saturday, November 21, 2026' });
    await userEvent.click(weekend);
    await expect(weekend).toHaveAttribute('aria-disabled', 'true');
    await expect(weekend).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A date, a German range, and a range over two months with presets. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="grid grid-cols-1 gap-6 bg-paper p-4">
      <RangeCalendar
        defaultValue={{ from: '2025-10-29', to: '2025-11-14' }}
        presets={[
          { label: 'This quarter', getRange: () => ({ from: '2025-10-01', to: '2025-12-31' }) },
          { label: 'Two weeks', getRange: () => ({ from: '2025-10-29', to: '2025-11-14' }) },
        ]}
      />
      <div className="flex flex-wrap gap-6">
        <Calendar defaultValue="2025-11-18" min="2025-11-05" isDateDisabled={isWeekend} />
        <LocaleProvider locale="de">
          <RangeCalendar aria-label="German" months={1} defaultValue={{ from: '2025-11-05', to: '2025-11-05' }} />
        </LocaleProvider>
      </div>
    </div>
  ),
};
