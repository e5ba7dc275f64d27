import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Meter, type MeterProps } from 'waymark';

function stateOf(props: Omit<MeterProps, 'label'>): string | null {
  const { container } = render(<Meter aria-label="Storage" {...props} />);
  return container.firstElementChild?.getAttribute('data-state') ?? null;
}

it.each<[string, Omit<MeterProps, 'label'>, string | null]>([
  ['is not set if no part of the range is defined', { value: 50 }, null],
  ['is good in the middle without an optimum', { value: 50, low: 20, high: 80 }, 'good'],
  ['is fair on either side of the middle', { value: 10, low: 20, high: 80 }, 'fair'],
  ['is good at the threshold itself', { value: 80, low: 20, high: 80 }, 'good'],
  ['is fair one part away from a low optimum', { value: 50, low: 20, high: 80, optimum: 0 }, 'fair'],
  ['is poor two parts away from a low optimum', { value: 90, low: 20, high: 80, optimum: 0 }, 'poor'],
  ['is poor two parts away from a high optimum', { value: 10, low: 20, high: 80, optimum: 100 }, 'poor'],
  ['requires only one threshold', { value: 90, high: 80, optimum: 0 }, 'fair'],
  ['clamps thresholds beyond the range', { value: 50, low: -5, high: 200 }, 'good'],
  ['uses a low threshold above the high one for both', { value: 70, low: 60, high: 40, optimum: 100 }, 'good'],
  ['clamps a value beyond the range', { value: 140, low: 20, high: 80, optimum: 0 }, 'poor'],
])('the level of a meter %s', (_, props, level) => {
  expect(stateOf(props)).toBe(level);
});

it('a meter without a range renders an empty bar', () => {
  render(<Meter aria-label="Storage" value={3} min={5} max={5} />);
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '0%');
});

it('shows the value of an arc once, in its middle, and marks the limits', () => {
  const { container } = render(<Meter label="Load" shape="arc" value={30} min={10} max={50} low={20} high={40} />);
  expect(screen.getByRole('meter', { name: 'Load' })).toHaveAttribute('aria-valuenow', '30');
  expect(screen.getAllByText('50%')).toHaveLength(1);
  const value = container.querySelector('[data-slot="meter-value"]');
  expect(value).toHaveAttribute('stroke-dasharray', '50 100');
  const limits = [...(value?.parentElement?.children ?? [])]
    .slice(2, 4)
    .map((path) => path.getAttribute('stroke-dashoffset'));
  expect(limits.map(Number)).toEqual([-24.5, -74.5]);
});
