import { extent, ticks } from 'd3-array';
import { timeTicks, utcTicks } from 'd3-time';
import type { ChartModel } from './chart-model';
import { type ChartX, fromClock, toClock } from './intervals';
import { linear, openDomain, valueScale } from './scale';

export interface PlotSize {
  width: number;
  height: number;
  /** The font size of the axes in pixels. */
  font: number;
}

/** The size on a server and before the first measurement. */
export const firstSize: PlotSize = { width: 640, height: 240, font: 12 };

export interface Tick {
  /** The distance from the start of the plot, or from its top. */
  at: number;
  text: string;
}

export interface PlotLayout {
  /** The space around the plot, which has the axes. */
  start: number;
  top: number;
  /** The size of the plot. */
  width: number;
  height: number;
  /** The center of each bucket, from the start of the plot. */
  centers: readonly number[];
  /** The edges of the area of each bucket; one more than buckets. */
  edges: readonly number[];
  y: (value: number) => number;
  xTicks: readonly Tick[];
  yTicks: readonly (Tick & { value: number })[];
}

interface LayoutOptions {
  size: PlotSize;
  model: ChartModel;
  /** The lowest and the highest value that the plot shows. */
  domain: readonly [number?, number?];
  /** Whether each bucket has an area of the same width, instead of a point. */
  isBand: boolean;
  hasXTitle: boolean;
  hasYTitle: boolean;
}

/** An estimate in font sizes: measuring text would need a second layout, which a server cannot do. */
const charWidth = 0.6;

const widthOf = (texts: readonly string[], font: number): number =>
  texts.reduce((most, { length }) => Math.max(most, length), 0) * font * charWidth;

const textsOf = (names: readonly Tick[]): string[] => names.map(({ text }) => text);

/** Computes the positions of everything in a plot. Distances are from the start, which is on the right in right-to-left. */
export function plotLayout({ size, model, domain, isBand, hasXTitle, hasYTitle }: LayoutOptions): PlotLayout {
  const { font } = size;
  const { buckets, format } = model;
  const top = font * (hasYTitle ? 2 : 0.75);
  const height = Math.max(size.height - top - font * (hasXTitle ? 3.75 : 2), 1);
  const isWhole = buckets.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
  const { y, ticks: values } = valueScale(domain, {
    height,
    count: Math.max(2, Math.floor(height / (font * 5.5))),
    isWhole,
  });
  const yTicks = values.map((value) => ({ at: y(value), text: format.tick(value), value }));

  const start = widthOf(textsOf(yTicks), font) + font;
  const end = font * (isBand ? 0.5 : 2);
  const width = Math.max(size.width - start - end, 1);
  const xs = buckets.map(({ x }) => x);
  const centers = centersOf(xs, width, isBand);
  const xTicks =
    isBand || typeof xs[0] === 'string'
      ? bucketTicks(xs, centers, width, font, model)
      : scaleTicks(xs, width, font, model);
  return {
    start,
    top,
    width,
    height,
    centers,
    edges: edgesOf(centers, width, isBand),
    y,
    yTicks,
    // A long name at the end moves inwards, instead of leaving the chart.
    xTicks: xTicks.map(({ at, text }, index) => ({
      at: Math.min(at, width + end - widthOf([text], font) / 2),
      text: index === 0 && model.timeZoneName ? `${text} ${model.timeZoneName}` : text,
    })),
  };
}

function centersOf(xs: readonly ChartX[], width: number, isBand: boolean): number[] {
  if (isBand) return xs.map((_, index) => ((index + 0.5) * width) / xs.length);
  if (xs.length === 1) return [width / 2];
  if (typeof xs[0] === 'string') return xs.map((_, index) => (index * width) / (xs.length - 1));
  const at = linear(openDomain(extent(xs, Number)), [0, width]);
  return xs.map((x) => at(+x));
}

/** The middle between neighbors. */
function edgesOf(centers: readonly number[], width: number, isBand: boolean): number[] {
  if (isBand) return [...centers, centers.length].map((_, index) => (index * width) / centers.length);
  const between = centers.slice(1).map((center, index) => (center + Number(centers[index])) / 2);
  return [0, ...between, width];
}

/** The names of as many buckets as fit side by side. */
function bucketTicks(
  xs: readonly ChartX[],
  centers: readonly number[],
  width: number,
  font: number,
  { format }: ChartModel,
): Tick[] {
  const room = width / xs.length;
  const fitting = (texts: readonly string[]): number => Math.ceil((widthOf(texts, font) + font) / room) || 1;
  const everyNth = (nth: number): Tick[] => {
    const named = xs.flatMap((x, index) => (index % nth === 0 ? [{ x, at: centers[index] ?? 0 }] : []));
    const texts = format.xTicks(named.map(({ x }) => x));
    return named.map(({ at }, index) => ({ at, text: texts[index] ?? '' }));
  };
  const nth = fitting(format.xTicks(xs.slice(0, 50)));
  const names = everyNth(nth);
  // Fewer names are farther apart and can be longer: months instead of days.
  const needed = fitting(textsOf(names));
  return needed > nth ? everyNth(needed) : names;
}

/** The positions themselves if their names fit side by side, else as many round times or numbers as fit. */
function scaleTicks(xs: readonly ChartX[], width: number, font: number, { format, zone }: ChartModel): Tick[] {
  const [first] = xs;
  if (first === undefined) return [];
  if (xs.length === 1) return [{ at: width / 2, text: format.xTicks(xs)[0] ?? '' }];
  const [low, high] = openDomain(extent(xs, Number));
  const at = linear([low, high], [0, width]);
  const named = (positions: readonly ChartX[]): Tick[] => {
    const texts = format.xTicks(positions);
    return positions.map((x, index) => ({ at: at(+x), text: texts[index] ?? '' }));
  };
  const areApart = (names: readonly Tick[]): boolean => {
    const room = widthOf(textsOf(names), font) + font;
    return names.every((tick, index) => index === 0 || tick.at - Number(names[index - 1]?.at) >= room);
  };
  const roundTimes = (count: number): Date[] =>
    zone === 'local'
      ? timeTicks(new Date(low), new Date(high), count)
      : utcTicks(toClock(zone, new Date(low)), toClock(zone, new Date(high)), count).map((tick) =>
          fromClock(zone, tick),
        );
  const roundNames = (count: number): Tick[] =>
    named(first instanceof Date ? roundTimes(count) : ticks(low, high, count));

  let count = Math.max(2, Math.floor(width / (font * 7)));
  let names = xs.length <= count ? named(xs) : roundNames(count);
  while (!areApart(names) && count > 1) {
    names = roundNames(count);
    count -= 1;
  }
  return names;
}
