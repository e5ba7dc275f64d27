/** Sample data of the dashboard, shown until the user can connect a data source. */

export interface Figure {
  id: string;
  label: string;
  value: number;
  unit?: 'percent' | 'ms';
  /** Change compared with last month, as a fraction. */
  change: number;
  /** Whether a rising value is good or bad. */
  rising: 'good' | 'bad';
}

export const figures: readonly Figure[] = [
  { id: 'requests', label: 'Requests this month', value: 48_230, change: 0.124, rising: 'good' },
  { id: 'uptime', label: 'Requests without error', value: 0.9962, unit: 'percent', change: 0.003, rising: 'good' },
  { id: 'response', label: 'Median response time', value: 182, unit: 'ms', change: -0.081, rising: 'bad' },
  { id: 'alerts', label: 'Open alerts', value: 7, change: 0.4, rising: 'bad' },
];

export type Level = 'high' | 'medium' | 'low';

export interface LevelCount {
  level: Level;
  count: number;
}

export const levelCounts: readonly LevelCount[] = [
  { level: 'high', count: 186 },
  { level: 'medium', count: 94 },
  { level: 'low', count: 31 },
];

export interface Reading {
  id: string;
  source: string;
  metric: string;
  value: number;
  level: Level;
}

export const readings: readonly Reading[] = [
  { id: 'r1', source: 'Warehouse North', metric: 'Forecast accuracy', value: 0.97, level: 'high' },
  { id: 'r2', source: 'Online Store', metric: 'Match confidence', value: 0.91, level: 'high' },
  { id: 'r3', source: 'Partner Feed', metric: 'Match confidence', value: 0.74, level: 'medium' },
  { id: 'r4', source: 'Warehouse South', metric: 'Forecast accuracy', value: 0.68, level: 'medium' },
  { id: 'r5', source: 'Legacy Import', metric: 'Complete records', value: 0.42, level: 'low' },
];
