import { maxLimit, maxSearchLength, sortFields } from '../../api/contract';
import type {
  Amounts as ApiAmounts,
  CsvAddress,
  Reading as ApiReading,
  ReadingsPage as ApiPage,
  Sort,
  Summary as ApiSummary,
} from '../../api/types';
import {
  type DataRow,
  defaultLimit,
  type RowsFilter,
  type RowsPage,
  type RowsQuery,
  type Summary,
  type SummaryQuery,
} from '../../rows/query';
import { describeWholeRow, type WholeRow } from '../../rows/whole-row';
import { ownConnection } from './json-api/connection';
import { outcomeOptions, queryClient } from './query-client';
import {
  authenticated,
  type Credentials,
  errorOf,
  type Failure,
  isFailure,
  request,
  RequestError,
  type RequestOptions,
} from './request';
import { keyOf, scopeOf, type Source, type SourceOf } from './source';

const root = '/api/v1/readings';

type Parameters = readonly (readonly [name: string, value: string])[];

function ownAddress(path: string, parameters: Parameters): URL {
  const url = new URL(root + path, window.location.origin);
  for (const [name, value] of parameters) if (value !== '') url.searchParams.append(name, value);
  return url;
}

const iso = (time: number | undefined): string => (time === undefined ? '' : new Date(time).toISOString());

const filterParameters = ({ from, to, groups = [], labels = [], search = '' }: RowsFilter): Parameters => [
  // The API has no earlier readings.
  ['from', iso(from && Math.max(0, from))],
  ['to', iso(to)],
  ['level', groups.join(',')],
  ...labels.map((label) => ['label', label] as const),
  ['q', search.trim().slice(0, maxSearchLength)],
];

/** The own connection's columns have the names of the reading's fields: `/value`. */
function sortParameter({ sort }: RowsQuery): Sort {
  const field = sortFields.find((one) => `/${one}` === sort?.column) ?? 'time';
  return !sort || sort.isDescending ? `-${field}` : field;
}

/** Sends a request to the own API and reads its response: `previous` if it is still current. Throws a `RequestError`. */
async function requestOwn<Result extends object>(
  url: URL,
  credentials: Credentials,
  options: Pick<RequestOptions, 'signal'> & Partial<RequestOptions>,
  read: (response: Response) => Promise<Result | Failure>,
  previous?: Result,
): Promise<Result> {
  const result = await authenticated(ownConnection, url, credentials, (headers) =>
    request(url, { timeoutMs: readTimeoutMs, ...options, headers: { ...options.headers, ...headers } }, read),
  );
  if (!isFailure(result)) return result;
  if (previous && result.failure === 'status' && result.status === 304) return previous;
  if (result.failure !== 'not-json') throw errorOf(result, ownConnection, url);
  // A host without the API responds with the app's page.
  throw new RequestError(
    'not-json',
    'The data API of this site is not running. Start it, or choose another connection in API Setup.',
  );
}

type Tagged<Data> = Data & { etag: string | null };

/** Requests and converts JSON. Returns `previous` if the server confirms it by its ETag. */
async function requestJson<Data extends object>(
  url: URL,
  credentials: Credentials,
  signal: AbortSignal,
  // tests/api/own-api.test.ts checks the body's type.
  convert: (body: never) => Data,
  previous: Data | undefined,
): Promise<Data> {
  const { etag = null } = (previous ?? {}) as Partial<Tagged<Data>>;
  const headers: Record<string, string> = etag === null ? {} : { 'If-None-Match': etag };
  const read = async (response: Response): Promise<Data | Failure> => {
    const body = (await response.json()) as never;
    try {
      return { ...convert(body), etag: response.headers.get('ETag') };
    } catch {
      return { failure: 'not-json' };
    }
  };
  return requestOwn(url, credentials, { signal, headers }, read, previous);
}

const readTimeoutMs = ownConnection.timeoutSeconds * 1000;

const toRow = ({ id, time, label, level, value }: ApiReading): DataRow => ({
  id: String(id),
  key: `${id}@${time}`,
  time: Date.parse(time),
  value,
  group: level,
  label,
  cells: [time, label, level, value],
});

/** A page of rows with the next page's cursor; null on the last page. */
export interface OwnPage extends RowsPage {
  nextCursor: string | null;
}

const toPage = ({ rows, nextCursor, total, totalIsEstimate }: ApiPage): OwnPage => ({
  rows: rows.map(toRow),
  nextCursor,
  total,
  totalIsEstimate,
});

/** Every reading has a value. */
const toAmounts = <Counts extends ApiAmounts>(amounts: Counts) => ({ ...amounts, valued: amounts.count });

/** Without the time of the response, so that the same data is equal. */
const toSummary = ({ count, sum, lowest, highest, groups, labels, buckets, ...counts }: ApiSummary): Summary => ({
  ...toAmounts({ count, sum, lowest, highest }),
  groupCount: counts.groupCount,
  labelCount: counts.labelCount,
  groups: groups.map(toAmounts),
  labels: labels.map(toAmounts),
  buckets: buckets.map((bucket) => ({
    ...toAmounts(bucket),
    start: Date.parse(bucket.start),
    end: Date.parse(bucket.end),
    groups: bucket.groups.map(toAmounts),
  })),
});

