import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Context } from 'hono';
import { type ApiEnv } from '../auth/require-user';
import { type TenantTransaction } from '../database/tenant';
import { shortHash } from './short-hash';

/** The hash of this program, which is one file: another release may respond to the same request in another way. */
const release = shortHash(readFileSync(fileURLToPath(import.meta.url), 'utf8'), 12);

/**
 * Sets the ETag of a response about readings, and returns whether the client already has it, so that the response is 304. Call it
 * before the query of the same transaction: it reads the version of the tenant's data only. The data of the query may be newer, which
 * costs one more response, but never older. The ETag is weak, because `generatedAt` changes with each response.
 */
export async function isUnchanged(c: Context<ApiEnv>, transaction: TenantTransaction): Promise<boolean> {
  const { tenant } = transaction;
  const text = 'select version from reading_versions where tenant = $1';
  const [row] = await transaction.query<{ version: string }>(text, [tenant]);
  const { pathname, search } = new URL(c.req.url);
  const etag = `W/"${shortHash(JSON.stringify([release, tenant, row?.version, pathname, search]), 27)}"`;
  c.header('ETag', etag);
  const known = c.req.header('If-None-Match')?.split(',') ?? [];
  return known.some((other) => other.trim() === etag || other.trim() === '*');
}
