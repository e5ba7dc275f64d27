import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateField, LocaleProvider, TimeField } from 'waymark';
import { layoutOf } from '../../../src/components/controls/time-field/segment-layout';
import { fullYear, pastedSegments } from '../../../src/components/controls/time-field/segment-values';
import { instantOf, startOfDay } from '../../../src/components/lib/clock-time';
import { stubMatchMedia } from '../../helpers/match-media';

const show = (field: ReactElement, locale = 'en', timeZone?: string) =>
  render(
    <LocaleProvider locale={locale} timeZone={timeZone}>
      {field}
    </LocaleProvider>,
  );
const parts = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLInputElement>('[data-segment]')].map(({ value }) => value);
const values = (spy: ReturnType<typeof vi.fn>): unknown => spy.mock.lastCall?.[0];

describe('a clock', () => {
  it.each([
    ['2026-03-29T02:30', 'Europe/Berlin', undefined],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-03-08T02:00', 'America/New_York', undefined],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', undefined],
    ['2026-06-01T12:00', 'Asia/Kathmandu', '2026-06-01T06:15:00.000Z'],
  ])('shows %s in %s at %s', (time, zone, instant) => {
    const found = instantOf(time, zone);
    expect(found === undefined ? undefined : new Date(found).toISOString()).toBe(instant);
  });

  it('starts a day after the skipped hour', () => {
    expect(new Date(startOfDay('2018-11-04', 'America/Sao_Paulo')).toISOString()).toBe('2018-11-04T03:00:00.000Z');
  });
});

describe('the parts', () => {
  it.each([
    ['en', 'month day year'],
    ['de', 'day month year'],
    ['sv', 'year month day'],
  ])('follow the date order in %s: %s', (locale, order) => {
    expect(layoutOf(locale, 'date').names.join(' ')).toBe(order);
  });

  it('use a separate direction if the format contains direction marks', () => {
    expect(layoutOf('ar-EG', 'datetime').groups.flatMap(({ dir = [] }) => dir)).toEqual(['rtl', 'ltr']);
  });

  it.each([
    ['2026-11-27', { year: 2026, month: 11, day: 27 }],
    ['27.11.2026', { year: 2026, month: 11, day: 27 }],
    ['12026-11-27', 'year'],
    ['tomorrow', undefined],
  ])('are read from %s', (text, segments) => {
    expect(pastedSegments(text, 'date', layoutOf('de', 'date'))).toEqual(segments);
  });

  it.each([
    [26, 2026],
    [46, 2046],
    [47, 1947],
    [1999, 1999],
  ])('interpret the typed year %i as %i', (typed, year) => {
    expect(fullYear(typed, 2026)).toBe(year);
  });
});

describe('a typed date', () => {
  it('keeps its year when a fifth digit is typed, and shows a message', async () => {
    const onValueChange = vi.fn();
    show(<DateField label="Due" defaultValue="2026-02-27" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('spinbutton', { name: 'year Due' }));
    await userEvent.keyboard('20271');
    expect(values(onValueChange)).toBe('2027-02-27');
    expect(screen.getByText('Enter a four-digit year.')).toBeVisible();
  });

  it('adds the century to a two-digit year', async () => {
    const onValueChange = vi.fn();
    show(<DateField label="Due" defaultValue="2020-02-27" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('spinbutton', { name: 'year Due' }));
    await userEvent.keyboard('26{Tab}');
    expect(values(onValueChange)).toBe('2026-02-27');
  });

  it('must be complete when focus leaves the field, and is cleared by a reset', async () => {
    show(
      <form aria-label="Invoice">
        <DateField label="Due" name="due" />
      </form>,
    );
    await userEvent.click(screen.getByText('Due'));
    await userEvent.keyboard('11');
    fireEvent.blur(document.activeElement ?? document.body);
    expect(screen.getByText('Enter all parts, such as 11/27/2026.')).toBeVisible();
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(form.checkValidity()).toBe(false);
    fireEvent.reset(form);
    expect(parts()).toEqual(['', '', '']);
  });

  it('uses a native input on a touch screen if requested', () => {
    stubMatchMedia((query) => query.includes('coarse'));
    show(<DateField label="Due" nativeOnTouch defaultValue="2026-02-27" />);
    expect(screen.getByLabelText('Due')).toHaveAttribute('type', 'date');
    expect(screen.getByLabelText('Due')).toHaveValue('2026-02-27');
  });
});

describe('a typed time', () => {
  it('uses 12 or 24 hours depending on the locale', async () => {
    const onValueChange = vi.fn();
    const { unmount } = show(<TimeField label="Start" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByText('Start'));
    await userEvent.keyboard('0930p');
    expect(values(onValueChange)).toBe('21:30');
    unmount();
    show(<TimeField label="Start" onValueChange={onValueChange} />, 'de');
    await userEvent.click(screen.getByText('Start'));
    await userEvent.keyboard('0830');
    expect(values(onValueChange)).toBe('08:30');
  });

  it('must be within its limits', () => {
    show(<TimeField label="Start" defaultValue="07:30" min="08:00" />, 'de');
    const hour = screen.getByRole('spinbutton', { name: 'Stunde Start' });
    fireEvent.focus(hour);
    fireEvent.blur(hour);
    expect(screen.getByText('Enter 08:00 or a later time.')).toBeVisible();
  });
});
