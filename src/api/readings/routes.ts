import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import { type Context } from 'hono';
import { type DownloadTickets } from '../auth/download-ticket';
import { allow, userFailures, type RequireUserOptions, type ApiEnv } from '../auth/require-user';
import { type TenantTransaction } from '../database/tenant';
import { hasLines, limitBody } from '../http/limit-body';
import { jsonContent, Problem, problemContent } from '../http/problem';
import { shortHash } from '../http/short-hash';
import { unknownTypeDetail } from '../http/to-problem';
import { apiRoot, filePath } from '../http/root';
import { readCursor, writeCursor } from './cursor';
import { readCsvPart, streamCsv } from './csv';
import { insertReadings } from './insert-readings';
import { readArray, readLines } from './read-rows';
import {
  AddedSchema,
  batchBytesDetail,
  BatchProblemSchema,
  BatchQuerySchema,
  BatchSchema,
  CsvAddressQuerySchema,
  CsvAddressSchema,
  CsvQuerySchema,
  ListQuerySchema,
  maxBatchBytes,
  NewReadingSchema,
  ReadingsPageSchema,
  SummaryQuerySchema,
  SummarySchema,
  type ReadingsPage,
} from './schemas';
import { instruments } from '../telemetry/instruments';
import { selectPage } from './select-readings';
import { summarize } from './summarize';
import { countReadings } from './totals';

const headers = z.object({
  'if-none-match': z.string().optional().describe('The ETag of the data that the client has.'),
});
const security = [{ idToken: [] }];
const route = { tags: ['Readings'], security };
const ofReader = { ...route, middleware: allow('reader', 'writer', 'admin') };
const failures = { 400: problemContent('A parameter is not valid.'), ...userFailures };
const tag = z.object({ ETag: z.string().describe('Changes with the data of the tenant.') });
const unchanged = { 304: { description: 'The client already has the data of its `If-None-Match`.', headers: tag } };

const listRoute = createRoute({
  ...ofReader,
  method: 'get',
  path: `${apiRoot}/readings`,
  operationId: 'listReadings',
  summary: 'Lists readings, page by page.',
  description: 'The first page has the number of all matching readings. `nextCursor` leads to the next page.',
  request: { query: ListQuerySchema, headers },
  responses: { 200: { ...jsonContent('A page.', ReadingsPageSchema), headers: tag }, ...unchanged, ...failures },
});

const summaryRoute = createRoute({
  ...ofReader,
  method: 'get',
  path: `${apiRoot}/readings/summary`,
  operationId: 'summarizeReadings',
  summary: 'Counts readings and adds up their values, per bucket, level and label.',
  description: 'Buckets follow the calendar of a time zone, and are complete without readings too.',
  request: { query: SummaryQuerySchema, headers },
  responses: { 200: { ...jsonContent('The summary.', SummarySchema), headers: tag }, ...unchanged, ...failures },
});

const csvRoute = createRoute({
  ...ofReader,
  method: 'get',
  path: filePath,
  operationId: 'downloadReadings',
  summary: 'Downloads all matching readings, at once or in parts.',
  description: 'Without `limit`, the file is streamed. With it, `Link` has the address of the next part.',
  security: [...security, { ticket: [] }],
  request: { query: CsvQuerySchema },
  responses: {
    200: {
      description: 'The readings as RFC 4180 describes it. Parts that are joined are the same bytes as the whole file.',
      content: { 'text/csv': { schema: z.string() } },
      headers: z.object({
        Link: z
          .string()
          .optional()
          .describe('The address of the next part, with `rel="next"` (RFC 8288). The last part has none.'),
      }),
    },
    ...failures,
  },
});

const csvAddressRoute = createRoute({
  ...ofReader,
  method: 'post',
  path: filePath,
  operationId: 'createDownloadAddress',
  summary: 'Creates a link with which a browser downloads the file.',
  description: 'A browser can download it within a minute as any link, without an ID token.',
  request: { query: CsvAddressQuerySchema },
  responses: { 200: jsonContent('The address.', CsvAddressSchema), ...failures },
});

const batchRoute = createRoute({
  ...route,
  method: 'post',
  path: `${apiRoot}/readings`,
  middleware: limitBody(maxBatchBytes, batchBytesDetail),
  operationId: 'addReadings',
  summary: 'Adds up to 10,000 readings.',
  description: 'Invalid rows are reported, and the others are added. Rows that were already added are skipped.',
  security: [...security, { writeKey: [] }],
  request: {
    query: BatchQuerySchema,
    body: {
      content: {
        'application/json': { schema: BatchSchema },
        'application/x-ndjson': { schema: z.string().describe('A row in each line.') },
      },
    },
  },
  responses: {
    200: jsonContent('What was added.', AddedSchema),
    413: problemContent('The batch has too many rows or bytes.'),
    415: problemContent('The body is neither JSON nor NDJSON, or it is compressed.'),
    ...failures,
    400: problemContent(
      'The body is not JSON, or nothing was added because some rows are invalid.',
      BatchProblemSchema,
    ),
  },
});

