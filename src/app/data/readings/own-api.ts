import { maxCsvLimit, maxSearchLength, sortFields } from '../../../api/contract';
import type {
  Amounts as ApiAmounts,
  NamedAmounts as ApiNamedAmounts,
  ReadingsPage as ApiPage,
  Reading as ApiReading,
  Sort,
  Summary as ApiSummary,
} from '../../../api/types';
import { ownConnection } from '../connections/connection';
import { type Credentials, requestBy, requestWithCredentials } from '../requests/credentials';
import { nextAddress } from '../requests/next-page';
import { RequestError } from '../requests/request-error';
import type { Receive } from '../requests/send-request';
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
} from '../rows/query';
import { receiveHead } from '../rows/receive';
import type { GrowingFile } from './growing-file';

const root = '/api/v1/readings';

type Parameters = readonly (readonly [name: string, value: string])[];

/** Returns the address of a query to the own API. */
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

/** The ETag of each response that the page still has. */
const etags = new WeakMap<object, string>();

/** Requests JSON from the own API and converts it. Returns `previous` if it is the response to the same request, and still current. */
async function requestOwn<Data extends object>(
  url: URL,
  credentials: Credentials,
  signal: AbortSignal,
  // The contract has the type of the body: tests/api/own-api.test.ts.
  convert: (body: never) => Data,
  previous: Data | undefined,
): Promise<Data> {
  const known = previous && etags.get(previous);
  const headers: Record<string, string> = known === undefined ? {} : { 'If-None-Match': known };
  const received = await requestWithCredentials(ownConnection, url, credentials, { signal, headers }).catch(
    (error: unknown) => {
      if (error instanceof RequestError && error.status === 304) return null;
      throw error;
    },
  );
  // Without `previous`, nothing asks for this response.
  if (!received) return previous as Data;
  try {
    const data = convert(JSON.parse(await new Blob(received.chunks).text()) as never);
    if (received.etag !== null) etags.set(data, received.etag);
    return data;
  } catch {
    throw noApiError();
  }
}

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
  return requestOwn(url, credentials, signal, toPage, previous as OwnPage | undefined);
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
  return requestOwn(url, credentials, signal, toSummary, previous);
}

/** The hosting ends a request after this time. */
const partTimeoutMs = 60_000;

/** Returns the address of the first part of a CSV file with all readings of a query. */
export const csvAddress = (query: RowsQuery): URL =>
  ownAddress('.csv', [...filterParameters(query), ['sort', sortParameter(query)], ['limit', String(maxCsvLimit)]]);

/** Requests a part of a CSV file, and appends it to a file. Returns the address of the next part, or null. Throws a `RequestError`. */
export async function requestCsvPart(
  url: URL,
  file: GrowingFile,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<URL | null> {
  const receivePart: Receive<{ type: 'bytes'; link: string | null }> = async (address, options, ended) => {
    const response = await receiveHead(address, options, ended);
    if (!(response instanceof Response)) return response;
    if (!response.headers.get('Content-Type')?.startsWith('text/csv')) throw noApiError();
    await file.append(response);
    return { type: 'bytes', link: response.headers.get('Link') };
  };
  const { link } = await requestBy(receivePart, ownConnection, url, credentials, { signal, timeoutMs: partTimeoutMs });
  return nextAddress({ type: 'link' }, url, { link, next: null });
}
