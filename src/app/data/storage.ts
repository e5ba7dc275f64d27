import { createStore, del, get, update } from 'idb-keyval';
import { keepText } from '../lib/storage';
import { withLimit } from '../lib/with-limit';

/** An encrypted secret in Base64, which can be decrypted only for its user, connection and origin. */
export type SealedSecret = Record<'origin' | 'iv' | 'data', string>;

/** What the browser stores for a user. */
export interface StoredData {
  /** The connections by id, which `parseConnection` validates. */
  connections: Map<string, unknown>;
  /** The saved dashboard views by id, which `parseView` validates. */
  views: Map<string, unknown>;
  /** The secrets by connection. */
  secrets: Map<string, SealedSecret>;
  activeId?: string;
  ownTest?: unknown;
  /** A non-extractable key, which scripts can use but not read. */
  key?: CryptoKey;
}

const noData = (): StoredData => ({ connections: new Map(), views: new Map(), secrets: new Map() });

/** The stored data by user. */
const users = createStore('waymark:data', 'users');

/** How long opening may take before a message is shown, in milliseconds. */
const slowAfterMs = 2000;
/** The time limit for opening, because a browser may neither open the database nor report an error. */
const openLimitMs = 20_000;

const denied = 'This browser does not let the site store data. Leave private browsing, or allow storage for this site.';

/** Why the storage cannot be opened and what to change, by the name of the error. */
const problems: Readonly<Record<string, string | undefined>> = {
  TimeoutError: 'This browser’s storage does not respond. Close other tabs of this site.',
  SecurityError: denied,
  // Occurs in Firefox, in private windows.
  InvalidStateError: denied,
};

/** Opens the storage, and returns why that is not possible; null if it is open. */
async function open(uid: string, onSlow: () => void): Promise<string | null> {
  const slowTimer = setTimeout(onSlow, slowAfterMs);
  // This is async, because a browser that denies storage throws synchronously.
  const read = async () => get<StoredData>(uid, users);
  try {
    // Chromium sometimes reports "Internal error opening backing store" for storage that can be opened a moment later.
    await withLimit(read().catch(read), openLimitMs, () => new DOMException('No response.', 'TimeoutError'));
    return null;
  } catch (error) {
    return problems[(error as Error).name] ?? 'This browser’s storage could not be opened. Reload the page.';
  } finally {
    clearTimeout(slowTimer);
  }
}

export type UserStorage = ReturnType<typeof openStorage>;

/** Returns a user's storage. If it cannot be opened, which `problem` explains, the data lasts until the page reloads. */
export function openStorage(uid: string, onSlow: () => void) {
  const problem = open(uid, onSlow);
  const memory = noData();
  return {
    problem,
    read: async (): Promise<StoredData> =>
      (await problem) === null ? ((await get<StoredData>(uid, users)) ?? noData()) : memory,
    /** Changes the data in one transaction, so that no other tab can change it in between. */
    change: async <Result>(work: (data: StoredData) => Result): Promise<Result> => {
      if ((await problem) !== null) return work(memory);
      let result: Result | undefined;
      await update<StoredData>(
        uid,
        (data = noData()) => {
          result = work(data);
          return data;
        },
        users,
      );
      return result as Result;
    },
  };
}

/** The key of the session's secrets in session storage. */
export const sessionSecretsKey = (uid: string): string => `waymark:secrets:${uid}`;

/** Removes the secrets of an ended session and, if the account was deleted, everything that is stored for the user. */
export async function forgetUserData(uid: string, { isAccountDeleted = false } = {}): Promise<void> {
  keepText('sessionStorage', sessionSecretsKey(uid), null);
  try {
    if (isAccountDeleted) await del(uid, users);
  } catch {
    // Storage is denied, so there is nothing to delete.
  }
}
