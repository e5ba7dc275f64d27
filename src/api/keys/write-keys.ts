import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isTenantName, TokenError, type User } from '../auth/verify-token';
import { type Database } from '../database/database';
import { asTenant, type TenantTransaction } from '../database/tenant';
import { isoText } from '../readings/select-readings';
import { type WriteKey } from './schemas';

/** The prefix lets repository scanners find committed keys. */
const prefix = 'waymark_';

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const columns = `id, name, labels, created_by as "createdBy", ${isoText('created_at')} as "createdAt",
  ${isoText('last_used_at')} as "lastUsedAt", ${isoText('revoked_at')} as "revokedAt"`;

const signatureLength = 22;

/**
 * Signs keys so that a server can distinguish its keys from most forgeries without the database. A key signed with
 * another secret remains valid, but its check waits in the same queue as forgeries. A new secret therefore does not
 * stop any program.
 */
export function createKeySigner(secret: Uint8Array) {
  const sign = (text: string): string =>
    createHmac('sha256', secret).update(`${prefix}${text}`).digest('base64url').slice(0, signatureLength);
  return {
    sign,
    /** Returns the tenant of a signed key, or undefined for any other string. */
    signedTenant: (key: string): string | undefined => {
      const text = key.slice(prefix.length, -signatureLength);
      const [given, expected] = [Buffer.from(key.slice(-signatureLength)), Buffer.from(sign(text))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? text.split('.')[0] : undefined;
    },
  };
}

export type KeySigner = ReturnType<typeof createKeySigner>;

/** Creates a key. The key itself contains the tenant and the secret, and cannot be read again. */
export async function createWriteKey(
  transaction: TenantTransaction,
  { name, labels }: Pick<WriteKey, 'name' | 'labels'>,
  userId: string,
  sign: KeySigner['sign'],
): Promise<WriteKey & { key: string }> {
  const { tenant } = transaction;
  const id = randomBytes(9).toString('base64url');
  const start = `${Buffer.from(tenant).toString('base64url')}.${id}.`;
  // The secret consists of 256 random bits; a slow hash is needed only for guessable secrets.
  const random = randomBytes(32).toString('base64url');
  const secret = random + sign(start + random);
  await transaction.query(
    'insert into write_keys (tenant, id, name, labels, sha256, created_by) values ($1, $2, $3, $4, $5, $6)',
    [tenant, id, name, labels, hashOf(secret), userId],
  );
  // This does not use `returning`, because a distributed Postgres (Citus) refuses to convert times to strings in it.
  const row = (await listWriteKeys(transaction)).find((key) => key.id === id);
  if (!row) throw new Error('The key was not added.');
  return { ...row, key: prefix + start + secret };
}

/** The keys of a tenant, newest first. */
export function listWriteKeys(transaction: TenantTransaction): Promise<WriteKey[]> {
  const text = `select ${columns} from write_keys where tenant = $1 order by write_keys.created_at desc, id`;
  return transaction.query<WriteKey>(text, [transaction.tenant]);
}

/** Revokes a key immediately and permanently. Returns whether the tenant has this key. */
export async function revokeWriteKey(transaction: TenantTransaction, id: string): Promise<boolean> {
  const condition = 'where tenant = $1 and id = $2';
  const values = [transaction.tenant, id];
  // Citus does not allow `now()` in `coalesce`.
  await transaction.query(`update write_keys set revoked_at = now() ${condition} and revoked_at is null`, values);
  return (await transaction.query(`select id from write_keys ${condition}`, values)).length > 0;
}

const keyPattern = new RegExp(`^${prefix}([\\w-]+)\\.([\\w-]{12})\\.([\\w-]{43}(?:[\\w-]{${signatureLength}})?)$`);
const invalidKey = 'The write key is not valid or was revoked. Create another one.';

export const isWriteKey = (token: string): boolean => token.startsWith(prefix);

/** Returns a function that verifies write keys. It rejects with a `TokenError` if a key is invalid or was revoked. */
export function createKeyVerifier(database: Database): (key: string) => Promise<User> {
  return async (key) => {
    const [, tenantPart = '', id = '', secret = ''] = keyPattern.exec(key) ?? [];
    const tenant = Buffer.from(tenantPart, 'base64url').toString();
    // Each key has only one valid spelling, but decoding alone would ignore unknown characters.
    const isExact = isTenantName(tenant) && Buffer.from(tenant).toString('base64url') === tenantPart;
    if (!isExact) throw new TokenError(invalidKey);
    const inTenant = asTenant(database, tenant);
    const found = await inTenant(async (transaction) => {
      const [row] = await transaction.query<{ sha256: Uint8Array; labels: string[] | null }>(
        'select sha256, labels from write_keys where tenant = $1 and id = $2 and revoked_at is null',
        [tenant, id],
      );
      if (!row || !timingSafeEqual(row.sha256, hashOf(secret))) return null;
      // If every batch updated this value, all batches would wait for each other.
      await transaction.query(
        `update write_keys set last_used_at = now() where tenant = $1 and id = $2
           and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
        [tenant, id],
      );
      return row;
    });
    if (!found) throw new TokenError(invalidKey);
    return { id: `key:${id}`, tenant, role: 'key', labels: found.labels ?? undefined };
  };
}
