import type { ChartSeries } from 'waymark';
import { days, levelSeries, noise } from '../templates/sample-data';

export { days, levelSeries, noise } from '../templates/sample-data';

/** The readings of days with the totals of the days before them. */
export const comparedDays = (count: number) =>
  days(count).map((day, index) => ({ ...day, previous: Math.round(10 + noise(index + 300) * 12) }));

export const comparedLevels: readonly ChartSeries[] = [
  ...levelSeries,
  { key: 'previous', label: 'Previous period', reference: true },
];

/** The profit of teams, with losses. */
export const profits = [
  { team: 'Alpha', licenses: 12, services: -4 },
  { team: 'Beta', licenses: -6, services: -3 },
  { team: 'Gamma', licenses: 9, services: 7 },
  { team: 'Delta', licenses: 0, services: 5 },
];

export const profitSeries: readonly ChartSeries[] = [
  { key: 'licenses', label: 'Licenses' },
  { key: 'services', label: 'Services' },
];

/** Temperatures by minute. `gaps` leaves out some values. */
export const temperatures = (count: number, gaps = false) =>
  Array.from({ length: count }, (_, index) => ({
    time: new Date(2026, 10, 14, 8, index),
    inside: gaps && index % 9 === 4 ? null : 20 + 2 * Math.sin(index / (count / 9)) + noise(index),
    outside: gaps && index > 10 && index < 14 ? Number.NaN : 8 + 5 * Math.sin(index / (count / 5)) + noise(index + 50),
  }));

export const temperatureSeries: readonly ChartSeries[] = [
  { key: 'inside', label: 'Inside' },
  { key: 'outside', label: 'Outside' },
];
