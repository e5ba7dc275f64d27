import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BarChart, Chart, type ChartData, LineChart, useAge } from 'waymark';
import { barPaths } from '../../../src/components/data/bar-chart/bars';
import { csvOf } from '../../../src/components/data/chart/chart-csv';
import { type ChartModel, useChartModel } from '../../../src/components/data/chart/chart-model';
import { firstSize, plotLayout } from '../../../src/components/data/chart/plot-layout';
import { toBuckets } from '../../../src/components/data/chart/buckets';
import { createFormat } from '../../../src/components/data/chart/format';
import { fillPlaceholders } from '../../../src/components/lib/message';

const levels = [
  { key: 'high', label: 'High' },
  { key: 'low', label: 'Low' },
];
const days = Array.from({ length: 5 }, (_, index) => ({ day: new Date(2026, 10, 1 + index), high: index + 1, low: 2 }));
const readings: ChartData = { data: days, x: 'day', series: levels };

const modelOf = (data: ChartData) => renderHook(() => useChartModel(data)).result.current;

const layoutOf = (model: ChartModel, domain: readonly [number?, number?], isBand = true) =>
  plotLayout({ size: firstSize, model, domain, isBand, hasTopTitle: false, hasBottomTitle: false });

describe('buckets of rows', () => {
  const row = (month: number, day: number, hour: number) => ({ time: new Date(2026, month, day, hour), count: 1 });
  const bucketsOf = (data: object[], interval: ChartData['interval']) =>
    toBuckets({ data, x: 'time', series: [{ key: 'count' }], interval, zone: 'local' }).buckets;

  it('add up the rows of each day, including empty days, in order', () => {
    const found = bucketsOf([row(10, 4, 9), row(10, 2, 23), row(10, 2, 0)], 'day');
    expect(found.map(({ x, values }) => [x, values[0]])).toEqual([
      [new Date(2026, 10, 2), 2],
      [new Date(2026, 10, 3), 0],
      [new Date(2026, 10, 4), 1],
    ]);
  });

  it.each([
    ['week', [new Date(2026, 9, 26), new Date(2026, 10, 2)]],
    ['month', [new Date(2026, 9, 1), new Date(2026, 10, 1)]],
    ['year', [new Date(2026, 0, 1)]],
  ] as const)('start with the %s', (interval, starts) => {
    const found = bucketsOf([row(9, 31, 9), row(10, 2, 23)], interval);
    expect(found.map(({ x }) => x)).toEqual(starts);
  });

  it('keep rows that are already buckets, with the format of their interval', () => {
    const data = [row(10, 2, 0), row(10, 5, 0)];
    const { buckets } = toBuckets({
      data,
      x: 'time',
      series: [{ key: 'count' }],
      interval: 'day',
      bucketed: true,
      zone: 'local',
    });
    expect(buckets.map(({ x, values }) => [x, values[0]])).toEqual([
      [new Date(2026, 10, 2), 1],
      [new Date(2026, 10, 5), 1],
    ]);
    render(<BarChart data={data} x="time" series={[{ key: 'count', label: 'Count' }]} interval="day" bucketed />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Monday, November 2, 2026');
  });

  it('report the position that is not a date', () => {
    expect(() => bucketsOf([{ time: '2026-11-01', count: 1 }], 'day')).toThrow(
      'With interval="day", "time" of each row must be a Date, but one is "2026-11-01".',
    );
  });

  it('omit and count invalid numbers and rows without a position', () => {
    const data = [
      { x: 1, a: 1 },
      { x: 2, a: Number.NaN },
      { x: 3, a: null },
      { x: 4, a: Number.POSITIVE_INFINITY },
      { x: 5 },
      { x: Number.NaN, a: 3 },
      { x: 6, a: '7' },
    ];
    const { buckets, leftOut } = toBuckets({ data, x: 'x', series: [{ key: 'a' }], zone: 'local' });
    expect(buckets.map(({ values }) => values[0])).toEqual([1, null, null, null, null, null]);
    // The data states that there is no value at 3.
    expect(leftOut).toBe(5);
  });
});

describe('the names of positions', () => {
  const ticks = (...dates: Date[]) => {
    const buckets = dates.map((x, index) => ({ index, x, values: [] }));
    return createFormat({ locale: 'en', zone: 'local', buckets }).xTicks(dates);
  };

  it.each([
    ['hours', [new Date(2026, 10, 1, 12), new Date(2026, 10, 1, 18)], ['12:00 PM', '6:00 PM']],
    ['hours of two days', [new Date(2026, 10, 1, 12), new Date(2026, 10, 2)], ['Nov 1, 12:00 PM', 'Nov 2']],
    ['days', [new Date(2026, 10, 28), new Date(2026, 10, 29), new Date(2026, 10, 30)], ['Nov 28', '29', '30']],
    [
      'days of two months',
      [new Date(2026, 10, 30), new Date(2026, 11, 1), new Date(2026, 11, 2)],
      ['Nov 30', 'Dec 1', '2'],
    ],
    ['months of two years', [new Date(2026, 11, 1), new Date(2027, 0, 1)], ['Dec 2026', '2027']],
    [
      'quarters of two years',
      [new Date(2026, 10, 5), new Date(2027, 1, 5), new Date(2027, 4, 5)],
      ['Nov 2026', 'Feb 2027', 'May'],
    ],
    ['one time of day', [new Date(2026, 10, 14, 8)], ['Nov 14, 8:00 AM']],
    ['one day', [new Date(2026, 10, 14)], ['Nov 14']],
    ['years', [new Date(2026, 0, 1), new Date(2027, 0, 1)], ['2026', '2027']],
    ['seconds', [new Date(2026, 10, 2, 9, 30), new Date(2026, 10, 2, 9, 30, 15)], ['9:30:00 AM', '9:30:15 AM']],
  ])('are short on the axis: %s', (_name, dates, texts) => {
    expect(ticks(...dates).map((text) => text.replace('\u202f', ' '))).toEqual(texts);
  });

  it('shorten numbers only on the axis, with their unit', () => {
    const format = createFormat({ locale: 'en', zone: 'local', buckets: [], unit: 'kB' });
    expect([format.tick(12_500), format.value(12_345), format.plain(12_345)]).toEqual(['12.5K', '12,345 kB', '12,345']);
    expect(createFormat({ locale: 'de', zone: 'local', buckets: [] }).value(1234.5)).toBe('1.234,5');
  });
});

describe('the layout', () => {
  it.each([
    [20, 20.5, ['20', '20.2', '20.4', '20.6']],
    [1_234_000, 1_236_000, ['1.234M', '1.2345M', '1.235M', '1.2355M', '1.236M']],
  ])('labels each value of the axis from %d to %d exactly', (low, high, texts) => {
    const data = [{ day: days[0]?.day, high: low + 0.5, low: high }];
    const { yTicks } = layoutOf(modelOf({ ...readings, data }), [low, high]);
    expect(yTicks.map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['few points', [0, 3, 10], ['9:00 AM', '9:03 AM', '9:10 AM']],
    ['close points at round times', [0, 1, 2, 10], ['9:00 AM', '9:05 AM', '9:10 AM']],
  ])('labels the positions of %s', (_name, minutes, texts) => {
    const data = minutes.map((minute) => ({ day: new Date(2026, 10, 2, 9, minute), high: 1, low: 2 }));
    const { xTicks } = layoutOf(modelOf({ ...readings, data }), [1, 2], false);
    expect(xTicks.map(({ text }) => text.replace('\u202f', ' '))).toEqual(texts);
  });
});

describe('the bars', () => {
  /** Returns the box of each bar in a path, whose lines and curve ends are relative to the previous point. */
  const boxes = (path: string | undefined) =>
    [...(path ?? '').matchAll(/M([\d.-]+),([\d.-]+)([^z]+)z/g)].map(([, startX, startY, steps = '']) => {
      let [x, y] = [Number(startX), Number(startY)];
      const [xs, ys] = [[x], [y]];
      for (const [, name, numbers = ''] of steps.matchAll(/([hvq])([^hvq]+)/g)) {
        const last = numbers.split(/[ ,]/).map(Number).slice(-2);
        const [toX = 0, toY = 0] = name === 'v' ? [0, ...last] : last;
        x += toX;
        y += toY;
        xs.push(x);
        ys.push(y);
      }
      const left = Math.min(...xs);
      return { x: left, top: Math.min(...ys), width: Math.max(...xs) - left, bottom: Math.max(...ys) };
    });

  it('are stacked with a gap of 1 px, negative ones below zero', () => {
    const model = modelOf({
      data: [
        { x: 'A', high: 4, low: 2 },
        { x: 'B', high: -3, low: -1 },
      ],
      x: 'x',
      series: levels,
    });
    const layout = layoutOf(model, [-4, 6]);
    const [first, second] = barPaths(model, layout, 'stacked').map(({ full }) => boxes(full));
    expect(first?.[0]?.bottom).toBeCloseTo(layout.y(0), 1);
    expect(second?.[0]?.bottom).toBeCloseTo(Number(first?.[0]?.top) - 1, 1);
    expect(first?.[1]?.top).toBeCloseTo(layout.y(0), 1);
    expect(second?.[1]?.top).toBeCloseTo(Number(first?.[1]?.bottom) + 1, 1);
  });

  it('are side by side in a group without overlapping', () => {
    const model = modelOf({ data: [{ x: 'A', high: 4, low: 2 }], x: 'x', series: levels });
    const [first, second] = barPaths(model, layoutOf(model, [0, 4]), 'grouped').map(({ full }) => boxes(full));
    expect(second?.[0]?.x).toBeCloseTo(Number(first?.[0]?.x) + Number(first?.[0]?.width) + 1, 1);
  });
});

describe('a reference series', () => {
  const withPrevious: ChartData = {
    data: [
      { x: 'A', high: 4, low: 2, previous: 20 },
      { x: 'B', high: 3, low: 1, previous: null },
      { x: 'C', high: 1, low: 1, previous: 3 },
    ],
    x: 'x',
    series: [...levels, { key: 'previous', label: 'Previous period', reference: true }],
  };

  it('may contain fewer values than the others without a note', () => {
    render(<BarChart {...withPrevious} />);
    expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
  });
});

it('an unfinished bucket is outlined, and the line of the previous period ends there', () => {
  const { container } = render(
    <BarChart
      data={[
        { x: 'A', high: 4, previous: 5 },
        { x: 'B', high: 3, previous: 6 },
        { x: 'C', high: 1, previous: 7 },
      ]}
      x="x"
      incomplete="C"
      series={[levels[0] ?? { key: 'high', label: 'High' }, { key: 'previous', label: 'Previous', reference: true }]}
    />,
  );
  const line = container.querySelector('[data-slot="chart-reference"] path')?.getAttribute('d') ?? '';
  expect(line.match(/[ML]/g)).toHaveLength(2);
  expect(container.querySelector('path[fill-opacity]')).toHaveAttribute('stroke', 'currentColor');
});

describe('a gap in a line', () => {
  const data = [1, null, 3].map((load, index) => ({ day: new Date(2026, 10, 1 + index), load }));
  it.each([false, true])('is bridged with connectNulls: %s', (connectNulls) => {
    const { container } = render(
      <LineChart
        aria-label="Load"
        data={data}
        x="day"
        series={[{ key: 'load', label: 'Load' }]}
        connectNulls={connectNulls}
      />,
    );
    const line = container.querySelector('path[stroke-width="2"]')?.getAttribute('d') ?? '';
    expect(line.match(/M/g)).toHaveLength(connectNulls ? 1 : 2);
  });
});

it('large numbers are short on the axis but complete in the tooltip and the table', () => {
  const data = [{ x: 'A', high: 2.05e16 }];
  const { rerender } = render(
    <Chart data={data} x="x" series={levels.slice(0, 1)} title="Readings">
      <BarChart defaultValue={null} />
    </Chart>,
  );
  expect(screen.getByText('20,000T')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'A: High 20,500,000,000,000,000' })).toBeInTheDocument();
  rerender(
    <Chart data={data} x="x" series={levels.slice(0, 1)} title="Readings" view="table">
      <BarChart />
    </Chart>,
  );
  expect(screen.getByRole('cell', { name: '20,500,000,000,000,000' })).toBeInTheDocument();
});

