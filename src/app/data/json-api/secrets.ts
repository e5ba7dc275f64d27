import type { DataDatabase, SealedSecret } from '../storage';
import { keepSessionSecrets, readSessionSecrets } from '../forget-user-data';

export type SecretPlace = 'session' | 'device';

/** The metadata of a stored secret. The secret itself is write-only. */
export interface KeptSecret {
  place: SecretPlace;
  /** The only origin to which the secret is sent. */
  origin: string;
}

export type SecretStore = Awaited<ReturnType<typeof createSecretStore>>;

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/**
 * Stores secrets, encrypted with a non-extractable key, in the tab's session storage or the device's database. If there
 * is no database, they remain in memory until the page reloads. The encryption protects the disk; a script on this page
 * can still use the key.
 */
export async function createSecretStore(uid: string, database: DataDatabase | null) {
  let kept: ReadonlyMap<string, KeptSecret> = new Map();
  const session = sessionSecrets(readSessionSecrets(uid));
  const memory = new Map<string, { secret: string; origin: string }>();
  // WebCrypto is available only in secure contexts.
  const key = database !== null && 'subtle' in crypto ? await sealingKey(database) : null;

  const storeSession = () => keepSessionSecrets(uid, Object.fromEntries(session));

  async function remove(connectionId: string): Promise<void> {
    memory.delete(connectionId);
    if (session.delete(connectionId)) storeSession();
    await database?.delete('secrets', connectionId);
  }

  return {
    /** Returns the metadata of the secrets, which this tab or another one may have changed. */
    list: async (): Promise<ReadonlyMap<string, KeptSecret>> => {
      const device = (await database?.getAll('secrets')) ?? [];
      kept = new Map<string, KeptSecret>([
        ...[...session, ...memory].map(([id, { origin }]) => [id, { place: 'session', origin }] as const),
        ...device.map(({ connectionId, origin }) => [connectionId, { place: 'device', origin }] as const),
      ]);
      return kept;
    },
    remove,
    /** Stores a secret for an origin, replacing the previous one. If it cannot be stored, it lasts for the session. */
    keep: async (connectionId: string, secret: string, { place, origin }: KeptSecret): Promise<void> => {
      await remove(connectionId);
      if (key === null || database === null) {
        memory.set(connectionId, { secret, origin });
        return;
      }
      const sealed = await seal(key, secret, { uid, connectionId, origin });
      if (place === 'device') {
        await database.put('secrets', sealed);
      } else {
        session.set(connectionId, { origin, iv: toBase64(sealed.iv), data: toBase64(sealed.data) });
        storeSession();
      }
    },
    /** Returns the secret for a request to an origin; null if there is none. Only requests may call this. */
    reveal: async (connectionId: string, origin: string): Promise<string | null> => {
      if (kept.get(connectionId)?.origin !== origin) return null;
      const plain = memory.get(connectionId)?.secret;
      if (plain !== undefined || key === null) return plain ?? null;
      const sealed = session.get(connectionId) ?? (await database?.get('secrets', connectionId));
      return sealed ? unseal(key, sealed, { uid, connectionId, origin }) : null;
    },
  };
}

/** A sealed secret in session storage, encoded as Base64. */
type SessionSecret = Record<'origin' | 'iv' | 'data', string>;

/** Returns the entries in session storage that may be secrets. Decrypting them validates the rest. */
function sessionSecrets(value: unknown): Map<string, SessionSecret> {
  const isSecret = (entry: [string, unknown]): entry is [string, SessionSecret] => {
    const { origin, iv, data } = Object(entry[1]) as Readonly<Record<string, unknown>>;
    return [origin, iv, data].every((text) => typeof text === 'string');
  };
  return new Map(Object.entries(Object(value) as object).filter(isSecret));
}

/** The owner of a secret. Decrypting it for another owner fails. */
interface SecretOwner {
  uid: string;
  connectionId: string;
  origin: string;
}

const keyName = 'secrets';

const associatedData = ({ uid, connectionId, origin }: SecretOwner): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify([uid, connectionId, origin]));

async function sealingKey(database: DataDatabase): Promise<CryptoKey> {
  const stored = await database.get('keys', keyName);
  if (stored) return stored;
  const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Another tab may have stored a key in the meantime, because a transaction cannot span the key generation.
  const transaction = database.transaction('keys', 'readwrite');
  const first = await transaction.store.get(keyName);
  if (!first) await transaction.store.put(created, keyName);
  await transaction.done;
  return first ?? created;
}

async function seal(key: CryptoKey, secret: string, owner: SecretOwner): Promise<SealedSecret> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: associatedData(owner) },
    key,
    new TextEncoder().encode(secret),
  );
  return { connectionId: owner.connectionId, origin: owner.origin, iv, data: new Uint8Array(data) };
}

/** Decrypts a secret; null if it belongs to another owner or was changed. */
async function unseal(key: CryptoKey, { iv, data }: SealedSecret | SessionSecret, owner: SecretOwner) {
  const bytesOf = (value: Uint8Array<ArrayBuffer> | string) => (typeof value === 'string' ? fromBase64(value) : value);
  try {
    const algorithm = { name: 'AES-GCM', iv: bytesOf(iv), additionalData: associatedData(owner) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytesOf(data)));
  } catch {
    return null;
  }
}
