import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BarChart, Chart, type ChartAxis, type ChartData, LineChart, LocaleProvider, toBins } from 'waymark';
import { useChartModel } from '../../../src/components/data/chart/chart-model';
import { colorAdvice } from '../../../src/components/data/chart/color-warning';
import { pointsPath } from '../../../src/components/data/chart/line-path';
import { firstSize, plotLayout } from '../../../src/components/data/chart/plot-layout';
import { placeAnnotations } from '../../../src/components/data/chart/plot-marks';
import { valueScale } from '../../../src/components/data/chart/scale';

const readings: ChartData = {
  data: Array.from({ length: 5 }, (_, index) => ({
    day: new Date(2026, 10, 1 + index),
    high: index + 1,
    share: index / 10,
  })),
  x: 'day',
  series: [{ key: 'high', label: 'High' }],
};
const combined: ChartData = {
  ...readings,
  series: [
    { key: 'high', label: 'High' },
    { key: 'share', label: 'Share', axis: 'end', numberFormat: { style: 'percent' } },
  ],
};

const modelOf = (data: ChartData) => renderHook(() => useChartModel(data)).result.current;

const layoutOf = (data: ChartData, isBand = true, isHorizontal = false) =>
  plotLayout({
    size: firstSize,
    model: modelOf(data),
    domain: [0, 5],
    isBand,
    isHorizontal,
    hasTopTitle: false,
    hasBottomTitle: false,
  });

const labelOf = (index: number): string => screen.getAllByRole('option')[index]?.getAttribute('aria-label') ?? '';

describe('the value axis', () => {
  const scaleOf = (axis: ChartAxis, domain: readonly [number?, number?] = [3, 47]) =>
    valueScale(domain, { height: 100, count: 5, isWhole: false, axis, least: 3 });

  it.each<[string, ChartAxis, number[]]>([
    ['ends at round numbers around the values', {}, [0, 10, 20, 30, 40, 50]],
    ['starts at min and ends at max', { min: 10, max: 45 }, [10, 15, 20, 25, 30, 35, 40, 45]],
    ['draws as many ticks as requested', { ticks: 2 }, [0, 20, 40, 60]],
    ['draws the given ticks, and extends to them', { ticks: [0, 25, 75] }, [0, 25, 75]],
    ['draws powers of ten', { scale: 'log', max: 100_000 }, [1, 10, 100, 1000, 10_000, 100_000]],
    ['draws the steps between a few powers of ten', { scale: 'log', min: 1, max: 10, ticks: 3 }, [1, 2, 5, 10]],
    ['shows all values above a minimum that no value reaches', { min: 100 }, [100, 120, 140, 160, 180, 200]],
  ])('%s', (_name, axis, ticks) => {
    expect(scaleOf(axis).ticks).toEqual(ticks);
  });

  it('spaces powers of ten equally, and excludes zero', () => {
    const { y, has } = scaleOf({ scale: 'log', min: 1, max: 100 });
    expect([1, 10, 100].map((value) => Math.round(y(value)))).toEqual([100, 50, 0]);
    expect([0, -1, 1].map(has)).toEqual([false, false, true]);
  });

  it.each([
    [{ min: 9, max: 2 }, 'min (9) must be below max (2). Swap them, or omit one.'],
    [{ min: 2, max: 2 }, 'min (2) must be below max (2). Swap them, or omit one.'],
    [{ min: 0, scale: 'log' as const }, 'the limits of scale="log" must be above zero.'],
    [{ max: Number.NaN }, 'min and max must be finite numbers, but are undefined and NaN.'],
  ])('ignores the limits %o and explains why', (axis, reason) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = render(<BarChart {...readings} {...axis} />);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining(`BarChart ignores the limits of its value axis: ${reason}`),
    );
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  });

  it('counts the values that a logarithmic axis leaves out', () => {
    render(
      <LineChart
        data={[
          { x: 1, high: 0 },
          { x: 2, high: 10 },
        ]}
        x="x"
        series={readings.series}
        scale="log"
      />,
    );
    expect(screen.getByText('1 value is left out: a logarithmic axis begins above zero.')).toBeInTheDocument();
  });
});