describe.each([
  ['bars', BarChart],
  ['a line', LineChart],
] as const)('%s', (_name, Plot) => {
  it.each<[string, object[]]>([
    ['one position', [{ x: 1, high: 4 }]],
    ['one time', [{ x: new Date(2026, 10, 1), high: 4 }]],
    ['zeros', [1, 2].map((x) => ({ x, high: 0 }))],
    ['equal values', [1, 2].map((x) => ({ x, high: 4 }))],
    ['values at the same position', [4, 5].map((high) => ({ x: 1, high }))],
    ['gaps', [{ x: 1, high: Number.NaN }, { x: 2, high: 4 }, { x: 3 }]],
    ['gaps only', [{ x: 1 }]],
  ])('have finite coordinates with %s', (_data, data) => {
    const { container } = render(<Plot data={data} x="x" series={levels} />);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  });
});

describe('the age of a time', () => {
  it.each([
    [-5, null],
    [9, null],
    [29, '20 seconds ago'],
    [119, '1 minute ago'],
    [7199, '1 hour ago'],
    [86_400, 'yesterday'],
    [200_000, '2 days ago'],
  ])('is displayed for %i seconds as %j', (seconds, text) => {
    expect(renderHook(() => useAge(Date.now() - seconds * 1000, { stepSeconds: 10 })).result.current).toBe(text);
  });

  it('uses a short form for a button', () => {
    expect(renderHook(() => useAge(Date.now() - 3_599_000, { style: 'short' })).result.current).toBe('59 min. ago');
  });

  it('follows the clock', () => {
    vi.useFakeTimers({ now: 0 });
    const { result } = renderHook(() => useAge(new Date(0)));
    expect(result.current).toBeNull();
    act(() => {
      vi.advanceTimersByTime(120_000);
    });
    expect(result.current).toBe('2 minutes ago');
  });
});

