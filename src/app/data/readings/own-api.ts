import { ownConnection } from '../connections/connection';
import { type Credentials, requestWithCredentials } from '../requests/credentials';
import { RequestError } from '../requests/request-error';
import { createRowMapper } from '../rows/map-rows';
import {
  type Amount,
  type Amounts,
  defaultLimit,
  defaultSort,
  localTimeZone,
  type ReadingsFilter,
  type ReadingsPage,
  type ReadingsQuery,
  type Summary,
  type SummaryQuery,
} from './query';

const root = '/api/v1/readings';
const toReading = createRowMapper(ownConnection.mapping, ownConnection.levelWords);

type Fields = Readonly<Record<string, unknown>>;

/** Returns the address of a query to the own API. Parameters with their default are left out. */
function ownAddress(path: string, parameters: Readonly<Record<string, string | null>>): URL {
  const url = new URL(root + path, window.location.origin);
  for (const [name, value] of Object.entries(parameters)) if (value !== null) url.searchParams.set(name, value);
  return url;
}

async function requestFields(url: URL, credentials: Credentials, signal: AbortSignal): Promise<Fields> {
  const { chunks } = await requestWithCredentials(ownConnection, url, credentials, { signal });
  try {
    const answer: unknown = JSON.parse(await new Blob(chunks).text());
    if (typeof answer === 'object' && answer !== null) return answer as Fields;
  } catch {
    // Reported below.
  }
  // A host without the API answers every address with the app.
  throw new RequestError(
    'not-json',
    'The data API of this site does not run. Start it, or choose another connection in API Setup.',
  );
}

/** The own API refuses a longer text. */
const maxSearchLength = 100;

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

const sortParameter = ({ sort = defaultSort }: ReadingsQuery): string =>
  (sort.direction === 'desc' ? '-' : '') + sort.field;

/** Requests one page of readings from the own API. Throws a `RequestError`. */
export async function requestReadings(
  query: ReadingsQuery,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<ReadingsPage> {
  const { limit = defaultLimit, cursor = null } = query;
  const url = ownAddress('', { ...filterParameters(query), sort: sortParameter(query), limit: String(limit), cursor });
  const { rows, nextCursor, total } = await requestFields(url, credentials, signal);
  const readings = (Array.isArray(rows) ? rows : []).map(toReading).filter((row) => typeof row !== 'string');
  return {
    rows: readings,
    nextCursor: typeof nextCursor === 'string' && nextCursor !== '' ? nextCursor : null,
    total: typeof total === 'number' ? total : readings.length,
  };
}

/** Requests a summary from the own API. Throws a `RequestError`. */
export async function requestSummary(
  query: SummaryQuery,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<Summary> {
  const { bucket, timeZone = localTimeZone() } = query;
  const url = ownAddress('/summary', { ...filterParameters(query), bucket, tz: timeZone });
  const summary = await requestFields(url, credentials, signal);
  const buckets = (Array.isArray(summary.buckets) ? summary.buckets : []).map((value: unknown) => {
    const bucketFields = toFields(value);
    return { start: toTime(bucketFields.start), end: toTime(bucketFields.end), ...toAmounts(bucketFields) };
  });
  return { ...toAmounts(summary), buckets: buckets.filter(({ start }) => !Number.isNaN(start)) };
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

const toFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const toTime = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);
const toAmount = ({ count, sum }: Fields): Amount => ({ count: Number(count) || 0, sum: Number(sum) || 0 });

function toAmounts(fields: Fields): Amounts {
  const { high, medium, low } = toFields(fields.levels);
  const amountOf = (value: unknown): Amount => toAmount(toFields(value));
  return { ...toAmount(fields), levels: { high: amountOf(high), medium: amountOf(medium), low: amountOf(low) } };
}
