import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPreferences, storageKey } from '../../../../src/app/preferences/preferences';
import { createPreferencesStore, type PreferencesStore } from '../../../../src/app/preferences/preferences-store';
import { preferencesOf, storedValues } from './stored-values';

let unsubscribe: (() => void) | undefined;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

afterEach(() => {
  unsubscribe?.();
  unsubscribe = undefined;
  localStorage.clear();
  vi.useRealTimers();
});

function follow(store: PreferencesStore) {
  const listener = vi.fn();
  unsubscribe = store.subscribe(listener);
  return listener;
}

const store = (value: unknown): void => localStorage.setItem(storageKey, JSON.stringify(value));
const stored = (): unknown => JSON.parse(localStorage.getItem(storageKey) ?? 'null');
/** As the browser tells a tab what another one did. */
const tell = (key: string | null = storageKey) => window.dispatchEvent(new StorageEvent('storage', { key }));

/** Storage that throws where it is said to. */
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

describe('U1: a change is stored with every other field', () => {
  it('each field, and all of them back to their defaults', () => {
    const preferences = createPreferencesStore();
    const listener = follow(preferences);
    preferences.change({ fontFamily: "'Inter', sans-serif" });
    preferences.change({ borderRadius: 12 });
    expect(stored()).toEqual({ ...defaultPreferences, fontFamily: "'Inter', sans-serif", borderRadius: 12 });
    expect(preferences.get().preferences).toEqual(stored());
    expect(listener).toHaveBeenCalledTimes(2);
    preferences.change(defaultPreferences);
    expect(stored()).toEqual(defaultPreferences);
    expect(preferences.get()).toEqual({ preferences: defaultPreferences, refused: false });
  });

  it('what changes nothing tells nobody', () => {
    const preferences = createPreferencesStore();
    const listener = follow(preferences);
    const before = preferences.get();
    preferences.change({ borderRadius: 8 });
    expect(listener).not.toHaveBeenCalled();
    expect(preferences.get()).toBe(before);
  });
});

describe('Fault 14: what is not understood is healed by the next change', () => {
  it.each(storedValues)('%s', (_name, text, holds) => {
    if (text !== null) localStorage.setItem(storageKey, text);
    const preferences = createPreferencesStore();
    expect(preferences.get().preferences).toEqual(preferencesOf(holds));
    // Not before: to read is not to write.
    expect(localStorage.getItem(storageKey)).toBe(text);
    preferences.change({ borderRadius: 6 });
    expect(stored()).toEqual({ ...preferencesOf(holds), borderRadius: 6 });
  });
});