describe('a selectable chart', () => {
  it('keeps a controlled selection and reports the position', () => {
    const onValueChange = vi.fn();
    render(<BarChart {...readings} value={days[0]?.day} onValueChange={onValueChange} />);
    const list = screen.getByRole('listbox');
    fireEvent.focus(list);
    fireEvent.keyDown(list, { key: 'End' });
    fireEvent.keyDown(list, { key: ' ' });
    expect(onValueChange.mock.calls).toEqual([[days[4]?.day]]);
    expect(screen.getAllByRole('option', { selected: true })).toEqual([screen.getAllByRole('option')[0]]);
  });

  it('leaves keys with a modifier to the browser', () => {
    render(<BarChart {...readings} defaultValue={null} />);
    const list = screen.getByRole('listbox');
    fireEvent.focus(list);
    expect(fireEvent.keyDown(list, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(list, { key: 'ArrowRight' })).toBe(false);
  });
});

describe('Chart', () => {
  it('is required around a chart without data props', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<BarChart />)).toThrow('BarChart needs the props data, x and series, or a Chart around it');
  });

  it('reports the number of omitted values in the singular or plural', () => {
    const { rerender } = render(<BarChart data={[{ x: 'A' }]} x="x" series={levels.slice(0, 1)} />);
    expect(screen.getByText('1 value is left out: it is not a number.')).toBeInTheDocument();
    rerender(<BarChart data={[{ x: 'A' }]} x="x" series={levels} />);
    expect(screen.getByText('2 values are left out: they are not numbers.')).toBeInTheDocument();
  });

  it('copies the sorted table as CSV', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
    render(
      <Chart {...readings} interval="day" xLabel="Day" title="Readings" defaultView="table">
        <BarChart />
      </Chart>,
    );
    fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'High' }));
    fireEvent.click(screen.getByRole('button', { name: 'Copy as CSV' }));
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^Day,High,Low\r\n2026-11-05,5,2\r\n2026-11-04,4,2\r\n/),
    );
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });

  it('sorts missing values last in both directions', () => {
    const data = [{ x: 'A', high: 1 }, { x: 'B' }, { x: 'C', high: 3 }];
    render(
      <Chart data={data} x="x" series={levels.slice(0, 1)} title="Readings" view="table">
        <BarChart />
      </Chart>,
    );
    const order = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    fireEvent.click(screen.getByRole('button', { name: 'High' }));
    expect(order()).toEqual(['C', 'A', 'B']);
    fireEvent.click(screen.getByRole('button', { name: 'High' }));
    expect(order()).toEqual(['A', 'C', 'B']);
  });
});

