import { describe, expect, it } from 'vitest';
import { jsonApis } from '../../../../fixtures/json-apis';
import { readResponse } from './read-response';

/** What a person would choose: the rows, and the columns of time, value, group, label and id. */
const expected: Record<string, [rows: string, length: number, ...roles: (string | null)[]]> = {
  'GitHub issues': ['', 30, '/created_at', '/comments', '/state', '/title', '/id'],
  'Open-Meteo hourly': ['/hourly', 48, '/time', '/temperature_2m', '/weather_code', null, null],
  'Stripe charges': ['/data', 40, '/created', '/amount', '/status', '/payment_method_details/card/brand', '/id'],
  'OData orders': ['/value', 20, '/OrderDate', '/Freight', '/ShipCountry', '/ShipName', '/OrderID'],
  'JSON:API articles': [
    '/data',
    25,
    '/attributes/createdAt',
    '/attributes/wordCount',
    '/attributes/status',
    '/attributes/title',
    '/id',
  ],
  'GeoJSON earthquakes': [
    '/features',
    35,
    '/properties/time',
    '/properties/mag',
    '/properties/status',
    '/properties/place',
    '/id',
  ],
  'Prometheus range': ['/data/result/*/values', 60, '/0', '/1', '/metric/instance', '/metric/job', null],
  'Elasticsearch hits': [
    '/hits/hits',
    20,
    '/_source/@timestamp',
    '/_source/http/response/bytes',
    '/_source/log/level',
    '/_source/message',
    '/_id',
  ],
  'bare array': ['', 60, '/date', '/total', '/status', '/customer/name', '/orderId'],
  'keyed object': ['', 24, '/timestamp', '/temperature', '/state', '/device', '/key'],
};

describe('the response of a JSON API', () => {
  it.each(Object.entries(jsonApis))('%s makes a chart without typing', (name, create) => {
    const engine = readResponse(create());
    const [rowSet] = engine.inspect('a').rowSets;
    if (!rowSet) throw new Error('There are no rows.');
    const { columns, roles, length } = engine.describe('a', rowSet.pointer);
    const { time, value, group, label, id } = roles;
    expect([rowSet.pointer, length, time, value, group, label, id]).toEqual(expected[name]);

    const { problems } = engine.build('a', rowSet.pointer, { columns: columns.map(({ column }) => column), roles });
    expect(problems).toEqual({ total: length, noObject: 0, noTime: 0, noValue: 0, sameId: 0 });
    const times = engine.select('a', { limit: 1000 }).rows.map((row) => row.time ?? Number.NaN);
    const [to = 0, from = 0] = [times[0], times.at(-1)];
    expect(from).toBeGreaterThan(Date.UTC(2026, 9));
    const summary = engine.summarize('a', { from, to: to + 1, bucket: 'day', timeZone: 'UTC' });
    expect(summary.buckets.reduce((count, bucket) => count + bucket.count, 0)).toBe(length);
    expect(summary.valued).toBe(length);
  });
});
