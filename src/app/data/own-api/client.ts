import { maxSearchLength, sortFields } from '../../../api/contract';
import type {
  Amounts as ApiAmounts,
  CsvAddress,
  NamedAmounts as ApiNamedAmounts,
  ReadingsPage as ApiPage,
  Reading as ApiReading,
  Sort,
  Summary as ApiSummary,
} from '../../../api/types';
import { ownConnection } from '../json-api/connection';
import { authenticated, type Credentials } from '../credentials';
import { errorOf, RequestError } from '../request-error';
import { type Failure, isFailure, request, type RequestOptions } from '../request';
import {
  type Amounts,
  type DataRow,
  defaultLimit,
  localTimeZone,
  type RowsFilter,
  type RowsPage,
  type RowsQuery,
  type Summary,
  type SummaryQuery,
} from '../../../rows/query';

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
const toAmounts = (amounts: ApiAmounts): Amounts => ({ ...amounts, valued: amounts.count });
const toNamed = ({ key, ...amounts }: ApiNamedAmounts) => ({ key, ...toAmounts(amounts) });

const toSummary = ({
  count,
  sum,
  lowest,
  highest,
  groups,
  labels,
  buckets,
  groupCount,
  labelCount,
}: ApiSummary): Summary => ({
  ...toAmounts({ count, sum, lowest, highest }),
  groups: groups.map(toNamed),
  groupCount,
  labels: labels.map(toNamed),
  labelCount,
  buckets: buckets.map(({ start, end, groups: inBucket, ...amounts }) => ({
    ...toAmounts(amounts),
    start: Date.parse(start),
    end: Date.parse(end),
    groups: inBucket.map(toAmounts),
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
