import { ReadableStream as NodeStream } from 'node:stream/web';
import { byteOrderMark, csvLine } from '../../components/lib/csv';
import { type AsTenant } from '../database/tenant';
import { type Position } from './cursor';
import { type Reading } from './schemas';
import { selectPage, type PageOptions, type SelectedReading } from './select-readings';

const columns = ['id', 'time', 'label', 'level', 'value'] as const satisfies readonly (keyof Reading)[];
/** A client's id replaces the reading's id so that the file can be imported again. */
const lineOf = ({ clientId, ...row }: SelectedReading): string =>
  csvLine(columns.map((column) => (column === 'id' ? (clientId ?? row.id) : row[column])));
const rowsPerPage = 2000;

export interface CsvPart {
  text: string;
  /** The position at which the part ends, or undefined at the end of the file. */
  end: Position | undefined;
}

/** Reads readings as CSV, page by page. Only the first part starts with a header line. */
async function* readPages(asTenant: AsTenant, { limit, after, ...file }: PageOptions): AsyncGenerator<CsvPart> {
  let end = after;
  for (let left = limit; left > 0; left -= rowsPerPage) {
    const size = Math.min(rowsPerPage, left);
    const head = end ? '' : byteOrderMark + csvLine(columns);
    const options = { ...file, limit: size, after: end, hasClientIds: true };
    const page = await asTenant((transaction) => selectPage(transaction, options));
    end = page.end;
    yield { text: head + page.rows.map(lineOf).join(''), end };
    if (!end) return;
  }
}

/**
 * Reads at most `limit` readings as CSV. They are read before the response begins so that the response can link to the
 * next part, a failure can still set a status, and the limit of concurrent requests covers all of the work.
 */
export async function readCsvPart(asTenant: AsTenant, options: PageOptions): Promise<CsvPart> {
  const part: CsvPart = { text: '', end: undefined };
  for await (const { text, end } of readPages(asTenant, options)) {
    part.text += text;
    part.end = end;
  }
  return part;
}

/**
 * Streams readings as CSV. A page is read once the client has received the one before, so a slow client does not occupy
 * a transaction or a connection, and the response does not accumulate in memory. `onError` is called for failures after
 * the response has begun.
 */
export async function streamCsv(
  asTenant: AsTenant,
  options: Omit<PageOptions, 'limit'>,
  onError: (error: unknown) => void = () => {},
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const pages = readPages(asTenant, { ...options, limit: Infinity });
  // Read the first page before the response begins so that a failure can still set a status.
  const first = await pages.next();
  async function* encode(): AsyncGenerator<Uint8Array> {
    yield encoder.encode((first.value as CsvPart).text);
    try {
      for await (const { text } of pages) yield encoder.encode(text);
    } catch (error) {
      onError(error);
      throw error;
    }
  }
  return NodeStream.from(encode()) as ReadableStream<Uint8Array>;
}
