import { bisectRight, extent, min, ticks } from 'd3-array';
import { timeTicks, utcTicks } from 'd3-time';
import type { ChartModel, ModelSeries } from './chart-model';
import { type ChartX, fromClock, toClock } from './intervals';
import { type ChartAxis, linear, openDomain, type ValueScale, valueScale } from './scale';

export interface PlotSize {
  width: number;
  height: number;
  /** The font size of the axes in pixels. */
  font: number;
}

/** The size used on a server and before the first measurement. */
export const firstSize: PlotSize = { width: 640, height: 240, font: 12 };

export interface Tick {
  /** The distance from the start of the plot, or from its top. */
  at: number;
  text: string;
}

export interface PlotLayout {
  /** The space around the plot, in which the axes are drawn. */
  start: number;
  top: number;
  /**
   * Whether positions run from top to bottom, and values along the text direction. Marks are drawn unrotated, then
   * rotated by the plot.
   */
  isHorizontal: boolean;
  /** The size of the plot along the positions and along the values. */
  width: number;
  height: number;
  /** The center of each bucket, from the start of the plot. */
  centers: readonly number[];
  /** The edges of the bucket areas. There is one more edge than there are buckets. */
  edges: readonly number[];
  /** The scale of each value axis. Both are the same if no series uses the axis at the end. */
  scales: Record<Side, ValueScale>;
  /** Returns the position of a value on the axis at the start. */
  y: (value: number) => number;
  /** Returns the edges of the bucket at a position, which are outside the plot if there is no such bucket. */
  placeOf: (x: ChartX) => readonly [from: number, to: number];
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  endTicks: readonly Tick[];
}

export interface LayoutOptions {
  size: PlotSize;
  model: ChartModel;
  /** The lowest and highest values that the plot displays, considering both axes. */
  domain: readonly [number?, number?];
  endDomain?: readonly [number?, number?];
  axis?: ChartAxis;
  endAxis?: ChartAxis;
  /** Whether each bucket is an area of equal width instead of a point. */
  isBand: boolean;
  isHorizontal?: boolean;
  /** The space for names at the start. @default the space for the names of the values */
  start?: number;
  hasTopTitle: boolean;
  hasBottomTitle: boolean;
}

/**
 * An estimate relative to the font size. Measuring text would require a second layout, which a server cannot perform.
 */
const charWidth = 0.6;
/** The maximum fraction of the width for the names beside horizontal bars. */
const maxNames = 0.4;

export const widthOf = (texts: readonly string[], font: number): number =>
  texts.reduce((most, { length }) => Math.max(most, length), 0) * font * charWidth;

const textsOf = (names: readonly Tick[]): string[] => names.map(({ text }) => text);

type Side = 'start' | 'end';

export const sideOf = ({ axis = 'start' }: Pick<ModelSeries, 'axis'>): Side => axis;

/** Returns the values of all series on an axis. */
export const valuesOn = ({ buckets, series }: ChartModel, side: Side): number[] =>
  series.flatMap((one, at) => (sideOf(one) === side ? buckets.flatMap(({ values }) => values[at] ?? []) : []));

/**
 * Computes all positions in a plot. Distances are measured from the start, which is on the right in right-to-left
 * layouts.
 */
export function plotLayout(options: LayoutOptions): PlotLayout {
  const { size, model, domain, endDomain, axis, endAxis, isBand, isHorizontal = false } = options;
  const { font } = size;
  const { buckets, series, format } = model;
  const top = font * (options.hasTopTitle ? 2 : 0.75);
  const down = Math.max(size.height - top - font * (options.hasBottomTitle ? 3.75 : 2), 1);
  const xs = buckets.map(({ x }) => x);
  // Rows without a name are excluded first, because a name can depend on the one before it.
  const nth = rowStep(xs.length, down, font);
  const isNamed = (_: unknown, index: number): boolean => index % nth === 0;
  const named = isHorizontal ? format.xTicks(xs.filter(isNamed)) : [];
  const rowNames = shortened(named, size.width * maxNames, font);
  const rowStart = widthOf(rowNames, font) + font;
  const height = isHorizontal ? Math.max(size.width - rowStart - 2 * font, 1) : down;
  const count = Math.max(2, Math.floor(height / (font * (isHorizontal ? 8 : 5.5))));
  const scaleOf = (side: Side, of: readonly [number?, number?], limits?: ChartAxis) => {
    const values = valuesOn(model, side);
    const isWhole = values.every((value) => Number.isInteger(value));
    const least = min(values, (value) => (value > 0 ? value : undefined));
    const scale = valueScale(of, { height, count, isWhole, axis: limits, least });
    const { tick } = series.find((one) => sideOf(one) === side)?.format ?? format;
    return { scale, ticks: scale.ticks.map((value): Tick => ({ at: scale.y(value), text: tick(value) })) };
  };
  const { scale, ticks: yTicks } = scaleOf('start', domain, axis);
  const second = endDomain && scaleOf('end', endDomain, endAxis);

  const start = options.start ?? (isHorizontal ? rowStart : widthOf(textsOf(yTicks), font) + font);
  const end = second ? widthOf(textsOf(second.ticks), font) + font : font * (isBand ? 0.5 : 2);
  const width = isHorizontal ? down : Math.max(size.width - start - end, 1);
  const centers = centersOf(xs, width, isBand);
  const names =
    isBand || typeof xs[0] === 'string'
      ? bucketTicks(xs, centers, width, font, model)
      : scaleTicks(xs, width, font, model);
  return {
    start,
    top,
    isHorizontal,
    width,
    height,
    centers,
    yTicks,
    edges: edgesOf(centers, width, isBand),
    scales: { start: scale, end: second?.scale ?? scale },
    y: scale.y,
    placeOf: placesOf(xs, centers, width, isBand),
    endTicks: second?.ticks ?? [],
    xTicks: isHorizontal
      ? rowTicks(rowNames, centers.filter(isNamed), width, font)
      : // A long name at the end moves inward instead of extending outside the chart.
        names.map(({ at, text }, index) => ({
          at: Math.min(at, width + end - widthOf([text], font) / 2),
          text: index === 0 ? withZone(text, model) : text,
        })),
  };
}

