// @vitest-environment node
import { expect, it } from 'vitest';
import { createEngine, inspect } from '../../../src/rows/engine';
import { amountOf } from '../../../src/rows/query';
import { jsonApis } from '../../fixtures/json-apis';

/** Reads a response as API Setup does, without a choice of the user. */
function read(value: unknown) {
  const engine = createEngine();
  engine.hold('r', [value]);
  const inspection = inspect(value);
  const rows = inspection.rowSets[0]?.pointer ?? 'none';
  const { roles, columns, length } = engine.describe('r', rows);
  const { problems } = engine.build('r', rows, { columns: columns.map(({ column }) => column), roles });
  const range = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2027, 0, 1), bucket: 'day' } as const;
  const types = Object.fromEntries(columns.map(({ column: { pointer, type } }) => [pointer, type]));
  const names = Object.fromEntries(columns.map(({ column: { pointer, name } }) => [pointer, name]));
  const formats = Object.fromEntries(
    columns.flatMap(({ column: { pointer, format } }) => (format ? [[pointer, format]] : [])),
  );
  const summary = engine.summarize('r', range);
  const [latest] = engine.select('r', { limit: 1 }).rows;
  return {
    rows,
    roles,
    types,
    names,
    formats,
    length,
    problems,
    nextPage: inspection.nextPages[0] ?? null,
    summary,
    latest,
  };
}

const roles = (time: string, value: string, group: string | null, label: string | null, id: string | null) => ({
  time,
  value,
  group,
  label,
  id,
});

it.each([
  ['issues of a code host', '', roles('/created_at', '/comments', '/state', '/user/login', '/id')],
  ['weather', '/hourly', roles('/time', '/temperature_2m', null, null, null)],
  ['payments', '/data', roles('/created', '/amount', '/status', '/billing_details/name', '/id')],
  ['OData', '/value', roles('/OrderDate', '/Freight', '/ShipCountry', '/ShipName', '/OrderID')],
  ['JSON:API', '/data', roles('/attributes/created-at', '/attributes/word-count', '/attributes/category', null, '/id')],
  [
    'GeoJSON',
    '/features',
    roles('/properties/time', '/properties/mag', '/properties/status', '/properties/place', '/id'),
  ],
  ['Prometheus range', '/data/result/*/values', roles('/0', '/1', '/metric/handler', '/metric/instance', null)],
  [
    'Elasticsearch hits',
    '/hits/hits',
    roles('/_source/@timestamp', '/_source/event/duration', '/_source/log/level', '/_source/service/name', '/_id'),
  ],
  ['a bare array', '', roles('/date', '/visitors', '/rating', '/city', null)],
  ['a keyed object', '', roles('/last_seen', '/temperature', '/state', '/key', null)],
])('%s is a chart over time without a choice', (name, rows, expected) => {
  const found = read(jsonApis[name]?.());
  expect(found).toMatchObject({ rows, roles: expected, problems: { noObject: 0, noTime: 0, noValue: 0 } });
  const { count, sum, groups, buckets } = found.summary;
  expect(count).toBe(found.length);
  const total = (amounts: readonly { count: number }[]): number => amounts.reduce((all, one) => all + one.count, 0);
  expect(total(buckets)).toBe(count);
  expect(total(groups)).toBe(expected.group === null ? 0 : count);
  expect(buckets.reduce((all, bucket) => all + bucket.sum, 0)).toBeCloseTo(sum, 6);
  expect(amountOf(found.summary, 'average')).toBeGreaterThan(0);
  expect(buckets.filter((bucket) => bucket.count > 0).length).toBeGreaterThan(10);
});

it.each([
  ['issues of a code host', null],
  ['weather', null],
  ['payments', null],
  ['OData', { type: 'address', pointer: '/@odata.nextLink' }],
  ['JSON:API', { type: 'address', pointer: '/links/next' }],
  ['GeoJSON', null],
  ['Prometheus range', null],
  ['Elasticsearch hits', null],
  ['a bare array', null],
  ['a keyed object', null],
])('the next page of %s is found', (name, nextPage) => {
  expect(read(jsonApis[name]?.()).nextPage).toEqual(nextPage && expect.objectContaining(nextPage));
});

