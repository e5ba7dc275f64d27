import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BarChart, Chart, type ChartProps, saveChart } from 'waymark';
import { chartImage, drawChart } from '../../../src/components/data/chart/chart-image';
import { backgroundOf, toPaint } from '../../../src/components/data/chart/picture-colors';

const chart: Omit<ChartProps, 'children'> = {
  title: 'Readings by level',
  description: 'November 2026',
  data: [
    { day: 'Monday', high: 4, low: 1 },
    { day: 'Tuesday', high: 7, low: 2 },
  ],
  x: 'day',
  series: [
    { key: 'high', label: 'High', color: 'level-high' },
    { key: 'low', label: 'Low', color: 'level-low' },
  ],
};

const renderChart = (props: Partial<ChartProps> = {}) =>
  render(
    <div style={{ backgroundColor: 'rgb(18, 25, 38)' }}>
      <style>{'.text-level-high { color: rgb(11, 158, 147) } .text-muted { color: rgb(105, 117, 134) }'}</style>
      <Chart {...chart} {...props}>
        <BarChart yLabel="Readings" defaultValue={null} />
      </Chart>
    </div>,
  );

/** jsdom ignores the attributes of SVG and inheritance when it computes a style. */
function computeSvg(element: Element): CSSStyleDeclaration {
  const style = computed(element);
  if (!(element instanceof SVGElement)) return style;
  const colored = element.closest('.text-level-high');
  const color = colored ? computed(colored).color : style.color;
  const getPropertyValue = (name: string): string => {
    if (name !== 'fill' && name !== 'stroke') return style.getPropertyValue(name);
    const value = element.closest(`[${name}]`)?.getAttribute(name) ?? (name === 'fill' ? 'rgb(0, 0, 0)' : 'none');
    return value === 'currentColor' ? color : value;
  };
  return new Proxy(style, {
    get: (target, name): unknown => (name === 'getPropertyValue' ? getPropertyValue : Reflect.get(target, name)),
  });
}

const computed = window.getComputedStyle.bind(window);

// jsdom has no layout.
beforeEach(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 40, 16);
  vi.spyOn(window, 'getComputedStyle').mockImplementation(computeSvg);
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
});

const parse = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');
const textsOf = (picture: Document) => [...picture.querySelectorAll('text')].map((text) => text.textContent);

describe('the picture of a chart', () => {
  it('stands alone: it has the title, the legend, the axes and the background of the card', () => {
    renderChart();
    const picture = parse(drawChart(screen.getByRole('figure')).svg);
    expect(picture.querySelector('svg > title')?.textContent).toBe('Readings by level');
    expect(textsOf(picture)).toEqual(
      expect.arrayContaining(['Readings by level', 'November 2026', 'High', 'Low', 'Monday', 'Tuesday', 'Readings']),
    );
    expect(picture.querySelector('svg > rect')?.getAttribute('fill')).toBe('#121926');
  });

  it('needs no style sheet: colors are attributes, and no class, no current color and no role is left', () => {
    renderChart();
    const { svg } = drawChart(screen.getByRole('figure'));
    expect(svg).toContain('#0b9e93');
    expect(svg).not.toMatch(/ (?:class|style|data-[\w-]+|aria-[\w-]+)=|currentColor/i);
    // The options of the list box.
    expect(svg).not.toContain('role="option"');
    expect(parse(svg).querySelector('parsererror')).toBeNull();
  });

  it('keeps the patterns that the columns refer to', () => {
    renderChart();
    const picture = parse(drawChart(screen.getByRole('figure')).svg);
    const fills = [...picture.querySelectorAll('path')].map((path) => path.getAttribute('fill') ?? '');
    const ids = fills.flatMap((fill) => /^url\(#(.+)\)$/.exec(fill)?.[1] ?? []);
    expect(ids.length).toBeGreaterThan(0);
    const defined = [...picture.querySelectorAll('pattern')].map(({ id }) => id);
    expect(ids.filter((id) => !defined.includes(id))).toEqual([]);
  });

  it('leaves out the hidden series, the switch, and the table of a print', () => {
    renderChart({ hiddenSeries: ['low'], downloadName: 'readings' });
    const texts = textsOf(parse(drawChart(screen.getByRole('figure')).svg));
    for (const text of ['Low', 'PNG', 'Copy as CSV']) expect(texts).not.toContain(text);
  });

  it('begins texts at the right in right-to-left layouts', () => {
    document.documentElement.style.direction = 'rtl';
    renderChart({ title: 'قراءات' });
    const picture = parse(drawChart(screen.getByRole('figure')).svg);
    document.documentElement.style.direction = '';
    const title = [...picture.querySelectorAll('text')].find((text) => text.textContent === 'قراءات');
    // The padding of 24 and the width of the text.
    expect(title?.getAttribute('x')).toBe('64');
    expect(title?.getAttribute('direction')).toBe('rtl');
  });

  it('cannot be made of a table or of missing data', async () => {
    const { unmount } = renderChart({ view: 'table' });
    await expect(saveChart(screen.getByRole('figure'), 'svg', 'readings')).rejects.toThrow('no plot to draw');
    unmount();
    renderChart({ status: 'loading' });
    await expect(chartImage(screen.getByRole('figure'), 'png')).rejects.toThrow('no plot to draw');
  });
});

describe('the colors of a picture', () => {
  it.each([
    ['rgb(1, 2, 3)', '#010203', 1],
    ['rgba(1, 2, 3, 0.25)', '#010203', 0.25],
    ['none', 'none', 1],
    ['url("#a")', 'url(#a)', 1],
  ])('of %s is %s with an opacity of %s', (value, color, opacity) => {
    expect(toPaint(value)).toEqual({ color, opacity });
  });

  it('have a white background on a page without one', () => {
    expect(backgroundOf(document.body)).toBe('white');
  });
});

describe('the downloads of a chart', () => {
  const saved: { name: string; file: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (file) => {
      saved.push({ name: '', file: file as Blob });
      return 'blob:chart';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      const last = saved.at(-1);
      if (last) last.name = this.download;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });

  it('are offered with a name of the files, for the plot only', async () => {
    const { rerender } = render(<Chart {...chart}>{<BarChart />}</Chart>);
    expect(screen.queryByRole('button', { name: 'Download as SVG' })).toBeNull();
    rerender(
      <Chart {...chart} downloadName="readings">
        <BarChart />
      </Chart>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Download as SVG' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('readings.svg');
    expect(saved[0]?.file.type).toBe('image/svg+xml');
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.queryByRole('button', { name: 'Download as SVG' })).toBeNull();
  });

  it('say that a picture cannot be made, and a later one clears the message', async () => {
    const onDownloadError = vi.fn();
    render(
      <Chart {...chart} downloadName="readings" onDownloadError={onDownloadError}>
        <BarChart />
      </Chart>,
    );
    // jsdom decodes no images.
    await userEvent.click(screen.getByRole('button', { name: 'Download as PNG' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The picture could not be made');
    expect(onDownloadError).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Download as PNG' })).not.toHaveAttribute('aria-disabled');
    expect(saved).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Download as SVG' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
