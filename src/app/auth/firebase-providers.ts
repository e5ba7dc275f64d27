import {
  type AuthCredential,
  type AuthError as LibraryError,
  browserPopupRedirectResolver as popupResolver,
  getRedirectResult,
  linkWithCredential,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithPopup,
  revokeAccessToken,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { ProviderId } from '../config/env';
import { withLimit } from '../lib/with-limit';
import { AuthError, libraryCode } from './errors';
import { type FirebaseCore, withSecondFactor } from './firebase-core';
import { type PendingRedirect, rememberRedirect } from './service';
import type { AuthRequests, PendingLink, ProviderOutcome } from './types';

/** The time limit for loading Google's script, which opens the windows, in milliseconds. */
const scriptLimitMs = 10_000;

/** Apple's access tokens by user, which are used to revoke access. They are kept only in memory. */
const appleTokens = new Map<string, string>();

/** The account data to request. Without these scopes, Apple provides neither the address nor the name. */
const scopes: Partial<Record<ProviderId, readonly string[]>> = {
  'google.com': ['profile'],
  'apple.com': ['email', 'name'],
};

function libraryProvider(id: ProviderId): OAuthProvider {
  const provider = new OAuthProvider(id);
  for (const scope of scopes[id] ?? []) provider.addScope(scope);
  return provider;
}

export function createProviders(core: FirebaseCore): Pick<AuthRequests, 'signInWithProvider' | 'link'> {
  return {
    signInWithProvider: (request) => core.run(() => signIn(core, request), { signsInAs: null }),
    link: (provider) =>
      core.runAsUser((user) =>
        unlessSuperseded(async () => {
          remember(await inWindow(linkWithPopup(user, libraryProvider(provider), popupResolver)));
          core.unlinked.delete(provider);
          core.publish();
        }),
      ),
  };
}

export function reauthenticateWithProvider(core: FirebaseCore, provider: ProviderId): Promise<ProviderOutcome> {
  return core.runAsUser((user) => {
    const open = () => inWindow(reauthenticateWithPopup(user, libraryProvider(provider), popupResolver));
    return unlessSuperseded(() => withSecondFactor(core, open, remember));
  });
}

async function signIn(core: FirebaseCore, { provider, keepSignedIn }: PendingRedirect): Promise<ProviderOutcome> {
  const open = () => inWindow(signInWithPopup(core.auth, libraryProvider(provider), popupResolver));
  try {
    return await unlessSuperseded(() =>
      core.signInKept(keepSignedIn, async () => {
        try {
          await withSecondFactor(core, open, remember);
        } catch (error) {
          throw withLink(core, error, provider);
        }
      }),
    );
  } catch (error) {
    if (libraryCode(error) === 'popup-blocked') return redirect(core, provider, keepSignedIn);
    throw error;
  }
}

export async function completeRedirect(core: FirebaseCore, { provider, keepSignedIn }: PendingRedirect): Promise<void> {
  await core.run(
    () =>
      core.signInKept(keepSignedIn, async () => {
        try {
          const credential = await getRedirectResult(core.auth, popupResolver);
          if (credential !== null) remember(credential);
        } catch (error) {
          await withSecondFactor(core, () => Promise.reject(withLink(core, error, provider)));
        }
      }),
    { signsInAs: null },
  );
}

async function redirect({ auth }: FirebaseCore, provider: ProviderId, keepSignedIn: boolean): Promise<ProviderOutcome> {
  rememberRedirect({ provider, keepSignedIn });
  // The library's promise never settles when the page unloads, and a page from the back/forward cache must not wait.
  const left = new Promise<void>((resolve) => addEventListener('pagehide', () => resolve(), { once: true }));
  try {
    await Promise.race([signInWithRedirect(auth, libraryProvider(provider), popupResolver), left]);
  } catch (error) {
    rememberRedirect(null);
    throw error;
  }
  return 'redirecting';
}

/**
 * Waits for a window's result. The library waits for Google's script without a time limit, so this function rejects
 * with `provider-unreachable` if the script fails or does not load in time.
 */
async function inWindow(result: Promise<UserCredential>): Promise<UserCredential> {
  // `gapi` is the script's global variable. Once it exists, the library applies time limits.
  const onLimit = () => ('gapi' in globalThis ? undefined : new AuthError('provider-unreachable', 'script-timeout'));
  try {
    return await withLimit(result, scriptLimitMs, onLimit);
  } catch (error) {
    // The library uses this code for a script that cannot be loaded.
    if (libraryCode(error) === 'internal-error') throw new AuthError('provider-unreachable', 'script-failed');
    throw error;
  }
}

async function unlessSuperseded(work: () => Promise<void>): Promise<ProviderOutcome> {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (libraryCode(error) === 'cancelled-popup-request') return 'superseded';
    throw error;
  }
}

/** Adds the pending link to an error that reports an existing account with the same address. */
function withLink(core: FirebaseCore, error: unknown, provider: ProviderId): unknown {
  if (libraryCode(error) !== 'account-exists-with-different-credential') return error;
  const { email = '' } = (error as LibraryError).customData;
  const credential = OAuthProvider.credentialFromError(error as LibraryError);
  if (credential === null) return error;
  const link: PendingLink = {
    email,
    provider,
    withPassword: (password, options) =>
      core.run(() => signInAndLink(core, credential, signInWithEmailAndPassword(core.auth, email, password)), {
        ...options,
        signsInAs: email,
      }),
    withProvider: (other) =>
      core.run(
        () =>
          unlessSuperseded(() =>
            signInAndLink(
              core,
              credential,
              inWindow(signInWithPopup(core.auth, libraryProvider(other), popupResolver)),
            ),
          ),
        { signsInAs: null },
      ),
  };
  return new AuthError('account-exists', 'account-exists-with-different-credential', { link });
}

function signInAndLink(core: FirebaseCore, added: AuthCredential, signedIn: Promise<UserCredential>): Promise<void> {
  const complete = async ({ user }: UserCredential) => remember(await linkWithCredential(user, added));
  return core.holdUser(() => withSecondFactor(core, () => signedIn, complete));
}

function remember(credential: UserCredential): void {
  if (credential.providerId !== 'apple.com') return;
  const token = OAuthProvider.credentialFromResult(credential)?.accessToken;
  if (token !== undefined) appleTokens.set(credential.user.uid, token);
}

/**
 * Revokes Apple's access, which Apple requires before a link or an account is removed. Only Apple's window provides the
 * token, so it is opened unless this was done before. Has no effect for an account that is not linked to Apple.
 */
export async function revokeApple(core: FirebaseCore, user: User): Promise<void> {
  if (core.unlinked.has('apple.com') || !user.providerData.some(({ providerId }) => providerId === 'apple.com')) return;
  if (!appleTokens.has(user.uid))
    remember(await inWindow(reauthenticateWithPopup(user, libraryProvider('apple.com'), popupResolver)));
  const token = appleTokens.get(user.uid);
  if (token === undefined) return;
  // A failed revocation must not prevent the removal of the user's account.
  await revokeAccessToken(core.auth, token).catch(() => {});
  appleTokens.delete(user.uid);
}