/** Truncates names that are wider than the available space. */
export function shortened(names: readonly string[], room: number, font: number): string[] {
  const most = Math.max(Math.floor(room / (font * charWidth)), 2);
  return names.map((name) => (name.length > most ? `${name.slice(0, most - 1)}…` : name));
}

/**
 * Returns which rows display their name so that the names do not overlap vertically: every row, every second row, and
 * so on.
 */
const rowStep = (count: number, height: number, font: number): number => Math.ceil((font * 1.25 * count) / height) || 1;

/** Returns the names of as many rows as fit one below another. */
export function rowTicks(names: readonly string[], centers: readonly number[], height: number, font: number): Tick[] {
  const nth = rowStep(names.length, height, font);
  return names.flatMap((text, index) => (index % nth === 0 ? { at: centers[index] ?? 0, text } : []));
}

/** Returns the function that finds the edges of a position on the axis. */
function placesOf(
  xs: readonly ChartX[],
  centers: readonly number[],
  width: number,
  isBand: boolean,
): PlotLayout['placeOf'] {
  const [first] = xs;
  const none = [Number.NaN, Number.NaN] as const;
  if (first === undefined) return () => none;
  const edges = edgesOf(centers, width, isBand);
  if (typeof first === 'string') {
    return (x) => {
      const index = xs.indexOf(x);
      const center = centers[index] ?? Number.NaN;
      return isBand ? [edges[index] ?? Number.NaN, edges[index + 1] ?? Number.NaN] : [center, center];
    };
  }
  const numbers = xs.map(Number);
  if (!isBand && numbers.length > 1) {
    const at = linear(openDomain(extent(numbers)), [0, width]);
    return (x) => [at(+x), at(+x)];
  }
  // The last bucket is assumed to be as long as the one before it.
  const last = Number(numbers.at(-1));
  const stop = numbers.length > 1 ? 2 * last - Number(numbers.at(-2)) : last + 1;
  return (x) => {
    const index = bisectRight(numbers, +x) - 1;
    if (index < 0) return [-1, -1];
    return +x >= stop ? [width + 1, width + 1] : [edges[index] ?? 0, edges[index + 1] ?? width];
  };
}

function centersOf(xs: readonly ChartX[], width: number, isBand: boolean): number[] {
  if (isBand) return xs.map((_, index) => ((index + 0.5) * width) / xs.length);
  if (xs.length === 1) return [width / 2];
  if (typeof xs[0] === 'string') return xs.map((_, index) => (index * width) / (xs.length - 1));
  const at = linear(openDomain(extent(xs, Number)), [0, width]);
  return xs.map((x) => at(+x));
}

/** Returns the midpoints between neighbors. */
function edgesOf(centers: readonly number[], width: number, isBand: boolean): number[] {
  if (isBand) return [...centers, centers.length].map((_, index) => (index * width) / centers.length);
  const between = centers.slice(1).map((center, index) => (center + Number(centers[index])) / 2);
  return [0, ...between, width];
}

/** Adds the time zone's name to the first position name on the axis. */
const withZone = (text: string, { timeZoneName }: ChartModel): string =>
  timeZoneName ? `${text} ${timeZoneName}` : text;

/** Returns the names of as many buckets as fit side by side. */
function bucketTicks(
  xs: readonly ChartX[],
  centers: readonly number[],
  width: number,
  font: number,
  model: ChartModel,
): Tick[] {
  const { format } = model;
  const room = width / xs.length;
  // A name is centered on its bucket, so half of it extends to each side.
  const fitting = (texts: readonly string[]): number => {
    const widths = texts.map((text, index) => widthOf([index === 0 ? withZone(text, model) : text], font));
    const most = widths.reduce((largest, own, index) => Math.max(largest, own + (widths[index + 1] ?? 0)), 0);
    return Math.ceil((most / 2 + font) / room) || 1;
  };
  const everyNth = (nth: number): Tick[] => {
    const named = xs.flatMap((x, index) => (index % nth === 0 ? [{ x, at: centers[index] ?? 0 }] : []));
    const texts = format.xTicks(named.map(({ x }) => x));
    return named.map(({ at }, index) => ({ at, text: texts[index] ?? '' }));
  };
  const nth = fitting(format.xTicks(xs.slice(0, 50)));
  const names = everyNth(nth);
  // When fewer names are displayed, they are farther apart and can be longer, such as months instead of days.
  const needed = fitting(textsOf(names));
  return needed > nth ? everyNth(needed) : names;
}

/**
 * Returns the positions themselves if their names fit side by side; otherwise, as many round times or numbers as fit.
 */
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
