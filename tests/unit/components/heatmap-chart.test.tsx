import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HeatmapChart } from 'waymark';
import type { ChartModel } from '../../../src/components/data/chart/internal';
import { cellsOf } from '../../../src/components/data/heatmap-chart/cells';

const modelOf = (rows: readonly (readonly (number | null)[])[]) =>
  ({
    buckets: rows.map((values, index) => ({ index, x: `${index}`, values })),
    series: (rows[0] ?? []).map((_, at) => ({ key: `${at}` })),
  }) as unknown as ChartModel;

describe('the cells of a heatmap', () => {
  it('use five intensities from the lowest to the highest value, and none for a missing value', () => {
    const { cells, low, high } = cellsOf(
      modelOf([
        [0, 60],
        [20, 100],
        [40, null],
      ]),
    );
    expect([low, high]).toEqual([0, 100]);
    expect(cells.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 0]);
  });

  it('respect the limits', () => {
    const { cells } = cellsOf(modelOf([[0], [50], [1000]]), 10, 90);
    expect(cells.map(({ step }) => step)).toEqual([1, 3, 5]);
  });

  it('are visible with equal values', () => {
    expect(cellsOf(modelOf([[7], [7]])).cells.map(({ step }) => step)).toEqual([5, 5]);
  });
});

it('a heatmap without a selection is exposed as an image with a summary', () => {
  const { container } = render(
    <HeatmapChart data={[{ x: 'A', high: 1 }, { x: 'B' }]} x="x" series={[{ key: 'high', label: 'High' }]} />,
  );
  expect(screen.getByRole('img', { name: /2 categories/ })).toBeInTheDocument();
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
});

it('ignores limits that contradict each other, and explains why', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const rows = [
    { x: 'A', high: 0 },
    { x: 'B', high: 10 },
  ];
  render(<HeatmapChart data={rows} x="x" series={[{ key: 'high', label: 'High' }]} min={5} max={2} />);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('min (5) must be below max (2).'));
  expect(document.querySelector('[data-slot="chart-scale"]')).toHaveTextContent('010');
});