it.each([
  [
    'issues of a code host',
    { '/html_url': 'link', '/number': 'number', '/labels': 'text', '/locked': 'boolean', '/closed_at': 'date' },
  ],
  ['weather', { '/time': 'date', '/relative_humidity_2m': 'number', '/weather_code': 'number' }],
  ['payments', { '/created': 'date', '/billing_details/address/postal_code': 'text', '/paid': 'boolean' }],
  ['OData', { '/OrderID': 'number', '/ShippedDate': 'date', '/Freight': 'number', '/ShipPostalCode': 'text' }],
  ['JSON:API', { '/attributes/published': 'boolean', '/links/self': 'link', '/attributes/created-at': 'date' }],
  ['GeoJSON', { '/properties/time': 'date', '/properties/sig': 'number', '/geometry/coordinates': 'text' }],
  ['Prometheus range', { '/0': 'date', '/1': 'number', '/metric/instance': 'text' }],
  ['Elasticsearch hits', { '/_source/service/version': 'text', '/_source/@timestamp': 'date', '/_score': 'number' }],
  ['a bare array', { '/date': 'date', '/visitors': 'number', '/city': 'text' }],
  ['a keyed object', { '/key': 'text', '/last_seen': 'date', '/location/lat': 'number' }],
])('the columns of %s have the types of their values', (name, types) => {
  expect(read(jsonApis[name]?.()).types).toMatchObject(types);
});

it('numbers have the units from the API, whole amounts with a currency are cents', () => {
  const formatsOf = (value: unknown) => read(value).formats;
  expect(formatsOf(jsonApis.weather?.())).toEqual({
    '/temperature_2m': { style: 'unit', unit: '°C' },
    '/relative_humidity_2m': { style: 'unit', unit: '%' },
  });
  const payments = jsonApis.payments?.() as { data: { amount: number }[] };
  const format = { style: 'currency', unit: 'USD' };
  expect(formatsOf(payments)).toEqual({ '/amount': format, '/amount_captured': format, '/amount_refunded': format });
  expect(read(payments).summary.sum).toBeCloseTo(payments.data.reduce((sum, { amount }) => sum + amount, 0) / 100);
  const inDollars = payments.data.map((payment) => ({ ...payment, amount: payment.amount / 100 }));
  expect(formatsOf(inDollars)).toMatchObject({ '/amount': format });
  const inTwo = inDollars.map((payment, index) => ({ ...payment, currency: index % 2 === 0 ? 'usd' : 'eur' }));
  expect(formatsOf(inTwo)).toEqual({});
});

it('columns have names that a user would choose', () => {
  expect(read(jsonApis['Prometheus range']?.()).names).toMatchObject({ '/0': 'Time', '/1': 'Http requests total' });
  expect(read(jsonApis['Elasticsearch hits']?.()).names).toMatchObject({
    '/_source/@timestamp': 'Timestamp',
    '/_source/log/level': 'Log level',
  });
  // Two fields are a type.
  expect(read(jsonApis.GeoJSON?.()).names).toMatchObject({ '/type': 'Type', '/properties/type': 'Properties type' });
});

it('issue tags are text, and an id is not a value', () => {
  const issues = jsonApis['issues of a code host']?.() as { comments: number; labels: object[] }[];
  const { latest } = read(issues);
  expect(latest?.cells).toContain('');
  expect(
    read(issues.map((issue) => ({ ...issue, labels: [{ name: 'bug' }, { name: 'docs' }] }))).latest?.cells,
  ).toContain('bug, docs');
  const withoutCounts = issues.map(({ comments: _comments, ...issue }) => ({ ...issue, reactions: null }));
  expect(read(withoutCounts).roles.value).toBeNull();
});
