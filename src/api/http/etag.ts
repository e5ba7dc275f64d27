import { type Context } from 'hono';
import { type ApiEnv } from '../auth/require-user';
import { shortHash } from './short-hash';

/**
 * A weak ETag. It ignores `generatedAt`, so that it changes when the data does and not with each request. That of another tenant
 * differs, also for the same data.
 */
function etagOf(tenant: string, body: { generatedAt: string }): string {
  const data = JSON.stringify([tenant, { ...body, generatedAt: undefined }]);
  return `W/"${shortHash(data, 27)}"`;
}

/** Sets the ETag of the response. Returns whether the client already has the data, so that the response is 304. */
export function isUnchanged(c: Context<ApiEnv>, body: { generatedAt: string }): boolean {
  const etag = etagOf(c.get('tenant'), body);
  c.header('ETag', etag);
  const known = c.req.header('If-None-Match')?.split(',') ?? [];
  return known.some((other) => other.trim() === etag || other.trim() === '*');
}
