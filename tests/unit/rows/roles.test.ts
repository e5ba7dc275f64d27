// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addsUp, usualMeasure, noRoles } from '../../../src/rows/roles';
import type { NumberFormat } from '../../../src/rows/columns';

const column = (name: string, format?: NumberFormat) =>
  ({ name, pointer: '/x', type: 'number', ...(format ? { format } : {}) }) as const;
const unit = (text: string) => column('Value', { style: 'unit', unit: text });

describe('the values of a column', () => {
  it.each(['Amount', 'Total price', 'Duration', 'Comments', 'Revenue', 'Bytes', 'Word count', 'Freight'])(
    'can be summed if they are called %s',
    (name) => {
      expect(addsUp(column(name))).toBe(true);
    },
  );

  it.each([
    'Temperature 2m',
    'Mag',
    'Relative humidity',
    'Conversion rate',
    'Latitude',
    'Price per unit',
    'Latency p95',
  ])('cannot be summed if they are called %s', (name) => {
    expect(addsUp(column(name))).toBe(false);
  });

  it('cannot be summed if their original name indicates it', () => {
    expect(addsUp({ ...column('Wärme'), pointer: '/temperature_2m' })).toBe(false);
  });

  it.each(['%', '°C', 'km/h', 'µg/m³', 'items per day', 'hPa', 'K'])('cannot be summed in %s', (text) => {
    expect(addsUp(unit(text))).toBe(false);
  });

  it.each(['kWh', 'km', 'ms', 'GB', 'kg'])('can be summed in %s', (text) => {
    expect(addsUp(unit(text))).toBe(true);
  });

  it('cannot be summed if they are percentages', () => {
    expect(addsUp(column('Done', { style: 'percent' }))).toBe(false);
  });
});

it('a dashboard without a value opens with the number of rows', () => {
  expect(usualMeasure({ columns: [], roles: noRoles })).toBe('count');
});