describe('CSV', () => {
  it('quotes fields, and escapes formulas in strings but not in numbers', () => {
    const data = [
      { x: '=1+1', high: -5 },
      { x: '"a", b', high: Number.NaN },
    ];
    const model = modelOf({ data, x: 'x', series: levels.slice(0, 1) });
    expect(csvOf(model, ['Name', 'High'])).toBe(`Name,High\r\n'=1+1,-5\r\n"""a"", b",\r\n`);
  });

  it('writes hours with their offset', () => {
    const model = modelOf({ data: [{ x: new Date(2026, 10, 1, 14), high: 1 }], x: 'x', series: levels.slice(0, 1) });
    expect(csvOf(model, ['Time', 'High'])).toMatch(/^Time,High\r\n2026-11-01T14:00[+-]\d\d:\d\d,1\r\n$/);
  });
});

describe('a label with plural forms', () => {
  const text = '{count, plural, one {# row} few {# řádky} other {# rows}} of {name}';

  it.each([
    ['en', 1, '1 row of A'],
    ['en', 2, '2 rows of A'],
    ['cs', 3, '3 řádky of A'],
    ['en', 1200, '1,200 rows of A'],
  ])('uses the plural form in %s for %d', (locale, count, expected) => {
    expect(fillPlaceholders(text, { count, name: 'A' }, locale)).toBe(expected);
  });

  it('formats its other numbers in the same language', () => {
    expect(fillPlaceholders('{count} Zeilen', { count: 1200 }, 'de')).toBe('1.200 Zeilen');
  });
});
