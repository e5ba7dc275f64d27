import fc from 'fast-check';
import { buckets, measures, sortFields } from '../../../src/api/contract';
import { type TestRow } from './engines';

const start = Date.parse('2026-11-01T00:00:00Z');
const labels = { acme: ['North', 'South', 'Shared'], initech: ['Plant', 'South Pole', 'Shared'] } as const;
type Tenant = keyof typeof labels;

/** The readings of two tenants: they share a label and some times. */
export const rowsOf = (tenant: Tenant): TestRow[] =>
  Array.from({ length: 120 }, (_, index) => ({
    time: new Date(start + index * 1_800_000).toISOString(),
    label: labels[tenant][index % 3] ?? '',
    level: ['low', 'medium', 'high'][(index * 7) % 3] ?? '',
    value: (tenant === 'acme' ? 0 : 1000) + (index % 10),
  }));

const time = fc
  .integer({ min: -5, max: 130 })
  .map((halfHours) => new Date(start + halfHours * 1_800_000).toISOString());
const filter = {
  level: fc.subarray(['low', 'medium', 'high'], { minLength: 1 }).map((levels) => levels.join(',')),
  label: fc.constantFrom(...labels.acme, ...labels.initech),
  q: fc.constantFrom('o', 'south', 'Plant', 'zzz', ''),
};
const range = fc
  .tuple(time, time)
  .filter(([one, other]) => one !== other)
  .map((ends) => ends.toSorted())
  .map(([from, to]) => ({ from, to }));
const sort = fc.constantFrom(...sortFields).chain((field) => fc.constantFrom(field, `-${field}`));

const optional = <Fields extends object>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) =>
  fc.record({ ...filter, ...fields }, { requiredKeys: [] });
const listQuery = fc
  .tuple(fc.oneof(fc.constant({}), range), optional({ sort, limit: fc.constantFrom('1', '7', '100') }))
  .map(([ends, query]) => ['/readings', { ...ends, ...query }] as const);
const csvQuery = fc
  .tuple(fc.oneof(fc.constant({}), range), optional({ sort, limit: fc.constantFrom('1', '7', '50000') }))
  .map(([ends, query]) => ['/readings.csv', { ...ends, ...query }] as const);
const summaryQuery = fc
  .tuple(
    range,
    optional({ measure: fc.constantFrom(...measures) }),
    fc.record({ bucket: fc.constantFrom(...buckets), tz: fc.constantFrom('UTC', 'Asia/Kathmandu', 'Europe/Berlin') }),
  )
  .map(([ends, query, calendar]) => ['/readings/summary', { ...query, ...ends, ...calendar }] as const);
/** Requests to every read route, with every parameter. */
export const requests = fc.oneof(listQuery, listQuery, csvQuery, summaryQuery).map(([path, query]) => {
  const defined = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${path}?${new URLSearchParams(defined).toString()}`;
});
