import type { Level } from '../contract';
import type { NewReading } from '../readings/insert-readings';

interface Source {
  label: string;
  /** Average number of readings per hour, over a whole day. */
  perHour: number;
  /** Relative number of readings by hour of the day (UTC), compared with the average. */
  daily: (hourOfDay: number) => number;
  /** Factor on Saturdays and Sundays. */
  weekend: number;
  /** The mean value and its standard deviation. */
  mean: number;
  spread: number;
}

export const hourMs = 3_600_000;
const atWork = (hour: number): number => (hour >= 7 && hour < 18 ? 1.9 : 0.2);
const inTheEvening = (hour: number): number => 1 + 0.8 * Math.cos(((hour - 20) / 24) * 2 * Math.PI);
const atNight = (hour: number): number => (hour >= 1 && hour < 4 ? 7.2 : 0.12);
const always = (): number => 1;

const demoSources: readonly Source[] = [
  { label: 'Warehouse North', perHour: 3.2, daily: atWork, weekend: 0.35, mean: 0.93, spread: 0.04 },
  { label: 'Warehouse South', perHour: 2.2, daily: atWork, weekend: 0.35, mean: 0.88, spread: 0.07 },
  { label: 'Online Store', perHour: 3.4, daily: inTheEvening, weekend: 1.4, mean: 0.9, spread: 0.05 },
  { label: 'Partner Feed', perHour: 1.6, daily: always, weekend: 0.9, mean: 0.8, spread: 0.1 },
  { label: 'Legacy Import', perHour: 1.1, daily: atNight, weekend: 1, mean: 0.66, spread: 0.14 },
];

export const demoLabels: readonly string[] = demoSources.map(({ label }) => label);

/** The level that the demo data assigns to a value. */
const levelOf = (value: number): Level => {
  if (value >= 0.9) return 'high';
  return value >= 0.7 ? 'medium' : 'low';
};

/**
 * Events that should be visible in a chart: a complete outage, a feed that is down for two days, a campaign that
 * multiplies the store's readings, and a day on which one warehouse's values collapse. Each recurs after several weeks.
 */
function eventAt(label: string, hour: number): { volume: number; value: number } {
  const day = Math.floor(hour / 24);
  const hourOfDay = hour % 24;
  if (day % 43 === 17 && hourOfDay >= 9 && hourOfDay < 15) return { volume: 0, value: 0 };
  if (label === 'Partner Feed' && (day % 29 === 11 || day % 29 === 12)) return { volume: 0, value: 0 };
  if (label === 'Online Store' && day % 61 === 40) return { volume: 4, value: -0.05 };
  if (label === 'Warehouse South' && day % 37 === 5) return { volume: 1, value: -0.45 };
  return { volume: 1, value: 0 };
}

/**
 * The readings of one hour since the epoch, in chronological order. The same hour always yields the same readings.
 *
 * @param hour Whole hours since 1970-01-01T00:00:00Z.
 * @param seed A different whole number yields different readings.
 * @param density The share of the usual number of readings.
 */
export function readingsOfHour(hour: number, seed = 0, density = 1): NewReading[] {
  const random = createRandom(hour + seed);
  const weekday = (Math.floor(hour / 24) + 4) % 7;
  const isWeekend = weekday === 0 || weekday === 6;
  const readings = demoSources.flatMap(({ label, perHour, daily, weekend, mean, spread }) => {
    const event = eventAt(label, hour);
    const expected = perHour * daily(hour % 24) * (isWeekend ? weekend : 1) * event.volume * density;
    return Array.from({ length: poisson(expected, random) }, () => {
      // One reading in 500 is an outlier.
      const noise = random() < 0.002 ? -0.6 : spread * normal(random);
      const value = Math.round(Math.min(1, Math.max(0, mean + event.value + noise)) * 1000) / 1000;
      return { time: new Date(hour * hourMs + Math.floor(random() * hourMs)), label, level: levelOf(value), value };
    });
  });
  return readings.toSorted((a, b) => a.time.getTime() - b.time.getTime());
}

/** Mulberry32, a random number generator that returns numbers from 0 to 1 and has a 32-bit seed. */
export function createRandom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random number of independent events with the given mean (Knuth's method). */
function poisson(mean: number, random: () => number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

/** A normally distributed random number with mean 0 and standard deviation 1 (Box-Muller method). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
