import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from 'waymark';
import { defaultPreferences, storageKey } from '../../../../src/app/preferences/preferences';
import { createPreferencesStore, type PreferencesStore } from '../../../../src/app/preferences/preferences-context';

let unsubscribe: (() => void) | undefined;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  unsubscribe?.();
  unsubscribe = undefined;
  // It waits for the first page.
  toast.dismiss('preferences-refused');
});

function follow(store: PreferencesStore) {
  const listener = vi.fn();
  unsubscribe = store.subscribe(listener);
  return listener;
}

const store = (value: unknown): void => localStorage.setItem(storageKey, JSON.stringify(value));
const stored = (): unknown => JSON.parse(localStorage.getItem(storageKey) ?? 'null');
/** Dispatches the event that the browser sends to a tab when another tab writes. */
const tell = (key: string | null = storageKey) => window.dispatchEvent(new StorageEvent('storage', { key }));

/** Replaces the storage with one that throws on reading or writing. */
function stubStorage(refuses: { reading?: boolean; writing?: boolean }): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (refuses.reading) throw new DOMException('denied', 'SecurityError');
      return items.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (refuses.reading || refuses.writing) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    clear: () => items.clear(),
  });
  return items;
}

it('a change is stored with all other fields and can be reset', () => {
  const preferences = createPreferencesStore();
  const listener = follow(preferences);
  preferences.change({ fontFamily: "'Inter', sans-serif" });
  preferences.change({ borderRadius: 12 });
  expect(stored()).toEqual({ ...defaultPreferences, fontFamily: "'Inter', sans-serif", borderRadius: 12 });
  expect(preferences.get()).toEqual(stored());
  expect(listener).toHaveBeenCalledTimes(2);
  preferences.change(defaultPreferences);
  expect(stored()).toEqual(defaultPreferences);
  expect(preferences.get()).toEqual(defaultPreferences);
});

it('the next change repairs an invalid stored value', () => {
  store({ colorMode: 'dim', direction: 'rtl' });
  createPreferencesStore().change({ borderRadius: 6 });
  expect(stored()).toEqual({ ...defaultPreferences, direction: 'rtl', borderRadius: 6 });
});

describe('other tabs', () => {
  it('two tabs end up with the same values without writing in response to each other', () => {
    const one = createPreferencesStore();
    const listener = follow(one);
    const other = createPreferencesStore();
    const stopOther = other.subscribe(() => undefined);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    for (let turn = 0; turn < 100; turn += 1) {
      (turn % 2 ? one : other).change({ borderRadius: turn % 25 });
      // Both stores are in this window, so both receive the event.
      tell();
    }
    one.change({ colorMode: 'dark' });
    other.change({ direction: 'rtl' });
    tell();
    vi.advanceTimersByTime(1000);
    expect(one.get()).toEqual({ ...defaultPreferences, borderRadius: 24, colorMode: 'dark', direction: 'rtl' });
    expect(other.get()).toEqual(one.get());
    expect(write).toHaveBeenCalledTimes(102);
    const told = listener.mock.calls.length;
    tell();
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(told);
    stopOther();
  });

  it('a change keeps what another tab changed just before', () => {
    const preferences = createPreferencesStore();
    follow(preferences);
    store({ fontFamily: "'Poppins', sans-serif" });
    preferences.change({ borderRadius: 0 });
    expect(stored()).toEqual({ ...defaultPreferences, fontFamily: "'Poppins', sans-serif", borderRadius: 0 });
  });

  it('clearing storage restores the defaults, and other keys are ignored', () => {
    store({ colorMode: 'dark' });
    const preferences = createPreferencesStore();
    follow(preferences);
    localStorage.clear();
    tell('something-else');
    expect(preferences.get().colorMode).toBe('dark');
    tell(null);
    expect(preferences.get()).toEqual(defaultPreferences);
    expect(localStorage).toHaveLength(0);
  });

  it('a page restored from the back/forward cache reads the current values', () => {
    const preferences = createPreferencesStore();
    follow(preferences);
    store({ colorMode: 'dark' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(preferences.get().colorMode).toBe('dark');
  });
});

describe('denied or full storage', () => {
  it('changes apply until the page is closed if storage is denied from the start', () => {
    stubStorage({ reading: true });
    const preferences = createPreferencesStore();
    expect(preferences.get()).toEqual(defaultPreferences);
    preferences.change({ colorMode: 'dark' });
    preferences.change({ borderRadius: 2 });
    expect(preferences.get()).toEqual({ ...defaultPreferences, colorMode: 'dark', borderRadius: 2 });
    expect(preferences.isStored()).toBe(false);
  });

  it('changes apply until the page is closed if storage is missing', () => {
    vi.stubGlobal('localStorage', null);
    const preferences = createPreferencesStore();
    preferences.change({ direction: 'rtl' });
    expect(preferences.get().direction).toBe('rtl');
  });

  it('changes apply while storage is full, and are stored when there is space again', () => {
    const refuses = { writing: true };
    const items = stubStorage(refuses);
    items.set(storageKey, '{"borderRadius":3}');
    const preferences = createPreferencesStore();
    const listener = follow(preferences);
    preferences.change({ colorMode: 'dark' });
    expect(preferences.get()).toEqual({ ...defaultPreferences, borderRadius: 3, colorMode: 'dark' });
    expect(preferences.isStored()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(1);
    refuses.writing = false;
    preferences.change({ direction: 'rtl' });
    expect(stored()).toEqual({ ...defaultPreferences, borderRadius: 3, colorMode: 'dark', direction: 'rtl' });
  });

  it('unsaved changes remain when another tab makes a change while storage is full', () => {
    const items = stubStorage({ writing: true });
    const preferences = createPreferencesStore();
    follow(preferences);
    preferences.change({ colorMode: 'dark', borderRadius: 3 });
    items.set(storageKey, '{"borderRadius":12}');
    tell();
    expect(preferences.get()).toEqual({ ...defaultPreferences, borderRadius: 12, colorMode: 'dark' });
  });

  it('the known values still apply if storage is denied later', () => {
    const refuses = { reading: false };
    const items = stubStorage(refuses);
    items.set(storageKey, '{"colorMode":"dark"}');
    const preferences = createPreferencesStore();
    follow(preferences);
    refuses.reading = true;
    tell();
    preferences.change({ borderRadius: 2 });
    expect(preferences.get()).toEqual({ ...defaultPreferences, colorMode: 'dark', borderRadius: 2 });
  });
});
