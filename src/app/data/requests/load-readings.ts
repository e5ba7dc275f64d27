import { addressOf, type TimeRange } from '../connections/address';
import type { Connection } from '../connections/connection';
import type { ResponseProblem } from '../rows/response-jobs';
import { type LeftOut, leftOutReasons, noneLeftOut } from '../rows/map-rows';
import { processResponse } from '../rows/process-response';
import type { Reading } from '../rows/reading';
import { type Credentials, locate, requestWithCredentials } from './credentials';
import { nextAddress } from './next-page';
import { maxResponseBytes } from './send-request';
import { RequestError } from './request-error';

/** How many pages of a response are requested. */
const maxPages = 50;

/** All readings of a connection for a range of time. */
export interface LoadedReadings {
  /** In ascending order of time. */
  readings: Reading[];
  /** The number of rows that the API sent. */
  total: number;
  leftOut: LeftOut;
  /** Whether the API has more pages than the limits of 50 pages and 25 MB allow. */
  isTruncated: boolean;
}

/** Returns the error of a response that cannot be read. */
export function errorOfResponse(problem: ResponseProblem, { rows }: Pick<Connection, 'rows'>): RequestError {
  return problem === 'not-json'
    ? new RequestError(
        'not-json',
        'The response is not JSON. Check that the address is the API itself, not a page about it.',
      )
    : new RequestError(
        'pointer',
        `The response has no list at ${rows === '' ? 'its top level' : `“${rows}”`}. Test the connection in API Setup to see the lists that it has.`,
      );
}

/** Requests all pages of a connection and turns their rows into readings. Throws a `RequestError`. */
export async function loadReadings(
  connection: Connection,
  range: TimeRange,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<LoadedReadings> {
  const { rows, mapping, levelWords, nextPage } = connection;
  const nextPointer = nextPage.type === 'address' || nextPage.type === 'cursor' ? nextPage.pointer : null;
  const loaded: LoadedReadings = { readings: [], total: 0, leftOut: noneLeftOut(), isTruncated: false };
  let url: URL | null = addressOf(locate(connection), range);
  const visited = new Set<string>();
  let bytes = 0;

  // An API that names a page twice would otherwise send the same rows up to the limit.
  while (url !== null && !visited.has(url.href)) {
    if (visited.size === maxPages) {
      loaded.isTruncated = true;
      break;
    }
    visited.add(url.href);
    let response;
    try {
      response = await requestWithCredentials(connection, url, credentials, {
        signal,
        maxBytes: maxResponseBytes - bytes,
      });
    } catch (error) {
      const isFull = error instanceof RequestError && error.kind === 'too-large' && visited.size > 1;
      if (!isFull) throw error;
      loaded.isTruncated = true;
      break;
    }
    bytes += response.bytes;
    const result = await processResponse(
      { type: 'map', rows, mapping, levelWords, next: nextPointer, offset: loaded.total },
      response.chunks,
      {
        signal,
        onReadings: (batch) => {
          // A spread of thousands of arguments could exceed the stack.
          for (const reading of batch) loaded.readings.push(reading);
        },
      },
    );
    if (result.type === 'problem') throw errorOfResponse(result.problem, connection);
    if (result.type !== 'map') break;
    loaded.total += result.total;
    for (const reason of leftOutReasons) loaded.leftOut[reason] += result.leftOut[reason];
    url = nextAddress(nextPage, url, { link: response.link, next: result.next });
  }
  // Each page is sorted, so this only merges them.
  loaded.readings.sort((a, b) => a.time - b.time);
  return loaded;
}