describe('U2 and fault 15: other tabs', () => {
  it('a change there holds here at once', () => {
    const preferences = createPreferencesStore();
    const listener = follow(preferences);
    store({ colorMode: 'dark' });
    tell();
    expect(preferences.get().preferences.colorMode).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('a thousand events in a second are looked at a few times, and the last one holds', () => {
    const preferences = createPreferencesStore();
    const listener = follow(preferences);
    const read = vi.spyOn(Storage.prototype, 'getItem');
    const write = vi.spyOn(Storage.prototype, 'setItem');
    for (let event = 0; event < 1000; event += 1) {
      store({ borderRadius: event % 25 });
      tell();
      vi.advanceTimersByTime(1);
    }
    store({ borderRadius: 21 });
    tell();
    vi.advanceTimersByTime(1000);
    expect(preferences.get().preferences.borderRadius).toBe(21);
    expect(read.mock.calls.length).toBeLessThan(30);
    expect(listener.mock.calls.length).toBeLessThan(30);
    // All of them are the test's own.
    expect(write).toHaveBeenCalledTimes(1001);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('two tabs that change in turn agree, and neither answers the other', () => {
    const one = createPreferencesStore();
    const listener = follow(one);
    const other = createPreferencesStore();
    const stopOther = other.subscribe(() => undefined);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    for (let turn = 0; turn < 100; turn += 1) {
      (turn % 2 ? one : other).change({ borderRadius: turn % 25 });
      // Here both tabs hear it, also the one that wrote.
      tell();
    }
    one.change({ colorMode: 'dark' });
    other.change({ direction: 'rtl' });
    tell();
    vi.advanceTimersByTime(1000);
    expect(one.get().preferences).toEqual({
      ...defaultPreferences,
      borderRadius: 24,
      colorMode: 'dark',
      direction: 'rtl',
    });
    expect(other.get().preferences).toEqual(one.get().preferences);
    expect(write).toHaveBeenCalledTimes(102);
    const told = listener.mock.calls.length;
    tell();
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(told);
    stopOther();
  });

  it('a change here keeps what another tab changed a moment ago', () => {
    const preferences = createPreferencesStore();
    follow(preferences);
    store({ fontFamily: "'Poppins', sans-serif" });
    preferences.change({ borderRadius: 0 });
    expect(stored()).toEqual({ ...defaultPreferences, fontFamily: "'Poppins', sans-serif", borderRadius: 0 });
  });

  it('emptied storage gives the defaults, and other keys are none of its business', () => {
    store({ colorMode: 'dark' });
    const preferences = createPreferencesStore();
    follow(preferences);
    localStorage.clear();
    tell('something-else');
    expect(preferences.get().preferences.colorMode).toBe('dark');
    tell(null);
    expect(preferences.get().preferences).toEqual(defaultPreferences);
    expect(localStorage).toHaveLength(0);
  });

  it('a page that comes back from the page cache catches up', () => {
    const preferences = createPreferencesStore();
    follow(preferences);
    store({ colorMode: 'dark' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(preferences.get().preferences.colorMode).toBe('dark');
  });

  it('nobody listens after the last one has gone', () => {
    const preferences = createPreferencesStore();
    const listener = follow(preferences);
    tell();
    unsubscribe?.();
    store({ colorMode: 'dark' });
    tell();
    vi.advanceTimersByTime(1000);
    expect(listener).not.toHaveBeenCalled();
    expect(preferences.get().preferences.colorMode).toBe('system');
  });
});

describe('Fault 13: storage that is denied or full', () => {
  it('denied from the start: the defaults, and changes that hold for the session', () => {
    stubStorage({ reading: true });
    const preferences = createPreferencesStore();
    expect(preferences.get()).toEqual({ preferences: defaultPreferences, refused: false });
    preferences.change({ colorMode: 'dark' });
    preferences.change({ borderRadius: 2 });
    expect(preferences.get()).toEqual({
      preferences: { ...defaultPreferences, colorMode: 'dark', borderRadius: 2 },
      refused: true,
    });
  });

  it('the whole of it gone: the same', () => {
    vi.stubGlobal('localStorage', null);
    const preferences = createPreferencesStore();
    preferences.change({ direction: 'rtl' });
    expect(preferences.get().preferences.direction).toBe('rtl');
    vi.unstubAllGlobals();
  });

  it('full: what was stored and what was changed hold together, and are stored when there is room again', () => {
    const refuses = { writing: true };
    const items = stubStorage(refuses);
    items.set(storageKey, '{"borderRadius":3}');
    const preferences = createPreferencesStore();
    const listener = follow(preferences);
    preferences.change({ colorMode: 'dark' });
    expect(preferences.get()).toEqual({
      preferences: { ...defaultPreferences, borderRadius: 3, colorMode: 'dark' },
      refused: true,
    });
    expect(listener).toHaveBeenCalledTimes(1);
    refuses.writing = false;
    preferences.change({ direction: 'rtl' });
    expect(stored()).toEqual({ ...defaultPreferences, borderRadius: 3, colorMode: 'dark', direction: 'rtl' });
  });

  it('full here: another tab changes what it changes, and no more', () => {
    const items = stubStorage({ writing: true });
    const preferences = createPreferencesStore();
    follow(preferences);
    preferences.change({ colorMode: 'dark', borderRadius: 3 });
    items.set(storageKey, '{"borderRadius":12}');
    tell();
    expect(preferences.get().preferences).toEqual({ ...defaultPreferences, borderRadius: 12, colorMode: 'dark' });
  });

  it('denied in the middle of a session: what is known goes on to hold', () => {
    const refuses = { reading: false };
    const items = stubStorage(refuses);
    items.set(storageKey, '{"colorMode":"dark"}');
    const preferences = createPreferencesStore();
    follow(preferences);
    refuses.reading = true;
    tell();
    preferences.change({ borderRadius: 2 });
    expect(preferences.get().preferences).toEqual({ ...defaultPreferences, colorMode: 'dark', borderRadius: 2 });
  });
});
