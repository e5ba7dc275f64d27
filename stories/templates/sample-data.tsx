'use client';

import { CloudSun, Mail, Map as MapIcon } from 'lucide-react';
import { type ChartSeries, createColumnHelper, type Level, LevelChip, levels, Text } from 'waymark';

/** Values from 0 to 1 that look random and are the same in each run. */
export const noise = (index: number): number => Math.abs(Math.sin(index * 12.9898) * 43_758.5453) % 1;

export const levelSeries: readonly ChartSeries[] = [
  { key: 'high', label: 'High', color: 'level-high' },
  { key: 'medium', label: 'Medium', color: 'level-medium' },
  { key: 'low', label: 'Low', color: 'level-low' },
];

/** Readings by level for a number of days. A server in another time zone creates the same instants. */
export const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 1 + index)),
    high: Math.round(4 + noise(index) * 12),
    medium: Math.round(2 + noise(index + 100) * 8),
    low: Math.round(noise(index + 200) * 5),
  }));

export interface Reading {
  id: string;
  label: string;
  value: number | null;
  level: Level;
  time: Date;
}

const places = ['Warehouse North', 'Warehouse South', 'Cold store', 'Loading bay', 'Office', 'Server room', 'Workshop'];
const start = Date.UTC(2026, 10, 1, 8);
const minute = 60_000;

/** The same readings each time: no random numbers and no current time. */
export function createReadings(count: number): Reading[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919) % 10_007;
    return {
      id: `r${index}`,
      label: `${places[index % places.length]} ${Math.floor(index / places.length) + 1}`,
      value: index % 13 === 12 ? null : mixed / 100,
      level: levels[mixed % levels.length] ?? 'low',
      time: new Date(start + mixed * minute),
    };
  });
}

const decimals = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const names: Record<Level, string> = { high: 'High', medium: 'Medium', low: 'Low' };

const createColumn = createColumnHelper<Reading>();

export const readingColumns = [
  createColumn({
    id: 'label',
    header: 'Sensor',
    value: ({ label }) => label,
    width: 200,
    rowHeader: true,
    hideable: false,
  }),
  createColumn({
    id: 'value',
    header: 'Value',
    value: ({ value }) => value,
    cell: (_, { value }) => (value === null ? '–' : decimals.format(value)),
    align: 'end',
    width: 140,
  }),
  createColumn({
    id: 'level',
    header: 'Level',
    value: ({ level }) => level,
    cell: (_, { value }) => <LevelChip level={value}>{names[value]}</LevelChip>,
    facetOrder: levels,
    facetLabel: (level) => names[level],
    width: 160,
  }),
  createColumn({
    id: 'time',
    header: 'Time',
    value: ({ time }) => time,
    cell: ({ time }) => (
      <Text asChild truncate>
        <span>{times.format(time)}</span>
      </Text>
    ),
    searchable: false,
    width: 220,
  }),
];

export const getRowId = ({ id }: Reading): string => id;

export const connections = [
  { id: 'weather', name: 'Weather service', address: 'api.weather.example', responseTime: '180 ms', Icon: CloudSun },
  { id: 'mail', name: 'Mail service', address: 'api.mail.example', responseTime: '240 ms', Icon: Mail },
  { id: 'map', name: 'Map service', address: 'api.map.example', responseTime: '95 ms', Icon: MapIcon },
] as const;
