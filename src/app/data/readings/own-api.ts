import { defaultLimit, maxSearchLength } from '../../../api/contract';
import type { ReadingsPage as ApiPage, Reading as ApiReading, Summary as ApiSummary, Sort } from '../../../api/types';
import { ownConnection } from '../connections/connection';
import { type Credentials, requestWithCredentials } from '../requests/credentials';
import { RequestError } from '../requests/request-error';
import type { Reading } from '../rows/reading';
import {
  defaultSort,
  localTimeZone,
  type ReadingsFilter,
  type ReadingsPage,
  type ReadingsQuery,
  type Summary,
  type SummaryQuery,
} from './query';

const root = '/api/v1/readings';

/** Returns the address of a query to the own API. Parameters with their default are left out. */
function ownAddress(path: string, parameters: Readonly<Record<string, string | null>>): URL {
  const url = new URL(root + path, window.location.origin);
  for (const [name, value] of Object.entries(parameters)) if (value !== null) url.searchParams.set(name, value);
  return url;
}

const filterParameters = ({
  from,
  to,
  levels: wanted,
  search = '',
}: ReadingsFilter): Record<string, string | null> => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  level: wanted?.join(',') || null,
  q: search.trim().slice(0, maxSearchLength) || null,
});

const sortParameter = ({ sort: { field, direction } = defaultSort }: ReadingsQuery): Sort =>
  direction === 'desc' ? `-${field}` : field;

/** Requests JSON from the own API and converts it. */
async function requestOwn<Data>(
  url: URL,
  credentials: Credentials,
  signal: AbortSignal,
  // The contract has the type of the body: tests/api/own-api.test.ts.
  convert: (body: never) => Data,
): Promise<Data> {
  const { chunks } = await requestWithCredentials(ownConnection, url, credentials, { signal });
  try {
    return convert(JSON.parse(await new Blob(chunks).text()) as never);
  } catch {
    // A host without the API responds to every address with the app.
    throw new RequestError(
      'not-json',
      'The data API of this site does not run. Start it, or choose another connection in API Setup.',
    );
  }
}

const toReading = ({ id, time, ...fields }: ApiReading): Reading => ({
  ...fields,
  id: String(id),
  time: Date.parse(time),
});

const toPage = ({ rows, nextCursor, total }: ApiPage): ReadingsPage => ({
  rows: rows.map(toReading),
  nextCursor,
  total,
});

const toSummary = ({ count, sum, levels, buckets }: ApiSummary): Summary => ({
  count,
  sum,
  levels,
  buckets: buckets.map((bucket) => ({ ...bucket, start: Date.parse(bucket.start), end: Date.parse(bucket.end) })),
});

/** Requests one page of readings from the own API. Throws a `RequestError`. */
export function requestReadings(
  query: ReadingsQuery,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<ReadingsPage> {
  const { limit = defaultLimit, cursor = null } = query;
  const url = ownAddress('', { ...filterParameters(query), sort: sortParameter(query), limit: String(limit), cursor });
  return requestOwn(url, credentials, signal, toPage);
}

/** Requests a summary from the own API. Throws a `RequestError`. */
export function requestSummary(query: SummaryQuery, credentials: Credentials, signal: AbortSignal): Promise<Summary> {
  const { bucket, timeZone = localTimeZone() } = query;
  const url = ownAddress('/summary', { ...filterParameters(query), bucket, tz: timeZone });
  return requestOwn(url, credentials, signal, toSummary);
}

/** Requests all readings of a query as a CSV file from the own API. Throws a `RequestError`. */
export async function requestOwnCsv(
  query: ReadingsQuery,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<Blob> {
  const url = ownAddress('.csv', { ...filterParameters(query), sort: sortParameter(query) });
  const { chunks } = await requestWithCredentials(ownConnection, url, credentials, { signal });
  return new Blob(chunks, { type: 'text/csv;charset=utf-8' });
}