describe('a series on the second axis', () => {
  it('uses a separate scale and format, and is drawn as a line beside the columns', () => {
    render(<BarChart {...combined} endAxis={{ title: 'Share', max: 1, ticks: [0, 0.5, 1] }} defaultValue={null} />);
    expect(['0%', '50%', '100%'].map((text) => screen.getByText(text).textContent)).toHaveLength(3);
    expect(labelOf(4)).toBe('Thursday, November 5, 2026: High 5, Share 40%');
  });

  it('keeps its format in the table, and is excluded from the totals', () => {
    render(
      <Chart {...combined} title="Readings" defaultView="table" showTotals>
        <BarChart />
      </Chart>,
    );
    expect(screen.getByRole('cell', { name: '40%' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Total' })).not.toBeInTheDocument();
  });
});

describe('horizontal bars', () => {
  it('show their names beside them, and grow from the start', () => {
    const { height, width, xTicks, y } = layoutOf(
      { ...readings, data: [{ day: 'A very long name of a team that does not fit beside its bar', high: 5 }] },
      true,
      true,
    );
    expect([width < firstSize.height, height < firstSize.width, y(0), y(5) < height / 2]).toEqual([
      true,
      true,
      height,
      true,
    ]);
    expect(xTicks[0]?.text).toMatch(/^A very long name .*…$/);
  });

  it('repeat the month where it changes, even if some rows in between are not labeled', () => {
    const days = Array.from({ length: 60 }, (_, index) => ({ day: new Date(2026, 10, 1 + index), high: 1 }));
    const months = layoutOf({ ...readings, data: days }, true, true).xTicks.filter(({ text }) => /[A-Z]/.test(text));
    expect(months.map(({ text }) => text.slice(0, 3))).toEqual(['Nov', 'Dec']);
  });
});

describe('annotations', () => {
  const noon = (day: number) => new Date(2026, 10, day, 12);

  it('are placed at their bucket or time, in rows if their names would overlap', () => {
    const columns = layoutOf(readings);
    const [event, period] = placeAnnotations(
      columns,
      [
        { x: noon(2), label: 'Release' },
        { x: noon(2), to: noon(4), label: 'Maintenance' },
      ],
      12,
    ).toSorted((a, b) => Number(a.isPeriod) - Number(b.isPeriod));
    expect(event?.from).toBeCloseTo(columns.centers[1] ?? 0);
    expect([period?.from, period?.to]).toEqual([columns.edges[1], columns.edges[4]]);
    expect(event?.row).not.toBe(period?.row);
    const [point] = placeAnnotations(layoutOf(readings, false), [{ x: noon(2), label: 'Release' }], 12);
    expect(point?.from).toBeCloseTo((1.5 / 4) * layoutOf(readings, false).width);
  });

  it('are omitted outside the axis, and cut off if they begin before it', () => {
    const layout = layoutOf(readings);
    expect(placeAnnotations(layout, [{ x: noon(9), label: 'Later' }], 12)).toEqual([]);
    expect(placeAnnotations(layout, [{ x: new Date(2026, 9, 1), to: noon(1), label: 'Before' }], 12)[0]?.from).toBe(0);
  });

  it('are part of the description', () => {
    const thresholds = [{ value: 4, label: 'Limit' }];
    render(<LineChart {...readings} thresholds={thresholds} annotations={[{ x: noon(2), label: 'Release' }]} />);
    expect(screen.getByRole('img')).toHaveAccessibleDescription('Limit: 4, Release: Monday, November 2, 2026');
  });
});

describe('a zoom', () => {
  const shown = () => screen.getAllByRole('option').length;

  it('is applied and undone by buttons, step by step', () => {
    render(<BarChart {...readings} defaultValue={null} defaultZoom={null} />);
    const [zoomIn, undo] = ['Zoom in', 'Undo zoom'].map((name) => screen.getByRole('button', { name }));
    for (const button of [zoomIn, zoomIn, undo]) if (button) fireEvent.click(button);
    expect(shown()).toBe(3);
    if (undo) fireEvent.click(undo);
    expect(shown()).toBe(5);
    expect(undo).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows all positions if its range contains no data', () => {
    render(<BarChart {...readings} defaultValue={null} zoom={[new Date(2020, 0, 1), new Date(2020, 0, 2)]} />);
    expect(shown()).toBe(5);
  });
});

describe('the color of a series', () => {
  it.each([
    ['series-3', 'text-series-3', null],
    ['error', null, 'var(--wm-color-error)'],
    ['rebeccapurple', null, 'rebeccapurple'],
  ])('can be %s', (color, className, attribute) => {
    const { container } = render(<BarChart {...readings} series={[{ key: 'high', label: 'High', color }]} />);
    const mark = container.querySelector('pattern');
    expect(mark?.getAttribute('color') ?? null).toBe(attribute);
    if (className) expect(mark).toHaveClass(className);
  });

  it('keeps the pattern of its position in forced colors', () => {
    const series = ['#0f766e', '#1d4ed8'].map((color, at) => ({
      key: ['high', 'share'][at] ?? '',
      label: color,
      color,
    }));
    const { container } = render(<BarChart {...readings} series={series} />);
    expect([...container.querySelectorAll('pattern')].map((pattern) => pattern.children.length)).toEqual([1, 2]);
  });

  it.each([
    ['#1e88e5', [], null],
    ['#fde047', ['light'], 'Use a darker color, or one for each mode: light-dark(<light mode>, <dark mode>).'],
    ['#1e3a5f', ['dark'], 'Use a lighter color, or one for each mode: light-dark(<light mode>, <dark mode>).'],
  ])('%s causes a warning for the modes %j', (color, modes, change) => {
    const seen = [
      { mode: 'light', color, surface: '#ffffff' },
      { mode: 'dark', color, surface: '#1a2438' },
    ] as const;
    const advice = colorAdvice('High', color, seen);
    if (change === null) expect(advice).toBeNull();
    else expect(advice).toContain(change);
    for (const mode of modes) expect(advice).toContain(`in ${mode} mode`);
  });
});

it('the time zone applies to the copied table if the provider sets it', () => {
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  render(
    <LocaleProvider timeZone="Asia/Tokyo">
      <Chart {...readings} data={[{ day: new Date('2026-11-01T20:00:00Z'), high: 1 }]} title="Readings" view="table">
        <BarChart />
      </Chart>
    </LocaleProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy as CSV' }));
  expect(writeText).toHaveBeenCalledWith('day,High\r\n2026-11-02T05:00+09:00,1\r\n');
});

describe('a histogram', () => {
  it('counts values in bins of equal width at round numbers', () => {
    const bins = toBins([1, 2, 12, 19, 20, 38, null, Number.NaN], { count: 4 });
    expect(bins.map(({ range, from, to, count }) => [range, from, to, count])).toEqual([
      ['0–10', 0, 10, 2],
      ['10–20', 10, 20, 2],
      ['20–30', 20, 30, 1],
      ['30–40', 30, 40, 1],
    ]);
  });

  it.each([
    ['no values', [], []],
    ['one value', [4], [1]],
    ['equal values', [4, 4, 4], [3]],
  ])('creates bins for %s', (_name, values, counts) => {
    expect(toBins(values).map(({ count }) => count)).toEqual(counts);
  });
});

it('a scatter plot draws each point once, and finds the nearest of several at the same position', () => {
  const marker = 'm0,0';
  expect(
    pointsPath(
      [
        [1, 2],
        [1.1, 2],
        [1, null],
        [4, 5],
      ],
      marker,
    ),
  ).toBe('M1,2m0,0M4,5m0,0');
  const data = [
    { x: 1, high: 0 },
    { x: 1, high: 10 },
    { x: 2, high: 5 },
  ];
  render(<LineChart data={data} x="x" series={readings.series} variant="scatter" />);
  const area = screen.getByRole('img').parentElement;
  const move = (clientY: number): string => {
    if (area) fireEvent.pointerMove(area, { clientX: 40, clientY });
    return document.querySelector('[data-slot="chart-tooltip"] p:last-child bdi')?.textContent ?? '';
  };
  expect([move(10), move(200)]).toEqual(['10', '0']);
});
