import 'fake-indexeddb/auto';
import { createStore, get, update } from 'idb-keyval';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConnection, ownConnectionId } from '../../../../src/app/data/json-api/connection';
import {
  ConflictError,
  createDataStore,
  type DataStore,
  defaultViewOf,
  type SavedView,
  viewsOf,
} from '../../../../src/app/data/store';
import { forgetUserData, type StoredData } from '../../../../src/app/data/storage';

const stores: DataStore[] = [];
const users = createStore('waymark:data', 'users');

/** Opens the data of a user as a tab does. */
async function openTab(uid: string, create = createDataStore): Promise<DataStore> {
  const store = create(uid);
  stores.push(store);
  await store.whenReady();
  expect(store.getSnapshot().status).toBe('ready');
  return store;
}

/** Opens the data of a user as the first tab does, which opens the database. */
async function openFirstTab(uid: string): Promise<DataStore> {
  vi.resetModules();
  return openTab(uid, (await import('../../../../src/app/data/store')).createDataStore);
}

/** Changes what is stored for a user who has already stored something. */
const writeStored = (uid: string, work: (data: StoredData) => void): Promise<void> =>
  update<StoredData>(
    uid,
    (data) => {
      if (!data) throw new Error('Nothing is stored.');
      work(data);
      return data;
    },
    users,
  );

afterEach(() => {
  for (const store of stores.splice(0)) store.dispose();
});

const air = () => createConnection({ name: 'Air', url: 'https://a.example' });
const namesOf = (store: DataStore): string[] => store.getSnapshot().connections.map(({ name }) => name);

describe('the connections of a user', () => {
  it('start with the active, unchangeable API of the site', async () => {
    const store = await openTab('first');
    expect(namesOf(store)).toEqual(['This site']);
    expect(store.getSnapshot().active.id).toBe(ownConnectionId);
    expect(() => store.save({ ...air(), id: ownConnectionId })).toThrow(/cannot be changed/);
  });

  it('are stored only for that user', async () => {
    const store = await openTab('ada');
    const saved = await store.save(air());
    await store.activate(saved.id);
    store.dispose();
    const reopened = await openTab('ada');
    expect(reopened.getSnapshot().active).toEqual(saved);
    expect(namesOf(await openTab('grace'))).toHaveLength(1);
  });

  it('are updated when another tab changes them', async () => {
    const [one, other] = [await openTab('tabs'), await openTab('tabs')];
    const saved = await one.save(air());
    await vi.waitFor(() => expect(namesOf(other)).toContain('Air'));
    await other.remove(saved.id);
    await vi.waitFor(() => expect(namesOf(one)).not.toContain('Air'));
  });

  it('a save that would overwrite a change from another tab is rejected unless forced', async () => {
    const [one, other] = [await openTab('conflict'), await openTab('conflict')];
    const saved = await one.save(air());
    const changed = await other.save({ ...saved, name: 'Other' });
    const mine = { ...saved, name: 'Mine' };
    const conflict = await one.save(mine).catch((error: unknown) => error);
    expect(conflict).toBeInstanceOf(ConflictError);
    expect(conflict).toMatchObject({ stored: changed });
    await one.save(mine, { force: true });
    expect(namesOf(one)).toContain('Mine');
    await other.remove(saved.id);
    await expect(one.save(mine)).rejects.toThrow(/deleted in another tab/);
  });

  it('keep the outcome of a test without conflicting with another tab', async () => {
    const [one, other] = [await openTab('tested'), await openTab('tested')];
    const saved = await one.save(air());
    await one.saveTest(saved.id, { at: 5, rows: null });
    await one.saveTest(ownConnectionId, { at: 6, rows: 7 });
    await vi.waitFor(() =>
      expect(other.getSnapshot().connections.map(({ lastTest }) => lastTest)).toEqual([
        { at: 6, rows: 7 },
        { at: 5, rows: null },
      ]),
    );
    const changed = await other.save({ ...saved, name: 'Other', lastTest: { at: 8, rows: 9 } });
    expect(changed).toMatchObject({ revision: 2, lastTest: { at: 8, rows: 9 } });
    await one.saveTest('unknown', { at: 5, rows: 1 });
    expect(namesOf(one)).toEqual(['This site', 'Other']);
  });

  it('deleting the active connection returns to the API of the site and can be undone', async () => {
    const store = await openTab('undo');
    const saved = await store.save(air());
    await store.activate(saved.id);
    await store.remove(saved.id);
    expect(store.getSnapshot().active.id).toBe(ownConnectionId);
    await store.save({ ...saved, revision: 0 });
    expect(store.getSnapshot().active.id).toBe(saved.id);
  });

  it('repair stored values and omit invalid connections', async () => {
    await (await openTab('healed')).save(air());
    await writeStored('healed', ({ connections }) => {
      connections.set('a', { name: 'A', url: 'https://a.example', timeoutSeconds: 'x' });
      connections.set('b', { name: 'B', url: 'javascript:1' });
      connections.set('c', null);
    });
    expect(namesOf(await openTab('healed'))).toEqual(['This site', 'A', 'Air']);
  });

  it.each([
    ['denies access to storage', 'SecurityError', /does not let the site store data/],
    ['fails to open storage', 'UnknownError', /could not be opened\. Reload the page/],
  ])('are kept in memory, with the reason, if the browser %s', async (_case, name, reason) => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('failed', name);
    });
    const store = await openFirstTab('denied');
    expect(store.getSnapshot().storageProblem).toMatch(reason);
    await store.save(air());
    expect(namesOf(store)).toContain('Air');
  });

  it('are stored if the browser opens storage on the second attempt', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
    });
    const store = await openFirstTab('retried');
    expect(store.getSnapshot().storageProblem).toBeNull();
  });
});

