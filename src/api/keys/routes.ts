import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import { allow, userFailures, type ApiEnv } from '../auth/require-user';
import { limitBody } from '../http/limit-body';
import { jsonContent, Problem, problemContent } from '../http/problem';
import { apiRoot } from '../http/root';
import { CreatedWriteKeySchema, NewWriteKeySchema, WriteKeySchema } from './schemas';
import { createWriteKey, listWriteKeys, revokeWriteKey, type KeySigner } from './write-keys';

const route = { tags: ['Write keys'], security: [{ idToken: [] }] };
const allowAdmin = allow('admin');
const keys = z.strictObject({ keys: z.array(WriteKeySchema) });

const createKeyRoute = createRoute({
  ...route,
  method: 'post',
  path: `${apiRoot}/keys`,
  middleware: [allowAdmin, limitBody()],
  operationId: 'createWriteKey',
  description: 'For admins. Only this response shows the key.',
  summary: 'Creates a key that lets a program add readings.',
  request: { body: { required: true, content: { 'application/json': { schema: NewWriteKeySchema } } } },
  responses: {
    201: jsonContent('The key.', CreatedWriteKeySchema),
    400: problemContent('A field is not valid.'),
    ...userFailures,
  },
});

const listKeysRoute = createRoute({
  ...route,
  method: 'get',
  path: `${apiRoot}/keys`,
  middleware: allowAdmin,
  operationId: 'listWriteKeys',
  description: 'For admins. The list includes revoked keys.',
  summary: 'Lists the keys of the tenant, without their secrets.',
  responses: { 200: jsonContent('The keys.', keys), ...userFailures },
});

const revokeKeyRoute = createRoute({
  ...route,
  method: 'delete',
  path: `${apiRoot}/keys/{id}`,
  middleware: allowAdmin,
  operationId: 'revokeWriteKey',
  description: 'For admins. The next request with the key is refused.',
  summary: 'Revokes a key.',
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: {
    204: { description: 'The key is revoked.' },
    404: problemContent('The tenant has no such key.'),
    ...userFailures,
  },
});

/** Adds the routes for write keys. */
export function addKeys(api: OpenAPIHono<ApiEnv>, { sign }: KeySigner): void {
  api.openapi(createKeyRoute, async (c) => {
    const [options, { id }] = [c.req.valid('json'), c.get('user')];
    return c.json(await c.get('asTenant')((transaction) => createWriteKey(transaction, options, id, sign)), 201);
  });
  api.openapi(listKeysRoute, async (c) => c.json({ keys: await c.get('asTenant')(listWriteKeys) }, 200));
  api.openapi(revokeKeyRoute, async (c) => {
    const { id } = c.req.valid('param');
    const found = await c.get('asTenant')((transaction) => revokeWriteKey(transaction, id));
    if (!found) throw new Problem(404, 'There is no such key. Its id is in the list of the keys.');
    return c.body(null, 204);
  });
}
