import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  databaseName,
  forgetUserData,
  keepSessionSecrets,
  readSessionSecrets,
} from '../../../../src/app/data/forget-user-data';

const names = async (): Promise<(string | undefined)[]> => (await indexedDB.databases()).map(({ name }) => name);

describe('the end of a session', () => {
  beforeEach(async () => {
    keepSessionSecrets('leaver', { a: {} });
    keepSessionSecrets('grace', { b: {} });
    (await openDB(databaseName('leaver'), 1)).close();
  });

  it("removes the user's keys and keeps the connections", async () => {
    forgetUserData('leaver', { isAccountDeleted: false });
    expect(readSessionSecrets('leaver')).toBeNull();
    expect(readSessionSecrets('grace')).toEqual({ b: {} });
    expect(await names()).toContain(databaseName('leaver'));
  });

  it('also removes the connections if the account is deleted', async () => {
    forgetUserData('leaver', { isAccountDeleted: true });
    await vi.waitFor(async () => expect(await names()).not.toContain(databaseName('leaver')));
  });

  it('is not an error if the browser denies storage', () => {
    vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => forgetUserData('leaver', { isAccountDeleted: true })).not.toThrow();
  });
});
