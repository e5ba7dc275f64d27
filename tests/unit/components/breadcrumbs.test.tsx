import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BreadcrumbsTrail, type Crumb } from 'waymark';
import { hiddenByCount, hiddenByWidth } from '../../../src/components/navigation/breadcrumbs/hidden-crumbs';

const button = 50;

/** Returns the hidden crumbs for the given widths. The button precedes the second crumb. */
function arrange(widths: readonly number[], room: number, max: number) {
  const least = hiddenByCount(widths.length, max);
  const [first = 0] = widths;
  return hiddenByWidth(least, widths.length > 1 ? [first, button, ...widths.slice(least.to)] : widths, room);
}

/** Formats the visible crumbs for an available width: `…` is the button, and `~` follows a truncated title. */
function line(widths: readonly number[], room: number, max = 8): string {
  const { from, to, cut } = arrange(widths, room, max);
  const names = widths.map((_, index) => String(index));
  const middle = to > from ? ['…'] : [];
  return [...names.slice(0, from), ...middle, ...names.slice(to)].join(' ') + (cut ? '~' : '');
}

describe('the visible crumbs', () => {
  it('include all crumbs that fit', () => {
    expect(line([80, 80, 80, 60], 300)).toBe('0 1 2 3');
    expect(line([], 300)).toBe('');
    expect(line([80], 80)).toBe('0');
  });

  it('hide crumbs after the first one before any other', () => {
    const widths = [80, 80, 80, 80, 60];
    expect(line(widths, 380)).toBe('0 1 2 3 4');
    expect(line(widths, 379)).toBe('0 … 2 3 4');
    expect(line(widths, 349)).toBe('0 … 3 4');
    expect(line(widths, 269)).toBe('0 … 4');
    expect(line(widths, 190)).toBe('0 … 4');
  });

  it('include the truncated current page before the first crumb is hidden', () => {
    const widths = [80, 80, 200];
    expect(line(widths, 329)).toBe('0 … 2~');
    expect(line(widths, 180)).toBe('0 … 2~');
    expect(line(widths, 179)).toBe('… 2~');
    expect(line(widths, 0)).toBe('… 2~');
    expect(line([200], 10)).toBe('0~');
  });

  it('include a first crumb as narrow as the button', () => {
    expect(line([40, 200], 60)).toBe('0 1~');
    expect(line([80, 200], 60)).toBe('… 1~');
    expect(line([80, 200], 140)).toBe('0 1~');
  });

  it('never exceed the maximum', () => {
    const nine = Array.from({ length: 9 }, () => 10);
    expect(line(nine, 1000)).toBe('0 … 2 3 4 5 6 7 8');
    expect(line(nine, 1000, 2)).toBe('0 … 8');
    expect(line(nine, 1000, 1)).toBe('… 8');
    expect(line(nine, 1000, 9)).toBe('0 1 2 3 4 5 6 7 8');
    expect(line(nine, 1000, Infinity)).toBe('0 1 2 3 4 5 6 7 8');
    for (const nonsense of [0, -3, Number.NaN, 1.9]) expect(line(nine, 1000, nonsense)).toBe('… 8');
    expect(hiddenByCount(200, 8)).toEqual({ from: 1, to: 193 });
  });
});

const trail = (count: number): readonly Crumb[] =>
  Array.from({ length: count }, (_, index) => ({ title: `Crumb ${index}`, to: `/${index}` }));

it('a trail updates when its links change', () => {
  const page = (count: number) => <BreadcrumbsTrail links={trail(count)} />;
  const { rerender } = render(page(20));
  for (const count of [3, 1, 0, 9, 2]) {
    rerender(page(count));
    const shown = document.querySelectorAll('li:not([data-hidden]) a');
    expect(shown).toHaveLength(Math.min(count, 8));
    expect(shown.length ? shown[shown.length - 1] : null).toBe(document.querySelector('[aria-current="page"]'));
  }
  expect(screen.queryByRole('button')).toBeNull();
});
