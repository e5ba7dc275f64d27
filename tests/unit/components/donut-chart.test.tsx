import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Chart, DonutChart } from 'waymark';
import type { ChartModel } from '../../../src/components/data/chart/internal';
import { partAt, partsOf } from '../../../src/components/data/donut-chart/parts';

const rowsOf = (counts: Readonly<Record<string, unknown>>) =>
  Object.entries(counts).map(([level, count]) => ({ level, count }));

const series = [{ key: 'count', label: 'Readings' }];
const readings = { data: rowsOf({ High: 30, Medium: 60, Low: 10 }), x: 'level', series };

const partsFrom = (values: readonly (number | null)[], maxParts = 6, colors = {}) =>
  partsOf(
    { buckets: values.map((value, index) => ({ index, x: `${index}`, values: [value] })) } as unknown as ChartModel,
    { colors, maxParts, otherName: 'Other' },
  );

describe('the parts of a whole', () => {
  it('follow each other around the ring with their shares', () => {
    const { parts, whole } = partsFrom([1, 2, 1]);
    expect(whole).toBe(4);
    expect(parts.map(({ share }) => share)).toEqual([0.25, 0.5, 0.25]);
    expect(parts.map(({ from }) => from / Math.PI)).toEqual([0, 0.5, 1.5]);
    expect([0.1, Math.PI, 6].map((angle) => partAt(parts, angle))).toEqual([0, 1, 2]);
  });

  it('combine the smallest rows and keep the order of the others', () => {
    const { parts } = partsFrom([3, 9, 1, 7, 3], 4);
    expect(parts.map(({ x, value, isOther }) => [x, value, isOther])).toEqual([
      ['0', 3, false],
      ['1', 9, false],
      ['3', 7, false],
      ['Other', 4, true],
    ]);
    // With as many rows as parts, there is no other part.
    expect(partsFrom([3, 9, 1, 7], 4).parts.some(({ isOther }) => isOther)).toBe(false);
  });

  it('use distinct colors for two to six parts', () => {
    const { parts } = partsFrom([1, 2, 3, 4, 5, 6, 7, 8], 20);
    expect(new Set(parts.map(({ look }) => look.paint.className)).size).toBe(6);
    expect(partsFrom([1, 2, 3], 0).parts).toHaveLength(2);
  });

  it('use their category color', () => {
    expect(
      partsFrom([1, 1], 6, { 1: 'level-low' }).parts.map(({ look }) => look.paint.className.split(' ')[0]),
    ).toEqual(['text-series-1', 'text-level-low']);
  });

  it('omit gaps and count negative values', () => {
    const { parts, negative } = partsFrom([4, null, -1, 0]);
    expect(parts.map(({ value }) => value)).toEqual([4, 0]);
    expect(negative).toBe(1);
  });

  it('show no share of an empty total', () => {
    const { parts, whole } = partsFrom([0, 0]);
    expect(whole).toBe(0);
    expect(parts.map(({ share }) => share)).toEqual([0, 0]);
  });
});

it('a donut chart shows no data if no row is a part', () => {
  render(<DonutChart {...readings} data={rowsOf({ a: null })} />);
  expect(screen.getByText('No data yet')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('is described by its lowest and highest value in a chart', () => {
  render(
    <Chart title="By level" data={rowsOf({ High: 30, Medium: 60, Low: 10 })} x="level" series={series}>
      <DonutChart />
    </Chart>,
  );
  expect(screen.getByRole('img', { name: 'By level' })).toHaveAccessibleDescription(
    '3 categories: Readings from 10 (Low) to 60 (Medium).',
  );
});
