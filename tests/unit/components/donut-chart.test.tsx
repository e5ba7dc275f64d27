import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Chart, DonutChart, type DonutChartProps } from 'waymark';
import type { ChartModel } from '../../../src/components/data/chart/internal';
import { partAt, partPath, partsOf } from '../../../src/components/data/donut-chart/parts';

const rowsOf = (counts: Readonly<Record<string, unknown>>) =>
  Object.entries(counts).map(([level, count]) => ({ level, count }));

const series = [{ key: 'count', label: 'Readings' }];
const readings: DonutChartProps = { data: rowsOf({ High: 30, Medium: 60, Low: 10 }), x: 'level', series };

const partsFrom = (values: readonly (number | null)[], maxParts = 6, colors = {}) =>
  partsOf(
    { buckets: values.map((value, index) => ({ index, x: `${index}`, values: [value] })) } as unknown as ChartModel,
    { colors, maxParts, otherName: 'Other' },
  );

const rows = () => within(screen.getByRole('list', { name: 'Parts' })).getAllByRole('listitem');

describe('the parts of a whole', () => {
  it('have their share, and follow each other around the ring', () => {
    const { parts, whole } = partsFrom([1, 2, 1]);
    expect(whole).toBe(4);
    expect(parts.map(({ share }) => share)).toEqual([0.25, 0.5, 0.25]);
    expect(parts.map(({ from }) => from / Math.PI)).toEqual([0, 0.5, 1.5]);
    expect([0.1, Math.PI, 6].map((angle) => partAt(parts, angle))).toEqual([0, 1, 2]);
  });

  it('sum up the smallest rows, and keep the order of the others', () => {
    const { parts } = partsFrom([3, 9, 1, 7, 3], 4);
    expect(parts.map(({ x, value, isOther }) => [x, value, isOther])).toEqual([
      ['0', 3, false],
      ['1', 9, false],
      ['3', 7, false],
      ['Other', 4, true],
    ]);
    // Exactly as many rows as parts need no other part.
    expect(partsFrom([3, 9, 1, 7], 4).parts.some(({ isOther }) => isOther)).toBe(false);
  });

  it('are at most six, whose colors do not repeat, and at least two', () => {
    const { parts } = partsFrom([1, 2, 3, 4, 5, 6, 7, 8], 20);
    expect(new Set(parts.map(({ color }) => color)).size).toBe(6);
    expect(partsFrom([1, 2, 3], 0).parts).toHaveLength(2);
  });

  it('have the color of their category', () => {
    expect(partsFrom([1, 1], 6, { 1: 'level-low' }).parts.map(({ color }) => color)).toEqual(['series-1', 'level-low']);
  });

  it('leave out gaps, and count what is below zero', () => {
    const { parts, negative } = partsFrom([4, null, -1, 0]);
    expect(parts.map(({ value }) => value)).toEqual([4, 0]);
    expect(negative).toBe(1);
  });

  it('have no share of nothing', () => {
    const { parts, whole } = partsFrom([0, 0]);
    expect(whole).toBe(0);
    expect(parts.map(({ share }) => share)).toEqual([0, 0]);
  });
});

describe('the shape of a part', () => {
  it('is a whole ring, a visible sliver, or nothing', () => {
    expect(partPath({ from: 0, to: 2 * Math.PI, share: 1 }, 100, 60).match(/z/g)).toHaveLength(2);
    expect(partPath({ from: 0, to: 0, share: 0 }, 100, 60)).toBe('');
    // One pixel wide, although the gap is wider than the part.
    expect(partPath({ from: 0, to: 0.001, share: 0.0001 }, 100, 60)).toContain('M-0.45,-100');
  });

  it('has the large arc for more than half', () => {
    expect(partPath({ from: 0, to: 1.5 * Math.PI, share: 0.75 }, 100, 60)).toContain('A100,100 0 1 1');
    expect(partPath({ from: 0, to: Math.PI / 2, share: 0.25 }, 100, 60)).toContain('A100,100 0 0 1');
  });
});

describe('a donut chart', () => {
  it('lists the parts with values and shares, and shows the total', () => {
    render(<DonutChart {...readings} unit="kg" />);
    expect(rows().map((row) => row.textContent)).toEqual(['High 30 kg 30%', 'Medium 60 kg 60%', 'Low 10 kg 10%']);
    expect(document.querySelector('[data-slot="donut-chart-total"]')).toHaveTextContent('100');
    // Without another name, the ring has that of its parts.
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Medium: 60 kg, 60%');
  });

  it('moves between the parts with the arrow keys, selects one, and closes its tooltip with Escape', async () => {
    const onValueChange = vi.fn();
    render(<DonutChart {...readings} onValueChange={onValueChange} />);
    const tooltip = () => document.querySelector('[data-slot="chart-tooltip"]');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(tooltip()).toHaveTextContent('Medium');
    expect(tooltip()).toHaveTextContent('60%');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName('Medium: 60, 60%');
    await userEvent.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(onValueChange.mock.calls).toEqual([['Medium'], [null]]);
  });

  it('selects the option that a screen reader clicks, but not the rest', () => {
    const onValueChange = vi.fn();
    render(<DonutChart {...readings} maxParts={2} onValueChange={onValueChange} />);
    const [largest, other] = screen.getAllByRole('option');
    fireEvent.click(other as Element);
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.click(largest as Element);
    expect(onValueChange).toHaveBeenCalledWith('Medium');
  });

  it('says which values are left out, and why', () => {
    render(<DonutChart {...readings} data={rowsOf({ a: 1, b: -1, c: Number.NaN, d: null, e: -2 })} />);
    expect(
      screen.getByText(/^1 value is left out: it is not a number\. 2 values are left out: they are below zero\.$/),
    );
    expect(rows()).toHaveLength(1);
  });

  it('has no data without a row that is a part', () => {
    render(<DonutChart {...readings} data={rowsOf({ a: null })} />);
    expect(screen.getByText('No data yet')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has the title, the table and the states of its chart', async () => {
    const chart = { title: 'Readings', data: rowsOf({ High: 30, Medium: 60, Low: 10 }), x: 'level', series };
    const { rerender } = render(
      <Chart {...chart}>
        <DonutChart />
      </Chart>,
    );
    expect(screen.getByRole('img', { name: 'Readings' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(within(screen.getByRole('table', { name: 'Readings' })).getAllByRole('row')).toHaveLength(4);
    rerender(
      <Chart {...chart} view="chart" status="error" message="The key is no longer accepted.">
        <DonutChart />
      </Chart>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The key is no longer accepted.');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('renders on a server', () => {
    expect(renderToString(<DonutChart {...readings} />)).toContain('data-slot="donut-chart-part"');
  });
});

it('is described by its lowest and highest value in a chart: categories have no course', () => {
  render(
    <Chart title="By level" data={rowsOf({ High: 30, Medium: 60, Low: 10 })} x="level" series={series}>
      <DonutChart />
    </Chart>,
  );
  expect(screen.getByRole('img', { name: 'By level' })).toHaveAccessibleDescription(
    '3 categories: Readings from 10 (Low) to 60 (Medium).',
  );
});