/** The hash of this program, a single file. Another release may respond differently to the same request. */
const release = shortHash(readFileSync(fileURLToPath(import.meta.url), 'utf8'), 12);

/**
 * Sets the ETag of a response about readings, and runs `work` unless the client already has this response, which is
 * known from the version of the tenant's data before the query runs. The data that the query returns may be newer than
 * the ETag, which results in one additional response, but it is never older. The ETag is weak, because `generatedAt`
 * changes with each response.
 */
function unlessUnchanged<Result>(
  c: Context<ApiEnv>,
  work: (transaction: TenantTransaction) => Promise<Result>,
): Promise<Result | null> {
  return c.get('asTenant')(async (transaction) => {
    const { tenant } = transaction;
    const text = 'select version from reading_versions where tenant = $1';
    const [row] = await transaction.query<{ version: string }>(text, [tenant]);
    const { pathname, search } = new URL(c.req.url);
    const etag = `W/"${shortHash(JSON.stringify([release, tenant, row?.version, pathname, search]), 27)}"`;
    c.header('ETag', etag);
    const known = c.req.header('If-None-Match')?.split(',') ?? [];
    return known.some((other) => other.trim() === etag || other.trim() === '*') ? null : work(transaction);
  });
}

export interface ReadingsOptions {
  now: () => Date;
  keepMonths: number | undefined;
  tickets: DownloadTickets;
  inTurnOfBodies: RequireUserOptions['inTurn'];
  /** Called when a download fails after its response has begun. */
  onBrokenDownload: (error: unknown, requestId: string) => void;
}

/** Adds the routes for readings. */
export function addReadings(api: OpenAPIHono<ApiEnv>, options: ReadingsOptions): void {
  const { now, keepMonths, tickets, inTurnOfBodies, onBrokenDownload } = options;
  api.openAPIRegistry.register('NewReading', NewReadingSchema);
  api.openapi(listRoute, async (c) => {
    const { sort, limit, cursor, ...filter } = c.req.valid('query');
    const after = cursor === undefined ? undefined : readCursor(cursor, filter, sort);
    const result = await unlessUnchanged(c, async (transaction) => ({
      ...(await selectPage(transaction, { filter, sort, limit, after })),
      counted: after?.counted ?? (await countReadings(transaction, filter)),
    }));
    if (!result) return c.body(null, 304);
    const { rows, end, counted } = result;
    const nextCursor = end ? writeCursor({ ...end, counted }, filter, sort) : null;
    const body: ReadingsPage = { rows, nextCursor, ...counted, generatedAt: now().toISOString() };
    return c.json(body, 200);
  });

  api.openapi(summaryRoute, async (c) => {
    const query = c.req.valid('query');
    const summary = await unlessUnchanged(c, (transaction) => summarize(transaction, query));
    return summary ? c.json({ ...summary, generatedAt: now().toISOString() }, 200) : c.body(null, 304);
  });

  api.post(batchRoute.path, allow('writer', 'admin', 'key'), (c, next) => inTurnOfBodies(c.get('user'), next));
  api.openapi(batchRoute, async (c) => {
    const rules = { labels: c.get('user').labels, keepMonths, now: now() };
    // The body is not validated if there is no content type or if it consists of lines.
    const { rows } = c.req.valid('json') as Partial<z.output<typeof BatchSchema>>;
    if (!rows && !hasLines(c.req)) throw new Problem(415, unknownTypeDetail);
    const { readings, errors } = await (rows ? readArray(rows, rules) : readLines(c.req.raw, rules));
    if (c.req.valid('query').atomic && errors.length > 0) {
      const detail = `Nothing was added, because rows are not valid: ${errors.length} of ${readings.length + errors.length}. See "errors".`;
      throw new Problem(400, detail, {}, { errors });
    }
    const inserted = await c.get('asTenant')((transaction) => insertReadings(transaction, readings));
    instruments().addedReadings.add(inserted.added);
    return c.json({ ...inserted, errors }, 200);
  });

  api.openapi(csvAddressRoute, async (c) => {
    const { searchParams } = new URL(c.req.url);
    return c.json({ search: await tickets.sign(c.get('user'), c.get('tenant'), searchParams) }, 200);
  });

  api.openapi(csvRoute, async (c) => {
    const { sort, limit, cursor, ticket: _ticket, ...filter } = c.req.valid('query');
    const asTenant = c.get('asTenant');
    const file = { filter, sort, after: cursor === undefined ? undefined : readCursor(cursor, filter, sort) };
    const headersOfFile = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="readings-${now().toISOString().slice(0, 10)}.csv"`,
    };
    if (limit === undefined) {
      const onError = (error: unknown): void => onBrokenDownload(error, c.get('requestId'));
      return c.body(await streamCsv(asTenant, file, onError), 200, headersOfFile);
    }
    const { text, end } = await readCsvPart(asTenant, { ...file, limit });
    if (end) {
      const next = new URL(c.req.url);
      next.searchParams.set('cursor', writeCursor(end, filter, sort));
      // The link is relative, because a proxy may serve the API under another path.
      c.header('Link', `<${next.search}>; rel="next"`);
    }
    return c.body(text, 200, headersOfFile);
  });
}
