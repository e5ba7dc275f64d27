import { keepStored, readStored } from '../../lib/storage';
import { type SealedSecret, sessionSecretsKey, type StoredData, type UserStorage } from '../storage';

export type SecretPlace = 'session' | 'device';

/** The metadata of a stored secret. The secret itself is write-only. */
export interface KeptSecret {
  place: SecretPlace;
  /** The only origin to which the secret is sent. */
  origin: string;
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

export type SecretStore = ReturnType<typeof createSecretStore>;

/**
 * Stores secrets, encrypted with a non-extractable key, in the tab's session storage or the device's storage. If these
 * are denied, they remain in memory until the page reloads. The encryption protects the disk; a script on this page can
 * still use the key.
 */
export function createSecretStore(uid: string, storage: UserStorage) {
  const session = readSession(uid);
  const memory = new Map<string, { secret: string; origin: string }>();

  const storeSession = () => keepStored('sessionStorage', sessionSecretsKey(uid), Object.fromEntries(session));

  async function remove(connectionId: string): Promise<void> {
    memory.delete(connectionId);
    if (session.delete(connectionId)) storeSession();
    await storage.change(({ secrets }) => secrets.delete(connectionId));
  }

  return {
    /** Returns the metadata of the secrets. */
    list: ({ secrets }: StoredData): ReadonlyMap<string, KeptSecret> =>
      new Map<string, KeptSecret>([
        ...[...session, ...memory].map(([id, { origin }]) => [id, { place: 'session', origin }] as const),
        ...[...secrets].map(([id, { origin }]) => [id, { place: 'device', origin }] as const),
      ]),
    remove,
    /** Stores a secret for an origin, replacing the previous one. If it cannot be stored, it lasts for the session. */
    keep: async (connectionId: string, secret: string, { place, origin }: KeptSecret): Promise<void> => {
      await remove(connectionId);
      // WebCrypto is available only in secure contexts.
      if ((await storage.problem) !== null || !('subtle' in crypto)) {
        memory.set(connectionId, { secret, origin });
        return;
      }
      const sealed = await seal(await sealingKey(storage), secret, { uid, connectionId, origin });
      if (place === 'device') {
        await storage.change(({ secrets }) => secrets.set(connectionId, sealed));
      } else {
        session.set(connectionId, sealed);
        storeSession();
      }
    },
    /** Returns the secret for a request to an origin; null if there is none. Only requests may call this. */
    reveal: async (connectionId: string, origin: string): Promise<string | null> => {
      const plain = memory.get(connectionId);
      if (plain) return plain.origin === origin ? plain.secret : null;
      const { key, secrets } = await storage.read();
      const sealed = session.get(connectionId) ?? secrets.get(connectionId);
      return key && sealed ? unseal(key, sealed, { uid, connectionId, origin }) : null;
    },
  };
}

/** Returns the entries in session storage that may be secrets. Decrypting them validates the rest. */
function readSession(uid: string): Map<string, SealedSecret> {
  const isSecret = (entry: [string, unknown]): entry is [string, SealedSecret] => {
    const { origin, iv, data } = Object(entry[1]) as Readonly<Record<string, unknown>>;
    return [origin, iv, data].every((text) => typeof text === 'string');
  };
  const stored = Object(readStored('sessionStorage', sessionSecretsKey(uid))) as object;
  return new Map(Object.entries(stored).filter(isSecret));
}

/** The owner of a secret. Decrypting it for another owner fails. */
interface SecretOwner {
  uid: string;
  connectionId: string;
  origin: string;
}

const associatedData = ({ uid, connectionId, origin }: SecretOwner): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify([uid, connectionId, origin]));

async function sealingKey(storage: UserStorage): Promise<CryptoKey> {
  const { key } = await storage.read();
  if (key) return key;
  const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Another tab may have stored a key in the meantime, because a transaction cannot span the key generation.
  return storage.change((data) => (data.key ??= created));
}

async function seal(key: CryptoKey, secret: string, owner: SecretOwner): Promise<SealedSecret> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: associatedData(owner) };
  const data = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(secret));
  return { origin: owner.origin, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
}

/** Decrypts a secret; null if it belongs to another owner or was changed. */
async function unseal(key: CryptoKey, { iv, data }: SealedSecret, owner: SecretOwner): Promise<string | null> {
  try {
    const algorithm = { name: 'AES-GCM', iv: fromBase64(iv), additionalData: associatedData(owner) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, fromBase64(data)));
  } catch {
    return null;
  }
}
