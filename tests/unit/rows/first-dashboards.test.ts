// @vitest-environment node
import { expect, it } from 'vitest';
import { createEngine, inspect } from '../../../src/rows/engine';
import { parseTime } from '../../../src/rows/parse-values';
import type { Measure } from '../../../src/rows/query';
import { apiShapes } from '../../fixtures/api-shapes';

type Name = keyof typeof apiShapes;

/** What differs from 24 rows that all have a value, and further roles to expect. */
interface More {
  length?: number;
  missing?: number;
  label?: string | null;
  id?: string;
}

/** What the first dashboard of each response shows: where its rows are, the columns with a role, and the measure. */
// oxfmt-ignore
const dashboards: Readonly<
  Record<Name, [rows: string, time: string | null, value: string | null, group: string | null, measure: Measure, more?: More]>
> = {
  'payments in cents': ['/data', 'Created', 'Amount', 'Status', 'sum'],
  'columns with units': ['/hourly', 'Time', 'Temperature 2m', null, 'average'],
  'series of pairs with a name': ['/data/result/*/values', 'Time', 'Http requests in flight', 'Metric job', 'average', { length: 48 }],
  'lists of pairs with the same times': ['', 'Time', 'Prices', null, 'average'],
  'places with magnitudes': ['/features', 'Time', 'Mag', 'Status', 'average', { label: 'Place', id: 'Id' }],
  'what is known of the page, then the rows': ['/1', 'Date', 'Value', null, 'average'],
  'buckets in buckets': ['/aggregations/per_day/buckets/*/by_level/buckets', 'Key as string', 'Doc count', 'Key', 'sum', { length: 48 }],
  'hits with their source': ['/hits/hits', 'Timestamp', 'Event duration', 'Log level', 'count', { label: 'Service name', id: 'Id' }],
  'orders with customers and ships': ['/value', 'Order date', 'Freight', 'Ship country', 'sum', { label: 'Ship name', id: 'Order id' }],
  'rows with attributes': ['/data', 'Created at', 'Word count', 'Category', 'count', { label: null, id: 'Id' }],
  'rates by day': ['/rates', 'Time', 'USD', null, 'average'],
  'lists by day': ['/near_earth_objects/*', 'Time', 'Absolute magnitude h', 'Is potentially hazardous asteroid', 'average', { length: 48 }],
  'things by their key': ['', 'Updated', 'Price', 'Product', 'average'],
  'decimal commas': ['', 'Datum', 'Umsatz', 'Filiale', 'sum'],
  'names of columns beside the rows': ['/data', 'Day', 'Revenue', 'Region', 'sum'],
  'series in series': ['/results/*/series/*/values', 'Time', 'Mean', 'Tags host', 'average', { length: 48 }],
  'open and close by day': ['/Time Series (Daily)', 'Time', 'Close', null, 'average'],
  'one value for each day': ['/bpi', 'Time', 'Value', null, 'average'],
  'edges and nodes': ['/data/orders/edges', 'Created at', 'Total price amount', 'Display financial status', 'sum'],
  'records with fields': ['/records', 'Created time', 'Hours', 'Status', 'count'],
  'log lines in nanoseconds': ['/data/result/*/values', 'Time', null, 'Stream service', 'count', { length: 48 }],
  'quarters with a percentage': ['', 'Period', 'Growth', null, 'average', { length: 20 }],
  'keys that look like a currency': ['/issues', 'Created', null, 'Status name', 'count'],
  'cells with dimensions and metrics': ['/rows', 'Date', 'Active users', 'Country', 'sum'],
  'lists in each series': ['/MetricDataResults/*', 'Timestamps', 'Values', 'Label', 'average', { length: 48 }],
  'lists at several depths': ['/chart', 'Timestamp', 'Close', null, 'average'],
  'data of a chart': ['', 'Labels', 'Data', 'Label', 'average', { length: 48 }],
  'readings of each device': ['/devices/*/readings', 'Ts', 'Value', 'Name', 'average', { length: 48 }],
  'values under seconds since 1970': ['/data', 'Time', 'Value', null, 'average'],
  'types of values as keys': ['', 'Created at', 'Amount', null, 'sum'],
  'counts of days with a row number': ['/records', 'Date', 'Cases', null, 'sum'],
  'lists of objects in a list': ['', 'Last changed', 'State', 'Entity id', 'average', { length: 48 }],
  'columns of frames': ['/results/A/frames/0/data/values', 'Time', 'Load', null, 'average'],
  'cells with a header': ['/Rows', 'Day', 'Sales', null, 'sum'],
  'series by name and day': ['/values', 'Time', 'Value', 'Key', 'average', { length: 48 }],
  'a time of the response in each row': ['/observations', 'Date', 'Value', null, 'average'],
  'hours without separators': ['/items', 'Timestamp', 'Views', null, 'sum'],
  'series by day with short years': ['/timeline', 'Time', 'Value', 'Key', 'average', { length: 48 }],
  'a column for each year': ['', 'Year', 'Value', 'Code', 'average', { length: 12 }],
  'a sheet with a column for each month': ['', 'Time', 'Value', 'Store', 'average', { length: 8 }],
  'a year beside a month': ['', 'Time', 'Value', null, 'average'],
  'times in a wrapper': ['/d/results', 'Created on', 'Net amount', null, 'sum'],
  'lists of metrics named by the query': ['/results', 'Time day', 'Visitors', null, 'sum'],
  'days without data as empty lists': ['', 'Time', 'Nb visits', null, 'sum', { length: 21 }],
  'prices by symbol': ['/bars/*', 'T', 'Close', 'Key', 'average', { length: 48 }],
  'things by time and name': ['', 'Time', 'Cases', 'Key', 'sum', { length: 48 }],
  'a list of columns': ['/columns', 'Day', 'Visits', null, 'sum'],
  'a cube of dimensions': ['', 'Time', 'Value', 'Geo', 'average'],
  'weeks in seconds with lists of days': ['', 'Week', 'Total', null, 'sum'],
  'fields named beside the rows': ['/feeds', 'Created at', 'Temperature', null, 'average'],
  'posts with a time in UTC seconds': ['/data/children', 'Created utc', 'Score', null, 'average'],
  'cells with formatted texts and dates that count months from 0': ['/table/rows', 'Day', 'Visits', null, 'sum', { missing: 1 }],
  'keys and values with a list of all columns': ['/data', 'Month', 'Price', 'Region', 'average'],
  'a cube with positions as keys': ['', 'Time period', 'Value', 'Currency', 'average', { length: 48 }],
  'points in the place of missing numbers': ['/observations', 'Date', 'Value', null, 'average', { missing: 5 }],
  'lists of values beside a list of days': ['/data', 'X values', 'Value', 'Name', 'average', { length: 48 }],
  'features with a number of the store': ['/features', 'Datum', 'Cases', null, 'sum', { id: 'Objectid' }],
  'hours as intervals': ['/properties/temperature/values', 'Valid time', 'Value', null, 'average'],
  'a list with the day in each row': ['/rows', 'Time', 'Clicks', 'Keys 2', 'sum'],
  'names and numbers in lists, named by the query': ['/results', 'Time day', 'Visitors', null, 'sum'],
  'costs of the parts of each day': ['/ResultsByTime/*/Groups', 'Time period start', 'Metrics cost amount', 'Keys', 'sum', { length: 48 }],
  'energy with its unit beside the list': ['/energy/values', 'Date', 'Value', null, 'sum'],
  'large amounts that end with thousands': ['', 'Date', 'Value', null, 'average'],
  'values at regular steps': ['', 'Time', 'Values', null, 'average'],
  'series at regular steps': ['/series/*', 'Time', 'Data', 'Name', 'average', { length: 48 }],
  'rows beside their start and step': ['/data', 'Time', 'In', null, 'average'],
  'columns at regular steps': ['', 'Time', 'Temperature', null, 'average'],
  'days since 1970': ['', 'Date', 'Visits', null, 'sum'],
  'a sheet with days since 1900': ['/values', 'Date', 'Revenue', 'Channel', 'sum'],
  'fields with their types': ['/results', 'Created time', 'Amount', 'Status', 'sum', { id: 'Id' }],
  'negative prices beside phone numbers': ['', 'Date', 'Price', null, 'average'],
  'pages without a time': ['/results', null, 'Visitors', null, 'sum', { label: 'Page' }],
  'totals of stores in the totals of regions': ['/regions/*/stores', null, 'Total', 'Region', 'sum', { label: 'Store' }],
  'the last activity before the creation': ['/items', 'Creation date', 'View count', null, 'count'],
  'states with the times of a change and an update': ['', 'Last changed', 'State', 'Place', 'average', { length: 48, missing: 2 }],
  'departures, of which some are canceled': ['/departures', 'Planned when', 'Delay', 'Line product', 'count', { missing: 4 }],
  'readings with ids under the key of their sensor': ['/sensors/*', 'T', 'Temp', 'Key', 'average', { length: 48 }],
  'series with named values': ['/timeseries/*/data', 'Time stamp', 'Average', 'Metadata host', 'average', { length: 48 }],
  'prices beside phone numbers with a plus': ['/messages', 'Date created', 'Price', null, 'average', { missing: 3 }],
  'a value for each year and country, with ids': ['/value', 'Time dimension begin', 'Numeric value', 'Country', 'average', { id: 'Id' }],
  'the latest rates': ['/rates', null, 'Value', null, 'average', { length: 5, label: 'Key' }],
  'events, of which few have an amount': ['/events', 'At', 'Amount', 'Type', 'count', { missing: 16 }],
  'monitors with their creation and their measurements': ['/monitors/*/response_times', 'Datetime', 'Value', 'Friendly name', 'average', { length: 48 }],
  'lists of points beside their names and days': ['', 'X values', 'Value', 'Name', 'average', { length: 72 }],
  'readings by time in a list of stations': ['/stations/*/readings', 'Time', 'Temperature', 'Station', 'average', { length: 48 }],
  'costs in millionths': ['/results', 'Segments date', 'Metrics cost', 'Campaign name', 'sum'],
  'arrivals that expire': ['', 'Expected arrival', 'Time to station', 'Line name', 'count', { label: null }],
  'payments that become available later': ['/data', 'Created', 'Amount', null, 'sum', { id: 'Id' }],
  'time entries with their last change': ['', 'Start', null, 'Project name', 'count', { id: 'Id' }],
  'states of sensors whose unit is in the first row only': ['', 'Last changed', 'State', 'Entity id', 'average', { length: 48 }],
  'page views of each day': ['/data', 'Visited on', 'Page views', null, 'sum'],
  'the latest value of each target with its time': ['/data/result', 'Time', 'Value', 'Metric job', 'count'],
  'a clock in seconds as texts': ['/result', 'Clock', 'Value', null, 'average'],
  'invoices with the numbers of their orders': ['/invoices', 'Date', 'Total', null, 'sum'],
  'events whose time and size are in a list of one item': ['/events/*/geometry', 'Date', 'Magnitude value', null, 'average', { id: 'Id' }],
  'a reading with an id every five minutes': ['', 'Date', 'Glucose', null, 'average', { id: 'Gid' }],
  'lists of values under seconds since 1970': ['/body', 'Time', 'Body', null, 'average'],
  'values with their type and an id': ['', 'Timestamp', 'Values p1', null, 'average', { id: 'Id' }],
};

/** Reads a response as API Setup does, without user choices. */
function read(name: Name) {
  const response = apiShapes[name];
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

it.each(Object.entries(dashboards) as [Name, (typeof dashboards)[Name]][])('%s', (name, expected) => {
  const [rows, time, value, group, measure, { length = 24, missing = 0, ...more } = {}] = expected;
  const { rows: found, described, problems, nameOf } = read(name);
  const roles = Object.fromEntries(Object.entries(described.roles).map(([role, pointer]) => [role, nameOf(pointer)]));
  const shown = { ...roles, rows: found, length: described.length, measure: described.measure };
  expect(shown).toMatchObject({ rows, time, value, group, measure, length, ...more });
  expect(problems).toMatchObject({ noObject: 0, noTime: 0, noValue: missing });
});

it('amounts in cents, with decimal commas or currency signs are numbers', () => {
  const valueOf = (name: Name) => {
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
