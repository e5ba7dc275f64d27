import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LocaleProvider, DateField, DateRangeField } from 'waymark';
import { addMonths, isDate } from '../../../src/components/lib/calendar-date';
import { presetOf, type DateRangePresetName } from '../../../src/components/controls/calendar/presets';
import { weekStart, weekStartOfRegion } from '../../../src/components/controls/calendar/week-start';

describe('a calendar date', () => {
  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['0002-01-01', true],
    ['2026-1-1', false],
    ['', false],
  ])('%s exists: %s', (text, exists) => {
    expect(isDate(text)).toBe(exists);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s plus %i months is %s', (date, months, result) => {
    expect(addMonths(date, months)).toBe(result);
  });
});

it.each([
  ['en-US', 7],
  ['en', 7],
  ['en-GB', 1],
  ['de', 1],
  ['ar-EG', 6],
  ['pt-BR', 7],
])("the week starts in %s on day %i, with or without the engine's data", (locale, day) => {
  expect(weekStart(locale)).toBe(day);
  expect(weekStartOfRegion(locale)).toBe(day);
});

it.each<[DateRangePresetName, string, string]>([
  ['today', '2026-03-31', '2026-03-31'],
  ['last7Days', '2026-03-25', '2026-03-31'],
  ['last30Days', '2026-03-02', '2026-03-31'],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['thisYear', '2026-01-01', '2026-12-31'],
])('the presets %s is from %s to %s on the last day of March', (name, from, to) => {
  expect(presetOf(name, String).getRange('2026-03-31')).toEqual({ from, to });
});

describe('a date field', () => {
  it('uses the Gregorian calendar in every locale', () => {
    render(
      <LocaleProvider locale="fa-IR">
        <DateField label="Start" defaultOpen defaultValue="2026-03-29" />
      </LocaleProvider>,
    );
    expect(screen.getByRole('grid')).toHaveAccessibleName(/۲۰۲۶/);
  });

  it('starts at the nearest allowed date', () => {
    vi.setSystemTime(new Date(2026, 2, 29));
    render(<DateField label="Start" defaultOpen min="2027-01-05" />);
    expect(document.querySelector('[data-date][tabindex="0"]')).toHaveAttribute('data-date', '2027-01-05');
  });

  it('mirrors the arrow keys in a right-to-left page', () => {
    document.documentElement.dir = 'rtl';
    render(<DateField label="Start" defaultOpen defaultValue="2026-03-29" />);
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowLeft' });
    expect(document.querySelector('[data-date][tabindex="0"]')).toHaveAttribute('data-date', '2026-03-30');
  });

  it('does not change while the consumer keeps the controlled value', () => {
    const onValueChange = vi.fn();
    render(<DateField label="Start" open value="2026-03-29" onValueChange={onValueChange} />);
    fireEvent.click(screen.getByRole('gridcell', { name: 'Tuesday, March 10, 2026' }));
    expect(onValueChange.mock.calls).toEqual([['2026-03-10']]);
    expect(screen.getByRole('group', { name: 'Start' })).toHaveAttribute('data-value', '2026-03-29');
  });
});

it('a range of dates starts again with the first date after the calendar closes', () => {
  const onValueChange = vi.fn();
  render(
    <DateRangeField
      label="Period"
      defaultValue={{ from: '2026-03-02', to: '2026-03-06' }}
      onValueChange={onValueChange}
    />,
  );
  const button = screen.getByRole('button', { name: 'Choose dates' });
  const select = (day: number) => fireEvent.click(screen.getByRole('gridcell', { name: new RegExp(` ${day},`) }));
  fireEvent.click(button);
  select(20);
  fireEvent.click(button);
  fireEvent.click(button);
  select(10);
  expect(onValueChange).not.toHaveBeenCalled();
  select(10);
  expect(onValueChange.mock.calls).toEqual([[{ from: '2026-03-10', to: '2026-03-10' }]]);
});
