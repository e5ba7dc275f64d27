import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import { allow, userFailures, type ApiEnv } from '../auth/require-user';
import { type TenantTransaction } from '../database/tenant';
import { limitBody } from '../http/limit-body';
import { jsonContent, Problem, problemContent } from '../http/problem';
import { apiRoot } from '../http/root';
import { addSources } from './insert-readings';
import { NewReadingSchema, ReadingSchema, timeAs, type Reading } from './schemas';
import { levelNumber, readingColumns } from './select-readings';
import { lockTenant, renewTotals } from './write-totals';

const ChangeSchema = NewReadingSchema.pick({ label: true, level: true, value: true })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Send "label", "level" or "value".')
  .openapi('ReadingChange');
type Change = z.output<typeof ChangeSchema>;

const request = {
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,15}$/, 'Use the "id" of a reading.')
      .transform(Number)
      .openapi({ type: 'string', description: 'The `id` of the reading in a page.', example: '17' }),
  }),
  // The time is part of the table's key. With only the id, Postgres would search all of the tenant's readings.
  query: z.strictObject({ time: timeAs('The `time` of the reading in a page.') }),
};
const route = { path: `${apiRoot}/readings/{id}`, tags: ['Readings'], security: [{ idToken: [] }] };
const allowWriter = allow('writer', 'admin');
const failures = {
  400: problemContent('A parameter or a field is not valid.'),
  404: problemContent('The tenant has no such reading.'),
  ...userFailures,
};

const deleteRoute = createRoute({
  ...route,
  method: 'delete',
  middleware: allowWriter,
  operationId: 'deleteReading',
  summary: 'Deletes a reading.',
  description: 'For writers and admins. The totals of its day are added up again.',
  request,
  responses: { 204: { description: 'The reading is deleted.' }, ...failures },
});

const changeRoute = createRoute({
  ...route,
  method: 'patch',
  middleware: [allowWriter, limitBody()],
  operationId: 'changeReading',
  summary: 'Corrects the label, the level or the value of a reading.',
  description: 'For writers and admins. The fields that are left out stay.',
  request: { ...request, body: { required: true, content: { 'application/json': { schema: ChangeSchema } } } },
  responses: {
    200: jsonContent('The corrected reading.', ReadingSchema),
    415: problemContent('The body is not JSON.'),
    ...failures,
  },
});

interface Key {
  id: number;
  time: Date;
}

const condition = 'tenant = $1 and time = $2 and id = $3';
const valuesOf = (tenant: string, { id, time }: Key): unknown[] => [tenant, time.toISOString(), id];

/**
 * Deletes or updates a reading and recalculates the totals of its day. Throws a `Problem`, which rolls everything back,
 * if the tenant has no such reading.
 */
async function changeRow(transaction: TenantTransaction, key: Key, text: string, ...values: unknown[]): Promise<void> {
  await lockTenant(transaction);
  const statement = `${text} where ${condition} returning id`;
  const changed = await transaction.query(statement, [...valuesOf(transaction.tenant, key), ...values]);
  if (changed.length === 0) {
    throw new Problem(404, 'There is no such reading. Send the "id" and the "time" of a reading in a page.');
  }
  await renewTotals(transaction, key.time, key.time);
}

async function changeReading(transaction: TenantTransaction, key: Key, change: Change): Promise<Reading> {
  const { label = null, level, value = null } = change;
  await lockTenant(transaction);
  if (label !== null) await addSources(transaction, [label]);
  const update = `update readings
    set label = coalesce($4, label), level = coalesce($5::smallint, level), value = coalesce($6::float8, value)`;
  await changeRow(transaction, key, update, label, level ? levelNumber(level) : null, value);
  const select = `select ${readingColumns} from readings where ${condition}`;
  const [changed] = await transaction.query<Reading>(select, valuesOf(transaction.tenant, key));
  return changed as Reading;
}

/** Adds the routes that change a single reading, for users who may add readings. */
export function addChanges(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(deleteRoute, async (c) => {
    const key = { ...c.req.valid('param'), ...c.req.valid('query') };
    await c.get('asTenant')((transaction) => changeRow(transaction, key, 'delete from readings'));
    return c.body(null, 204);
  });
  api.openapi(changeRoute, async (c) => {
    const key = { ...c.req.valid('param'), ...c.req.valid('query') };
    const change = c.req.valid('json');
    return c.json(await c.get('asTenant')((transaction) => changeReading(transaction, key, change)), 200);
  });
}
