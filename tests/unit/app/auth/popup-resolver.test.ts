// @vitest-environment node
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { popupResolver } from '../../../../src/app/auth/firebase/popup-resolver';

// Files share what they have loaded: another one may have bound the app to the library itself.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const library = vi.hoisted(() => ({ initialize: vi.fn(), validate: vi.fn() }));
vi.mock('firebase/auth', () => ({
  browserPopupRedirectResolver: class {
    eventManagers: Record<string, unknown> = {};
    originValidationPromises: Record<string, unknown> = {};
    async _initialize() {
      this.eventManagers.key ??= library.initialize();
      return this.eventManagers.key;
    }
    async _originValidation() {
      this.originValidationPromises.key ??= library.validate();
      return this.originValidationPromises.key;
    }
  },
}));

interface Opened {
  _initialize: (auth: object) => Promise<unknown>;
  _originValidation: (auth: object) => Promise<void>;
}
const open = () => new (popupResolver as unknown as new () => Opened)();
const auth = { _key: () => 'key' };

beforeEach(() => {
  vi.useFakeTimers();
  library.initialize.mockReset();
  library.validate.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a person who signs in with a provider', () => {
  it('gets the window when Google answers', async () => {
    library.initialize.mockResolvedValue('manager');
    expect(await open()._initialize(auth)).toBe('manager');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('Fault 26: is told in time when the script never comes, and gets the window when it comes later', async () => {
    library.initialize.mockReturnValueOnce(new Promise(() => {})).mockResolvedValueOnce('manager');
    const resolver = open();
    const outcome = vi.fn();
    resolver._initialize(auth).catch(outcome);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'provider-unreachable' }));
    expect(await resolver._initialize(auth)).toBe('manager');
  });

  it('can try again when the script or the check of the domain failed once', async () => {
    const resolver = open();
    library.initialize.mockRejectedValueOnce(new Error('no script')).mockResolvedValueOnce('manager');
    await expect(resolver._initialize(auth)).rejects.toMatchObject({ code: 'provider-unreachable' });
    expect(await resolver._initialize(auth)).toBe('manager');
    library.validate.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
    await expect(resolver._originValidation(auth)).rejects.toThrow('offline');
    await resolver._originValidation(auth);
  });
});
