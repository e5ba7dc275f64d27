import type { ChartSeries } from 'waymark';
import { days, levelSeries, noise } from '../templates/sample-data';

export { days, levelSeries } from '../templates/sample-data';

/** Daily readings, with the totals of the previous period. */
export const comparedDays = (count: number) =>
  days(count).map((day, index) => ({ ...day, previous: Math.round(10 + noise(index + 300) * 12) }));

export const comparedLevels: readonly ChartSeries[] = [
  ...levelSeries,
  { key: 'previous', label: 'Previous period', reference: true },
];

/** The profit of each team, including losses. */
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

/** The requests to each service, with names that need room. */
export const services = [
  { service: 'Authentication and sessions', requests: 5210 },
  { service: 'Search', requests: 3480 },
  { service: 'Billing and invoices', requests: 1260 },
  { service: 'Reports', requests: 940 },
  { service: 'Webhooks of partners', requests: 310 },
];

export const serviceSeries: readonly ChartSeries[] = [{ key: 'requests', label: 'Requests', color: 'primary' }];

/** Orders, with the rate of returns. */
export const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(2026, 10, 1 + index),
    orders: Math.round(120 + 60 * noise(index)),
    returned: 0.03 + 0.05 * noise(index + 40),
  }));

export const orderSeries: readonly ChartSeries[] = [
  { key: 'orders', label: 'Orders', color: 'info' },
  {
    key: 'returned',
    label: 'Returned',
    axis: 'end',
    color: 'series-3',
    numberFormat: { style: 'percent', maximumFractionDigits: 1 },
  },
];

/** The size and the duration of requests to two servers. */
export const requests = Array.from({ length: 120 }, (_, index) => ({
  size: Math.round(10 + 90 * noise(index)),
  north: index % 2 ? null : Math.round(20 + 40 * noise(index) + 50 * noise(index + 500)),
  south: index % 2 ? Math.round(60 + 70 * noise(index) + 40 * noise(index + 900)) : null,
}));

export const requestSeries: readonly ChartSeries[] = [
  { key: 'north', label: 'North' },
  { key: 'south', label: 'South' },
];

/** A week of requests by hour. `null` is an hour without a measurement. */
export const weekHours = Array.from({ length: 24 }, (_, hour) => ({
  hour: `${hour}`.padStart(2, '0'),
  ...Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day, index) => [
      day,
      day === 'wed' && hour === 3
        ? null
        : Math.round(
            (index < 5 ? 900 : 300) * Math.max(0.02, Math.sin((hour - 5) / 6) ** 2 * (0.6 + noise(24 * index + hour))),
          ),
    ]),
  ),
}));

export const daySeries: readonly ChartSeries[] = [
  { key: 'mon', label: 'Monday' },
  { key: 'tue', label: 'Tuesday' },
  { key: 'wed', label: 'Wednesday' },
  { key: 'thu', label: 'Thursday' },
  { key: 'fri', label: 'Friday' },
  { key: 'sat', label: 'Saturday' },
  { key: 'sun', label: 'Sunday' },
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
