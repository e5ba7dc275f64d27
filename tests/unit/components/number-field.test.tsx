import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider, NumberField } from 'waymark';
import { stepFrom } from '../../../src/components/controls/number-field/number-steps';
import { numberText } from '../../../src/components/lib/number-text';

const field = () => screen.getByRole<HTMLInputElement>('textbox');

describe('parsing a number', () => {
  it.each([
    ['en', '1234.5', 1234.5],
    ['en', '1,234.5', 1234.5],
    ['en', ' -1,234 ', -1234],
    ['en', '−5', -5],
    ['en', '+5', 5],
    ['en', '.5', 0.5],
    ['en', '5.', 5],
    ['en', '1,500', 1500],
    ['en', '1,5', 1.5],
    ['en', '1.234,5', 1234.5],
    ['de', '1,500', 1.5],
    ['de', '1.500', 1500],
    ['de', '1.5', 1.5],
    ['de', '1.234.567,8', 1_234_567.8],
    ['de-CH', "1'234.5", 1234.5],
    ['de-CH', '1’234.5', 1234.5],
    ['fr', '1 234,5', 1234.5],
    ['fr', '1\u202F234,5', 1234.5],
    ['hi-IN', '12,34,567.8', 1_234_567.8],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['ar-EG', '1234.5', 1234.5],
    ['ar-EG', '\u061C-٥', -5],
    ['fa', '۱۲۳', 123],
    ['ja', '１２３．５', 123.5],
    ['en', '', null],
    ['en', '   ', null],
    ['en', '-0', 0],
  ])('in %s, "%s" is %s', (locale, text, value) => {
    expect(numberText(locale).parse(text)).toBe(value);
  });

  it.each(['abc', '12abc', '1-2', '--5', '.', '-', '1,2,3', '1,234,5', '1.2.3', '1 2', '1e5', '½', '∞'])(
    '"%s" is not a number',
    (text) => {
      expect(numberText('en').parse(text)).toBeUndefined();
    },
  );

  it.each([
    ['de', { style: 'currency', currency: 'EUR' }, '1.234,50 €', 1234.5],
    ['en', { style: 'currency', currency: 'USD' }, '-$5', -5],
    ['en', { style: 'percent' }, '25%', 0.25],
    ['en', { style: 'percent' }, '25', 0.25],
    ['en', { style: 'unit', unit: 'kilometer' }, '5 km', 5],
    ['en', { style: 'currency', currency: 'EUR' }, '€', null],
  ] as const)('in %s with %j, "%s" is %s', (locale, options, text, value) => {
    expect(numberText(locale, options).parse(text)).toBe(value);
  });

  it('round-trips every number in every language', () => {
    const locales = ['en', 'de', 'de-CH', 'fr', 'hi-IN', 'ar-EG', 'fa', 'he', 'pl', 'bn', 'sv'];
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.nat(3),
        (locale, digits, places) => {
          const value = digits / 10 ** places || 0;
          const { format, parse } = numberText(locale);
          expect(parse(format(value))).toBe(value);
        },
      ),
    );
  });
});

describe('a step', () => {
  const range = { min: -Infinity, max: Infinity, step: 1 };

  it.each([
    [{ step: 0.1 }, 0.2, 1, 0.3],
    [{ step: 0.1 }, 0.3, -1, 0.2],
    [{ step: 5, min: 1 }, 3, 1, 6],
    [{ step: 5, min: 1 }, 3, -1, 1],
    [{ step: 5, min: 1, max: 10 }, 6, 1, 6],
    [{ step: 5, min: 1, max: 10 }, 10, 1, 10],
    [{ max: 10 }, 3, 10, 10],
    [{ min: 0 }, 3, -10, 0],
    [{}, 1.5, 1, 2],
    [{}, 1.5, -1, 1],
    [{}, null, 1, 0],
    [{ min: 3 }, null, 1, 3],
    [{ max: 8 }, null, -1, 8],
    [{ min: 3 }, null, -1, 3],
    [{ step: 1e-7 }, 0, 1, 1e-7],
  ])('moves with %j from %s by %s to %s', (options, from, count, value) => {
    expect(stepFrom(from, count, { ...range, ...options })).toBe(value);
  });
});

describe('NumberField', () => {
  it('reports a number when the user leaves the field, not for each digit', async () => {
    const onValueChange = vi.fn();
    render(<NumberField label="Limit" min={10} onValueChange={onValueChange} />);
    await userEvent.type(field(), '15');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onValueChange.mock.calls).toEqual([[15]]);
  });

  it('keeps the displayed number if the consumer rejects a change', async () => {
    render(<NumberField label="Limit" value={5} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '7{Enter}');
    expect(field()).toHaveValue('5');
  });

  it('displays a number that the consumer sets while the user types', async () => {
    const { rerender } = render(<NumberField label="Limit" value={5} />);
    await userEvent.type(field(), '7');
    rerender(<NumberField label="Limit" value={8} />);
    expect(field()).toHaveValue('8');
  });

  it('passes plain digits to a form before the user leaves the field', async () => {
    render(
      <form aria-label="Plan">
        <LocaleProvider locale="de">
          <NumberField label="Price" name="price" max={2000} />
        </LocaleProvider>
      </form>,
    );
    await userEvent.type(field(), '1.234,5');
    const price = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('price');
    expect(price()).toBe('1234.5');
    await userEvent.clear(field());
    await userEvent.type(field(), '99999');
    expect(price()).toBe('2000');
  });

  it('rounds to the displayed digits', async () => {
    const onValueChange = vi.fn();
    render(<NumberField label="Price" numberFormat={{ maximumFractionDigits: 2 }} onValueChange={onValueChange} />);
    await userEvent.type(field(), '1.239{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith(1.24);
    expect(field()).toHaveValue('1.24');
  });
});

it('is the only element that its label names', () => {
  render(<NumberField label="Timeout" />);
  expect(screen.getByLabelText('Timeout')).toBe(field());
  expect(screen.getAllByLabelText(/timeout/i)).toEqual([field()]);
});

describe('a button of a NumberField', () => {
  const wait = (ms: number): void =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  beforeEach(() => vi.useFakeTimers());

  it('repeats the step while pressed until the limit', () => {
    const onValueChange = vi.fn();
    render(<NumberField label="Limit" defaultValue={0} max={5} onValueChange={onValueChange} />);
    const button = screen.getByRole('button', { name: 'Increase', description: 'Limit' });
    fireEvent.pointerDown(button, { button: 0 });
    wait(399);
    expect(field()).toHaveValue('0');
    wait(1);
    expect(field()).toHaveValue('1');
    for (let tick = 0; tick < 20; tick += 1) wait(60);
    expect(field()).toHaveValue('5');
    expect(button).toBeDisabled();
    expect(onValueChange).toHaveBeenCalledTimes(5);
  });

  it('does not step again on release', () => {
    render(<NumberField label="Limit" defaultValue={0} />);
    const button = screen.getByRole('button', { name: 'Increase', description: 'Limit' });
    fireEvent.pointerDown(button, { button: 0 });
    wait(400);
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    wait(1000);
    expect(field()).toHaveValue('1');
    fireEvent.click(button);
    expect(field()).toHaveValue('2');
  });
});
