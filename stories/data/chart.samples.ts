import type { ChartSeries } from 'waymark';

/** Values from 0 to 1 that look random and are the same in each run. */
export const noise = (index: number): number => Math.abs(Math.sin(index * 12.9898) * 43_758.5453) % 1;

export const levels: readonly ChartSeries[] = [
  { key: 'high', label: 'High', color: 'level-high' },
  { key: 'medium', label: 'Medium', color: 'level-medium' },
  { key: 'low', label: 'Low', color: 'level-low' },
];

/** Readings by level for a number of days. */
export const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(2026, 10, 1 + index),
    high: Math.round(4 + noise(index) * 12),
    medium: Math.round(2 + noise(index + 100) * 8),
    low: Math.round(noise(index + 200) * 5),
  }));

/** The readings of days with the totals of the days before them. */
export const comparedDays = (count: number) =>
  days(count).map((day, index) => ({ ...day, previous: Math.round(10 + noise(index + 300) * 12) }));

export const comparedLevels: readonly ChartSeries[] = [
  ...levels,
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
