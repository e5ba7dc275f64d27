// @vitest-environment node
import { expect, it } from 'vitest';
import { createEngine } from '../../../../../src/app/data/rows/engine';
import { amountOf } from '../../../../../src/app/data/rows/query';
import { jsonApis } from '../../../../fixtures/json-apis';

const encode = (value: unknown): Uint8Array[] => [new TextEncoder().encode(JSON.stringify(value))];

/** Reads a response as API Setup does, without a choice of the user. */
function read(value: unknown) {
  const engine = createEngine();
  expect(engine.read('r', encode(value), null)).toBeNull();
  const inspection = engine.inspect('r');
  const rows = inspection.rowSets[0]?.pointer ?? 'none';
  const { roles, columns, length } = engine.describe('r', rows);
  const { problems } = engine.build('r', rows, { columns: columns.map(({ column }) => column), roles });
  const range = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2027, 0, 1), bucket: 'day', timeZone: 'UTC' } as const;
  return { rows, roles, length, problems, nextPage: inspection.nextPage, summary: engine.summarize('r', range) };
}

const roles = (time: string, value: string, group: string | null, label: string | null, id: string | null) => ({
  time,
  value,
  group,
  label,
  id,
});

it.each([
  ['issues of a code host', '', roles('/created_at', '/comments', '/state', '/title', '/id')],
  ['weather', '/hourly', roles('/time', '/temperature_2m', null, null, null)],
  ['payments', '/data', roles('/created', '/amount', '/status', '/billing_details/name', '/id')],
  ['OData', '/value', roles('/OrderDate', '/Freight', '/ShipCountry', '/ShipName', '/OrderID')],
  [
    'JSON:API',
    '/data',
    roles('/attributes/created', '/attributes/views', '/attributes/category', '/attributes/title', '/id'),
  ],
  [
    'GeoJSON',
    '/features',
    roles('/properties/time', '/properties/mag', '/properties/status', '/properties/place', '/id'),
  ],
  ['Prometheus range', '/data/result/*/values', roles('/0', '/1', '/metric/instance', '/metric/job', null)],
  [
    'Elasticsearch hits',
    '/hits/hits',
    roles('/_source/@timestamp', '/_source/duration_ms', '/_source/level', '/_source/service', '/_id'),
  ],
  ['a bare array', '', roles('/date', '/visitors', '/rating', '/city', null)],
  ['a keyed object', '', roles('/last_seen', '/temperature', '/state', null, '/key')],
])('%s is a chart over time without a choice', (name, rows, expected) => {
  const found = read(jsonApis[name]?.());
  expect(found).toMatchObject({ rows, roles: expected, problems: { noObject: 0, noTime: 0, noValue: 0 } });
  expect(found.summary.count).toBe(found.length);
  expect(amountOf(found.summary, 'average')).toBeGreaterThan(0);
  expect(found.summary.buckets.filter(({ count }) => count > 0).length).toBeGreaterThan(10);
});

it.each([
  ['OData', { type: 'address', pointer: '/@odata.nextLink' }],
  ['JSON:API', { type: 'address', pointer: '/links/next' }],
  ['payments', null],
])('the next page of %s is found', (name, nextPage) => {
  expect(read(jsonApis[name]?.()).nextPage).toEqual(nextPage);
});
