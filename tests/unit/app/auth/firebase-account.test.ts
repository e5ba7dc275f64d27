// @vitest-environment jsdom
import * as firebase from 'firebase/auth';
import type { User } from 'firebase/auth';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccount } from '../../../../src/app/auth/firebase/account';
import type { FirebaseCore } from '../../../../src/app/auth/firebase/core';

// Files share what they have loaded: another one may have bound the app to the library itself.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

// What the emulator cannot show: it knows nothing of Apple.
vi.mock('firebase/auth', () => ({
  browserPopupRedirectResolver: Object,
  deleteUser: vi.fn(async () => {}),
  OAuthProvider: class {
    addScope = (): void => {};
    static credentialFromResult = () => ({ accessToken: 'apple-token' });
  },
  reauthenticateWithPopup: vi.fn(async (user: User) => ({ providerId: 'apple.com', user })),
  reload: vi.fn(async () => {}),
  revokeAccessToken: vi.fn(async () => {}),
  unlink: vi.fn(async () => {}),
}));

const expectEnd = vi.fn();

function accountWith(...providerIds: string[]) {
  const providerData = providerIds.map((providerId) => ({ providerId }));
  const auth = { currentUser: { uid: crypto.randomUUID(), providerData } };
  // Reading the account anew brings what it had.
  vi.mocked(firebase.reload).mockImplementation(
    async () => void auth.currentUser.providerData.push(...providerIds.map((providerId) => ({ providerId }))),
  );
  const core = { auth, run: (work: () => Promise<unknown>) => work(), publish: vi.fn(), expectEnd };
  return { auth, account: createAccount(core as unknown as FirebaseCore) };
}

beforeEach(() => vi.clearAllMocks());

describe('an account that is deleted', () => {
  it('A4: gives back first what it may do at Apple, for which the window opens where none was open before', async () => {
    const { auth, account } = accountWith('password', 'apple.com');
    await account.deleteAccount();
    expect(firebase.revokeAccessToken).toHaveBeenCalledExactlyOnceWith(auth, 'apple-token');
    expect(firebase.deleteUser).toHaveBeenCalledAfter(vi.mocked(firebase.revokeAccessToken));
    expect(expectEnd).toHaveBeenCalledExactlyOnceWith('account-deleted');
  });

  it('goes although Apple does not answer, and asks Apple nothing where it is not linked', async () => {
    vi.mocked(firebase.revokeAccessToken).mockRejectedValueOnce(new Error('offline'));
    await accountWith('apple.com').account.deleteAccount();
    expect(firebase.deleteUser).toHaveBeenCalledOnce();
    await accountWith('password').account.deleteAccount();
    expect(firebase.reauthenticateWithPopup).toHaveBeenCalledOnce();
  });

  it('is still there, with no reason for an end, when the window is closed or the provider refuses', async () => {
    vi.mocked(firebase.reauthenticateWithPopup).mockRejectedValueOnce({ code: 'auth/popup-closed-by-user' });
    await expect(accountWith('apple.com').account.deleteAccount()).rejects.toMatchObject({
      code: 'auth/popup-closed-by-user',
    });
    expect(firebase.deleteUser).not.toHaveBeenCalled();
    vi.mocked(firebase.deleteUser).mockRejectedValueOnce({ code: 'auth/requires-recent-login' });
    await expect(accountWith('password').account.deleteAccount()).rejects.toMatchObject({
      code: 'auth/requires-recent-login',
    });
    expect(expectEnd).toHaveBeenLastCalledWith(undefined);
  });
});

describe('a way in that is unlinked', () => {
  it('is never the last one, nor one that another device took away', async () => {
    await expect(accountWith('google.com').account.unlink('google.com')).rejects.toMatchObject({
      code: 'last-provider',
    });
    await expect(accountWith('password').account.unlink('google.com')).rejects.toMatchObject({
      code: 'no-such-provider',
    });
    expect(firebase.unlink).not.toHaveBeenCalled();
    const { auth, account } = accountWith('password', 'google.com');
    await account.unlink('google.com');
    expect(firebase.unlink).toHaveBeenCalledExactlyOnceWith(auth.currentUser, 'google.com');
  });
});