/** Requests the page of readings after a cursor. Returns `previous` while it is current. Throws a `RequestError`. */
export function requestReadings(
  { limit = defaultLimit, ...query }: RowsQuery,
  cursor: string | null,
  credentials: Credentials,
  signal: AbortSignal,
  previous?: RowsPage,
): Promise<OwnPage> {
  const page: Parameters = [
    ['sort', sortParameter(query)],
    ['limit', String(limit)],
    ['cursor', cursor ?? ''],
  ];
  const url = ownAddress('', [...filterParameters(query), ...page]);
  // Only pages from this function have an ETag.
  return requestJson(url, credentials, signal, toPage, previous as OwnPage | undefined);
}

/** Requests a summary. Returns `previous` while it is current. Throws a `RequestError`. */
export function requestSummary(
  query: SummaryQuery,
  credentials: Credentials,
  signal: AbortSignal,
  previous?: Summary,
): Promise<Summary> {
  const { bucket, measure = 'count' } = query;
  const url = ownAddress('/summary', [
    ...filterParameters(query),
    ['bucket', bucket ?? 'day'],
    ['measure', measure],
    ['tz', new Intl.DateTimeFormat().resolvedOptions().timeZone],
  ]);
  return requestJson(url, credentials, signal, toSummary, previous);
}

/** Returns a URL, valid for a minute, that downloads all readings of a query. Throws a `RequestError`. */
export async function requestCsvAddress(
  query: RowsQuery,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<string> {
  const url = ownAddress('.csv', [...filterParameters(query), ['sort', sortParameter(query)]]);
  const options = { method: 'POST', signal } as const;
  const { search } = await requestOwn(
    url,
    credentials,
    options,
    async (response) => (await response.json()) as CsvAddress,
  );
  return new URL(search, url).href;
}

/** A list's cursors by row offset. With a cursor, the API reads a page without counting rows. */
type Cursors = Map<number, string>;

/**
 * Requests rows from an offset. Without a cursor for it, first requests the pages since the last known cursor. Returns
 * `previous` while it is current. Throws a `RequestError`.
 */
export async function requestRows(
  { offset = 0, limit = defaultLimit, ...query }: RowsQuery,
  credentials: Credentials,
  signal: AbortSignal,
  cursors: Cursors = new Map(),
  previous?: RowsPage,
): Promise<RowsPage> {
  // New rows on the first page shift the other pages.
  if (offset === 0) cursors.clear();
  let start = Math.max(0, ...[...cursors.keys()].filter((rows) => rows <= offset));
  for (;;) {
    const isLast = start === offset;
    const size = isLast ? limit : Math.min(maxLimit, offset - start);
    const cursor = cursors.get(start) ?? null;
    const page = await requestReadings({ ...query, limit: size }, cursor, credentials, signal, previous);
    if (page.nextCursor !== null) cursors.set(start + size, page.nextCursor);
    if (isLast) return page;
    // The list has fewer rows than the page's address asks for.
    if (page.nextCursor === null) return { rows: [], total: page.total };
    start += size;
  }
}

/** A row's key contains its time, because the API finds rows by time, not by id. */
async function requestRow(key: string, credentials: Credentials): Promise<WholeRow | null> {
  const from = Date.parse(key.slice(key.indexOf('@') + 1));
  if (Number.isNaN(from)) return null;
  const query = { from, to: from + 1, limit: maxLimit };
  const { rows } = await requestRows(query, credentials, new AbortController().signal);
  const row = rows.find((one) => one.key === key);
  if (!row) return null;
  const { id, time, label, group: level, value } = row;
  const whole = { id: Number(id), time: new Date(time ?? 0).toISOString(), label, level, value };
  return describeWholeRow(whole, row, ownConnection);
}

/** Reads from the own API, with one request per query. */
export function createOwnSource(of: SourceOf): Source {
  const { credentials } = of;
  const scope = scopeOf(of);

  function cursorsOf({ offset: _offset, limit: _limit, ...list }: RowsQuery): Cursors {
    const key = [scope, 'cursors', keyOf(list)];
    const cursors = queryClient.getQueryData<Cursors>(key) ?? new Map<number, string>();
    queryClient.setQueryData(key, cursors);
    return cursors;
  }

  return {
    scope,
    load: null,
    rows: (query) =>
      outcomeOptions<RowsPage>([scope, 'rows', keyOf(query)], (signal, previous) =>
        requestRows(query, credentials, signal, cursorsOf(query), previous),
      ),
    summary: (query) =>
      outcomeOptions<Summary>([scope, 'summary', keyOf(query)], (signal, previous) =>
        requestSummary(query, credentials, signal, previous),
      ),
    csv: (query, _loaded, signal) => requestCsvAddress(query, credentials, signal),
    wholeRow: (key) => requestRow(key, credentials),
  };
}
