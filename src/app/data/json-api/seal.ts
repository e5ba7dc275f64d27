import type { DataDatabase, SealedSecret } from '../storage';

/** What a secret belongs to. Decrypting it for anything else fails. */
export interface SecretOwner {
  uid: string;
  connectionId: string;
  origin: string;
}

const keyName = 'secrets';

const associatedData = ({ uid, connectionId, origin }: SecretOwner): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify([uid, connectionId, origin]));

/** Returns the key of this database, which scripts cannot extract. */
export async function sealingKey(database: DataDatabase): Promise<CryptoKey> {
  const stored = await database.get('keys', keyName);
  if (stored) return stored;
  const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Another tab may have stored its key in the meantime. A transaction cannot span the generation.
  const transaction = database.transaction('keys', 'readwrite');
  const first = await transaction.store.get(keyName);
  if (!first) await transaction.store.put(created, keyName);
  await transaction.done;
  return first ?? created;
}

/** Encrypts a secret for its owner. */
export async function seal(key: CryptoKey, secret: string, owner: SecretOwner): Promise<SealedSecret> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: associatedData(owner) },
    key,
    new TextEncoder().encode(secret),
  );
  return { connectionId: owner.connectionId, origin: owner.origin, iv, data: new Uint8Array(data) };
}

/** Decrypts a secret; null when it belongs to another owner or was changed. */
export async function unseal(key: CryptoKey, { iv, data }: SealedSecret, owner: SecretOwner): Promise<string | null> {
  try {
    const bytes = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: associatedData(owner) },
      key,
      data,
    );
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
