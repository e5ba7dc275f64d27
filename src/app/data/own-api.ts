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
import { type Failure, isFailure, type RequestOptions } from '../../rows/failure';
import { authenticated, type Credentials, errorOf, request, RequestError } from './request';
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
  // The API contains no earlier readings.
  ['from', iso(from && Math.max(0, from))],
  ['to', iso(to)],
  ['level', groups.join(',')],
  ...labels.map((label) => ['label', label] as const),
  ['q', search.trim().slice(0, maxSearchLength)],
];

/** The columns of the own connection are named after the fields of a reading: `/value`. */
function sortParameter({ sort }: RowsQuery): Sort {
  const field = sortFields.find((one) => `/${one}` === sort?.column) ?? 'time';
  return !sort || sort.isDescending ? `-${field}` : field;
}

const toRow = ({ id, time, label, level, value }: ApiReading): DataRow => ({
  id: String(id),
  key: `${id}@${time}`,
  time: Date.parse(time),
  value,
  group: level,
  label,
  cells: [time, label, level, value],
});

/** The time of the response is omitted. The next page's cursor is null on the last page. */
const toPage = ({ rows, generatedAt: _generatedAt, ...page }: ApiPage) => ({ ...page, rows: rows.map(toRow) });

/** Every reading has a value. */
const toAmounts = <Counts extends ApiAmounts>(amounts: Counts) => ({ ...amounts, valued: amounts.count });

/** The time of the response is omitted, so that the same data is equal. */
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

/** The cursors of a list by row offset. Given a cursor, the API reads a page without counting rows. */
type Cursors = Map<number, string>;

interface OwnOptions<Data> {
  signal: AbortSignal;
  /** The last response, which is returned as long as it is current. */
  previous?: Data | undefined;
}

export function createOwnClient(credentials: Credentials) {
  function send<Result extends object>(
    url: URL,
    { headers: own, ...options }: Pick<RequestOptions, 'signal'> & Partial<RequestOptions>,
    read: (response: Response) => Promise<Result | Failure>,
  ): Promise<Result | Failure> {
    const timeoutMs = ownConnection.timeoutSeconds * 1000;
    return authenticated(ownConnection, url, credentials, (headers) =>
      request(url, { timeoutMs, ...options, headers: { ...own, ...headers } }, read),
    );
  }

  /** Requests and converts JSON. The server confirms `previous` based on its ETag. */
  async function get<Data extends object>(
    url: URL,
    // tests/api/own-api.test.ts checks the body's type.
    convert: (body: never) => Data,
    { signal, previous }: OwnOptions<object>,
  ): Promise<Data> {
    type Tagged = Data & { etag: string | null };
    const known = previous as Tagged | undefined;
    const headers: Record<string, string> = known?.etag ? { 'If-None-Match': known.etag } : {};
    const result = await send(url, { signal, headers }, async (response): Promise<Tagged | Failure> => {
      const body = (await response.json()) as never;
      try {
        return { ...convert(body), etag: response.headers.get('ETag') };
      } catch {
        return { failure: 'not-json' };
      }
    });
    if (!isFailure(result)) return result;
    if (known && result.failure === 'status' && result.status === 304) return known;
    throw ownError(result, url);
  }

  function summary({ bucket, measure = 'count', ...query }: SummaryQuery, options: OwnOptions<Summary>) {
    const url = ownAddress('/summary', [
      ...filterParameters(query),
      ['bucket', bucket ?? 'day'],
      ['measure', measure],
      ['tz', new Intl.DateTimeFormat().resolvedOptions().timeZone],
    ]);
    return get(url, toSummary, options);
  }

  /** Requests rows from an offset. If it has no cursor, first requests the pages since the last known cursor. */
  async function rows(
    { offset = 0, limit = defaultLimit, ...query }: RowsQuery,
    { cursors = new Map(), ...options }: OwnOptions<RowsPage> & { cursors?: Cursors },
  ): Promise<RowsPage> {
    // New rows on the first page shift all other pages.
    if (offset === 0) cursors.clear();
    let start = Math.max(0, ...[...cursors.keys()].filter((count) => count <= offset));
    for (;;) {
      const isLast = start === offset;
      const size = isLast ? limit : Math.min(maxLimit, offset - start);
      const url = ownAddress('', [
        ...filterParameters(query),
        ['sort', sortParameter(query)],
        ['limit', String(size)],
        ['cursor', cursors.get(start) ?? ''],
      ]);
      const page = await get(url, toPage, options);
      if (page.nextCursor !== null) cursors.set(start + size, page.nextCursor);
      if (isLast) return page;
      // The list has fewer rows than the address of the page requests.
      if (page.nextCursor === null) return { rows: [], total: page.total };
      start += size;
    }
  }

  /** Returns a URL that downloads all readings of a query and is valid for a minute. */
  async function csv(query: RowsQuery, signal: AbortSignal): Promise<string> {
    const url = ownAddress('.csv', [...filterParameters(query), ['sort', sortParameter(query)]]);
    const read = async (response: Response) => (await response.json()) as CsvAddress;
    const result = await send(url, { method: 'POST', signal }, read);
    if (isFailure(result)) throw ownError(result, url);
    return new URL(result.search, url).href;
  }

  /** Requests a row. The key contains the row's time, because the API finds rows by time, not by id alone. */
  async function row(key: string): Promise<WholeRow | null> {
    const from = Date.parse(key.slice(key.indexOf('@') + 1));
    if (Number.isNaN(from)) return null;
    const page = await rows({ from, to: from + 1, limit: maxLimit }, { signal: new AbortController().signal });
    const found = page.rows.find((one) => one.key === key);
    if (!found) return null;
    const { id, time, label, group: level, value } = found;
    const whole = { id: Number(id), time: new Date(time ?? 0).toISOString(), label, level, value };
    return describeWholeRow(whole, found, ownConnection);
  }

  return { summary, rows, csv, row };
}

function ownError(failure: Failure, url: URL): RequestError {
  if (failure.failure !== 'not-json') return errorOf(failure, ownConnection, url);
  // A host without the API responds with the page of the app.
  return new RequestError(
    'not-json',
    'The data API of this site is not running. Start it, or choose another connection in API Setup.',
  );
}

/** Reads from the site's own API, with one request per query. */
export function createOwnSource(of: SourceOf): Source {
  const client = createOwnClient(of.credentials);
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
      outcomeOptions<RowsPage>(
        [scope, 'rows', keyOf(query)],
        (signal, previous) => client.rows(query, { signal, previous, cursors: cursorsOf(query) }),
        { query },
      ),
    summary: (query) =>
      outcomeOptions<Summary>(
        [scope, 'summary', keyOf(query)],
        (signal, previous) => client.summary(query, { signal, previous }),
        { query },
      ),
    csv: (query, _loaded, signal) => client.csv(query, signal),
    wholeRow: client.row,
  };
}
