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
  localTimeZone,
  type RowsFilter,
  type RowsPage,
  type RowsQuery,
  type Summary,
  type SummaryQuery,
} from '../../rows/query';
import { describeWholeRow, type WholeRow } from '../../rows/whole-row';
import { authenticated, type Credentials } from './credentials';
import { ownConnection } from './json-api/connection';
import { outcomeOptions, queryClient } from './query-client';
import { type Failure, isFailure, request, type RequestOptions } from './request';
import { errorOf, RequestError } from './request-error';
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
  ['from', iso(from)],
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

/** Requests the own API, and reads its response. Throws a `RequestError`. */
async function requestOwn<Result extends object>(
  url: URL,
  credentials: Credentials,
  options: Pick<RequestOptions, 'signal'> & Partial<RequestOptions>,
  read: (response: Response) => Promise<Result | Failure>,
): Promise<Result> {
  const result = await authenticated(ownConnection, url, credentials, (headers) =>
    request(url, { timeoutMs: readTimeoutMs, ...options, headers: { ...options.headers, ...headers } }, read),
  );
  if (!isFailure(result)) return result;
  throw result.failure === 'not-json' ? noApiError() : errorOf(result, ownConnection, url);
}

type Tagged<Data> = Data & { etag: string | null };

/** Requests JSON, and converts it. Returns `previous` if it is the response to the same request, and still current. */
async function requestJson<Data extends object>(
  url: URL,
  credentials: Credentials,
  signal: AbortSignal,
  // The contract has the type of the body: tests/api/own-api.test.ts.
  convert: (body: never) => Data,
  previous: Data | undefined,
): Promise<Data> {
  const { etag = null } = (previous ?? {}) as Partial<Tagged<Data>>;
  const headers: Record<string, string> = etag === null ? {} : { 'If-None-Match': etag };
  try {
    return await requestOwn(
      url,
      credentials,
      { signal, headers },
      async (response): Promise<Tagged<Data> | Failure> => {
        const body = (await response.json()) as never;
        try {
          return { ...convert(body), etag: response.headers.get('ETag') };
        } catch {
          return { failure: 'not-json' };
        }
      },
    );
  } catch (error) {
    if (previous && error instanceof RequestError && error.status === 304) return previous;
    throw error;
  }
}

const readTimeoutMs = ownConnection.timeoutSeconds * 1000;

/** A host without the API responds to every address with the app. */
const noApiError = (): RequestError =>
  new RequestError(
    'not-json',
    'The data API of this site does not run. Start it, or choose another connection in API Setup.',
  );

const toRow = ({ id, time, label, level, value }: ApiReading): DataRow => ({
  id: String(id),
  key: `${id}@${time}`,
  time: Date.parse(time),
  value,
  group: level,
  label,
  cells: [time, label, level, value],
});

/** A page of rows with the cursor of the next one; null on the last page. */
export interface OwnPage extends RowsPage {
  nextCursor: string | null;
}

const toPage = ({ rows, nextCursor, total, totalIsEstimate }: ApiPage): OwnPage => ({
  rows: rows.map(toRow),
  nextCursor,
  total,
  totalIsEstimate,
});

/** Each reading has a value. */
const toAmounts = <Counts extends ApiAmounts>(amounts: Counts) => ({ ...amounts, valued: amounts.count });

const toSummary = ({ groups, labels, buckets, ...amounts }: ApiSummary): Summary => ({
  ...toAmounts(amounts),
  groups: groups.map(toAmounts),
  labels: labels.map(toAmounts),
  buckets: buckets.map((bucket) => ({
    ...toAmounts(bucket),
    start: Date.parse(bucket.start),
    end: Date.parse(bucket.end),
    groups: bucket.groups.map(toAmounts),
  })),
});

/** Requests one page of readings from the own API, after a cursor. Returns `previous` while it is current. Throws a `RequestError`. */
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
  // Only the pages of this function have an ETag.
  return requestJson(url, credentials, signal, toPage, previous as OwnPage | undefined);
}

/** Requests a summary from the own API. Returns `previous` while it is current. Throws a `RequestError`. */
export function requestSummary(
  query: SummaryQuery,
  credentials: Credentials,
  signal: AbortSignal,
  previous?: Summary,
): Promise<Summary> {
  const { bucket, measure = 'count', timeZone = localTimeZone() } = query;
  const url = ownAddress('/summary', [
    ...filterParameters(query),
    ['bucket', bucket ?? 'day'],
    ['measure', measure],
    ['tz', timeZone],
  ]);
  return requestJson(url, credentials, signal, toSummary, previous);
}

/** Returns an address from which the browser can download all readings of a query, within a minute. Throws a `RequestError`. */
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

/** The cursors of a list by the number of rows before them. The API reads a page from its cursor without counting rows. */
type Cursors = Map<number, string>;

/**
 * Requests the rows after the first `offset` rows of a list. Where the cursor of an offset is not known yet, requests the pages
 * between the last known cursor and them. Returns `previous` while it is current. Throws a `RequestError`.
 */
export async function requestRows(
  { offset = 0, limit = defaultLimit, ...query }: RowsQuery,
  credentials: Credentials,
  signal: AbortSignal,
  cursors: Cursors = new Map(),
  previous?: RowsPage,
): Promise<RowsPage> {
  // The first page brings new rows, which move all that follow.
  if (offset === 0) cursors.clear();
  let start = Math.max(0, ...[...cursors.keys()].filter((rows) => rows <= offset));
  for (;;) {
    const isLast = start === offset;
    const size = isLast ? limit : Math.min(maxLimit, offset - start);
    const cursor = cursors.get(start) ?? null;
    const page = await requestReadings({ ...query, limit: size }, cursor, credentials, signal, previous);
    if (page.nextCursor !== null) cursors.set(start + size, page.nextCursor);
    if (isLast) return page;
    // The list is shorter than the address of the page says.
    if (page.nextCursor === null) return { rows: [], total: page.total };
    start += size;
  }
}

/** The key of a row has its time: the API finds rows by time, and not by id. */
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

/** Reads from the product's own API, which answers each query. */
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
