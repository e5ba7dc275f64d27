import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetUserData, openStorage, sessionSecretsKey } from '../../../../src/app/data/storage';

const activeIdOf = async (uid: string): Promise<string | undefined> =>
  (await openStorage(uid, () => undefined).read()).activeId;

describe('the end of a session', () => {
  beforeEach(async () => {
    for (const uid of ['leaver', 'grace']) {
      sessionStorage.setItem(sessionSecretsKey(uid), '{}');
      await openStorage(uid, () => undefined).change((data) => (data.activeId = uid));
    }
  });

  it("removes the user's keys and keeps the connections", async () => {
    await forgetUserData('leaver');
    expect(Object.keys(sessionStorage)).toEqual([sessionSecretsKey('grace')]);
    expect(await activeIdOf('leaver')).toBe('leaver');
  });

  it('also removes the connections if the account is deleted', async () => {
    await forgetUserData('leaver', { isAccountDeleted: true });
    expect(await activeIdOf('leaver')).toBeUndefined();
    expect(await activeIdOf('grace')).toBe('grace');
  });

  it('is not an error if the browser denies storage', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await expect(forgetUserData('leaver', { isAccountDeleted: true })).resolves.toBeUndefined();
  });
});