describe('the saved views of a user', () => {
  const view = (name: string, fields: Partial<SavedView> = {}): SavedView => ({
    id: crypto.randomUUID(),
    connectionId: ownConnectionId,
    name,
    search: 'range=7d',
    isDefault: false,
    ...fields,
  });
  const viewNames = (store: DataStore, connectionId = ownConnectionId): string[] =>
    viewsOf(store.getSnapshot().views, connectionId).map(({ name, isDefault }) => name + (isDefault ? '*' : ''));

  it('are stored per user by name, with one default per connection', async () => {
    const store = await openTab('views');
    const { id: connectionId } = await store.save(air());
    await store.saveView(view('Week', { isDefault: true }));
    const month = view('Month', { isDefault: true });
    await store.saveView(month);
    await store.saveView(view('Air', { connectionId, isDefault: true }));
    expect(viewNames(store)).toEqual(['Month*', 'Week']);
    expect(viewNames(store, connectionId)).toEqual(['Air*']);
    await store.saveView({ ...month, name: 'Year' });
    store.dispose();
    const reopened = await openTab('views');
    expect(viewNames(reopened)).toEqual(['Week', 'Year*']);
    expect(defaultViewOf(reopened.getSnapshot().views, ownConnectionId)?.id).toBe(month.id);
    expect(viewNames(await openTab('no-views'))).toEqual([]);
  });

  it('are updated when another tab changes them', async () => {
    const [one, other] = [await openTab('view-tabs'), await openTab('view-tabs')];
    const week = view('Week');
    await one.saveView(week);
    await vi.waitFor(() => expect(viewNames(other)).toEqual(['Week']));
    await other.removeView(week.id);
    await vi.waitFor(() => expect(viewNames(one)).toEqual([]));
  });

  it('are kept for undo after their connection is deleted, until the next visit', async () => {
    const store = await openTab('view-orphans');
    const { id: connectionId } = await store.save(air());
    await store.saveView(view('Air', { connectionId }));
    await store.remove(connectionId);
    expect(viewNames(store, connectionId)).toEqual(['Air']);
    store.dispose();
    expect(viewNames(await openTab('view-orphans'), connectionId)).toEqual([]);
  });

  it('omit invalid views', async () => {
    await (await openTab('odd-views')).saveView(view('Week'));
    await writeStored('odd-views', ({ views }) => {
      views.set('a', { id: 'a', connectionId: ownConnectionId, name: 'x'.repeat(500), search: '' });
      views.set('b', { id: 'b', connectionId: ownConnectionId, name: 'B', search: 7 });
    });
    expect(viewNames(await openTab('odd-views'))).toEqual(['Week', 'x'.repeat(60)]);
  });
});

describe('a secret', () => {
  const origin = 'https://a.example';
  const stored = (): string => JSON.stringify([sessionStorage, localStorage]);

  it('is encrypted for the session and survives a tab reload', async () => {
    const store = await openTab('session');
    const { id } = await store.save(air());
    await store.keepSecret(id, 'hunter2', { place: 'session', origin });
    expect(store.getSnapshot().secrets.get(id)).toEqual({ place: 'session', origin });
    expect(stored()).toContain(id);
    expect(stored()).not.toContain('hunter2');
    store.dispose();
    const reloaded = await openTab('session');
    expect(await reloaded.reveal(id, origin)).toBe('hunter2');
    reloaded.dispose();
    await forgetUserData('session');
    expect(stored()).not.toContain(id);
    const next = await openTab('session');
    expect(await next.reveal(id, origin)).toBeNull();
  });

  it('is revealed only to its origin, even if the stored entry is changed', async () => {
    const store = await openTab('origin');
    const { id } = await store.save(air());
    await store.keepSecret(id, 'hunter2', { place: 'session', origin });
    expect(await store.reveal(id, 'https://a.example.evil.example')).toBeNull();
    const entry = sessionStorage.getItem('waymark:secrets:origin') ?? '';
    expect(entry).toContain(origin);
    sessionStorage.setItem('waymark:secrets:origin', entry.replace(origin, 'https://evil.example'));
    const tampered = await openTab('origin');
    expect(await tampered.reveal(id, 'https://evil.example')).toBeNull();
  });

  it('is stored only on the device, with a non-extractable key', async () => {
    const store = await openTab('device');
    const { id } = await store.save(air());
    await store.keepSecret(id, 'hunter2', { place: 'device', origin });
    expect(stored()).not.toContain(id);
    const { key, secrets } = (await get<StoredData>('device', users)) ?? {};
    expect(key?.extractable).toBe(false);
    expect(atob(secrets?.get(id)?.data ?? '')).toHaveLength('hunter2'.length + 16);
    expect(atob(secrets?.get(id)?.data ?? '')).not.toContain('hunter2');
    store.dispose();
    const reopened = await openTab('device');
    expect(await reopened.reveal(id, origin)).toBe('hunter2');
    await reopened.forgetSecret(id);
    expect(await reopened.reveal(id, origin)).toBeNull();
  });

  it('is kept for undo after its connection is deleted, until the next visit', async () => {
    const store = await openTab('orphan');
    const saved = await store.save(air());
    await store.keepSecret(saved.id, 'hunter2', { place: 'device', origin });
    await store.remove(saved.id);
    expect(await store.reveal(saved.id, origin)).toBe('hunter2');
    store.dispose();
    const next = await openTab('orphan');
    expect(next.getSnapshot().secrets.size).toBe(0);
  });
});
