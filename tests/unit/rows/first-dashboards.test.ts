// @vitest-environment node
import { expect, it } from 'vitest';
import { createEngine, inspect } from '../../../src/rows/engine';
import { parseTime } from '../../../src/rows/parse-values';
import { apiShapes } from '../../fixtures/api-shapes';

/** Reads a response as API Setup does, without user choices. */
function read(name: string) {
  const response = apiShapes[name]?.response();
  const engine = createEngine();
  engine.hold('r', [response]);
  const rows = inspect(response).rowSets[0]?.pointer ?? 'none';
  const described = engine.describe('r', rows);
  const columns = described.columns.map(({ column }) => column);
  const { problems } = engine.build('r', rows, { columns, roles: described.roles });
  const nameOf = (pointer: string | null): string | null =>
    columns.find((column) => column.pointer === pointer)?.name ?? null;
  return { engine, rows, described, columns, problems, nameOf };
}

it.each(Object.entries(apiShapes))('%s', (name, { shown: { length = 24, missing = 0, ...shown } }) => {
  const { rows, described, problems, nameOf } = read(name);
  const roles = Object.fromEntries(Object.entries(described.roles).map(([role, pointer]) => [role, nameOf(pointer)]));
  expect({ ...roles, rows, length: described.length, measure: described.measure }).toMatchObject({ ...shown, length });
  expect(problems).toMatchObject({ noObject: 0, noTime: 0, noValue: missing });
});

it('amounts in cents, with decimal commas or currency signs are numbers', () => {
  const valueOf = (name: string) => {
    const { engine, columns, described } = read(name);
    const format = columns.find(({ pointer }) => pointer === described.roles.value)?.format;
    return { sum: engine.summarize('r', {}).sum, format };
  };
  const sum = (amount: (index: number) => number): number =>
    Array.from({ length: 24 }, (_, index) => amount(index)).reduce((all, one) => all + one, 0);
  const euro = { style: 'currency', unit: 'EUR' };
  expect(valueOf('payments in cents')).toEqual({
    sum: expect.closeTo(sum((index) => 12 + index * 0.37)),
    format: euro,
  });
  const umsatz = (index: number): number => (index % 2 === 0 ? 1234.5 : 234.5) + (index % 10) / 100;
  expect(valueOf('costs in millionths').sum).toBeCloseTo(sum((index) => 1.23 + index / 100));
  expect(valueOf('decimal commas')).toEqual({ sum: expect.closeTo(sum(umsatz)), format: undefined });
  expect(valueOf('things by their key')).toEqual({
    sum: expect.closeTo(sum((index) => 12.34 + index)),
    format: { style: 'currency', unit: 'USD' },
  });
});

it('numbers have the units that the response states, and no currency if the rows use several', () => {
  expect(read('columns with units').columns).toMatchObject([
    { name: 'Time' },
    { name: 'Temperature 2m', format: { style: 'unit', unit: '°C' } },
  ]);
  expect(read('states of sensors whose unit is in the first row only').columns).toContainEqual(
    expect.objectContaining({ name: 'State', format: { style: 'unit', unit: '°C' } }),
  );
  const formatsOf = (document: object, pointer: string) => {
    const engine = createEngine();
    engine.hold('r', [document]);
    return engine.describe('r', pointer).columns.flatMap(({ column: { format } }) => format ?? []);
  };
  const nested = { temperature: { unitCode: 'wmoUnit:degC', value: 3.1 } };
  expect(formatsOf({ rows: [nested, nested] }, '/rows')).toEqual([{ style: 'unit', unit: '°C' }]);
  const beside = { parameter: { unit: 'celsius' }, value: [{ value: 3.1 }, { value: 3.2 }] };
  expect(formatsOf(beside, '/value')).toEqual([{ style: 'unit', unit: '°C' }]);
  const payments = Array.from({ length: 24 }, (_, index) => ({
    amount: 12 + index * 0.37,
    currency: index % 2 === 0 ? 'usd' : 'eur',
  }));
  const engine = createEngine();
  engine.hold('r', [payments]);
  expect(engine.describe('r', '').columns[0]?.column).not.toHaveProperty('format');
});

it('fields with the same name are told apart by their path', () => {
  expect(read('places with magnitudes').columns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Type', 'Properties type']),
  );
});

it('rows that contain their kind are named after it', () => {
  expect(read('payments in cents').described.kind).toBe('charge');
  expect(read('places with magnitudes').described.kind).toBe('earthquake');
});

it('a total elsewhere in the response is not used as the row total', () => {
  expect(read('buckets in buckets').described.total).toBeNull();
});

it('numeric ids are used neither as groups nor as labels', () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({
    id: 100 + index,
    store_id: index % 5,
    customer_id: index % 17,
    amount: 10 + index * 1.5,
  }));
  const engine = createEngine();
  engine.hold('r', [rows]);
  expect(engine.describe('r', '').roles).toMatchObject({ value: '/amount', group: null, label: null, id: '/id' });
});

it('days since 1970 and 1900 are times, but amounts of that size are not', () => {
  expect(parseTime(20_758)).toBe(Date.UTC(2026, 10, 1));
  expect(parseTime(46_327.5)).toBe(Date.UTC(2026, 10, 1, 12));
  const amounts = Array.from({ length: 24 }, (_, index) => ({ sales_per_day: 20_000 + index, end: 40_000 + index }));
  const engine = createEngine();
  engine.hold('r', [amounts]);
  expect(engine.describe('r', '').columns.map(({ column }) => column.type)).toEqual(['number', 'number']);
});

it('a step without a certain unit, or one that misses the end, gives no times', () => {
  const timeOf = (object: object) => {
    const engine = createEngine();
    engine.hold('r', [{ ...object, values: [3, 1, 2, 5] }]);
    return engine.describe('r', inspect({ ...object, values: [3, 1, 2, 5] }).rowSets[0]?.pointer ?? '').roles.time;
  };
  expect(timeOf({ start: '2026-11-01', step: '1d' })).toBe('/time');
  expect(timeOf({ start: '2026-11-01', step_hours: 6 })).toBe('/time');
  expect(timeOf({ start: '2026-11-01', end: '2026-11-01T00:04Z', step: 60 })).toBe('/time');
  expect(timeOf({ start: '2026-11-01', step: 60 })).toBeNull();
  expect(timeOf({ start: '2026-11-01', end: '2026-12-01', step: '1d' })).toBeNull();
  expect(timeOf({ start: 0, step: 60 })).toBeNull();
});
