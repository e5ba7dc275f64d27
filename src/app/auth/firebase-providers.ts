import {
  type AuthCredential,
  type AuthError as LibraryError,
  type AuthProvider,
  browserPopupRedirectResolver as popupResolver,
  FacebookAuthProvider,
  getRedirectResult,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithPopup,
  revokeAccessToken,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  TwitterAuthProvider,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { ProviderId } from '../config/env';
import { AuthError, libraryCode } from './errors';
import { type FirebaseCore, withSecondFactor } from './firebase-core';
import { type PendingRedirect, rememberRedirect } from './service';
import type { AuthRequests, PendingLink, ProviderOutcome } from './types';

/** The time limit for loading Google's script, which opens the windows, in milliseconds. */
const scriptLimitMs = 10_000;

/** Apple's access tokens by user, for revocation. They are only kept in memory. */
const appleTokens = new Map<string, string>();

const libraryProviders: Record<ProviderId, () => AuthProvider> = {
  'google.com': () => new GoogleAuthProvider(),
  'github.com': () => new GithubAuthProvider(),
  'apple.com': () => {
    const apple = new OAuthProvider('apple.com');
    // Without these scopes, Apple provides neither the address nor the name.
    apple.addScope('email');
    apple.addScope('name');
    return apple;
  },
  'facebook.com': () => new FacebookAuthProvider(),
  'twitter.com': () => new TwitterAuthProvider(),
  'microsoft.com': () => new OAuthProvider('microsoft.com'),
};

export function createProviders(core: FirebaseCore): Pick<AuthRequests, 'signInWithProvider' | 'link'> {
  return {
    signInWithProvider: (request) => core.run(() => signIn(core, request), { signsInAs: null }),
    link: (provider) =>
      core.runAsUser((user) =>
        unlessSuperseded(async () => {
          remember(await inWindow(linkWithPopup(user, libraryProviders[provider](), popupResolver)));
          core.unlinked.delete(provider);
          core.publish();
        }),
      ),
  };
}

export function reauthenticateWithProvider(core: FirebaseCore, provider: ProviderId): Promise<ProviderOutcome> {
  return core.runAsUser((user) =>
    unlessSuperseded(() =>
      withSecondFactor(
        core,
        () => inWindow(reauthenticateWithPopup(user, libraryProviders[provider](), popupResolver)),
        remember,
      ),
    ),
  );
}

async function signIn(
  core: FirebaseCore,
  { provider, keepSignedIn }: Parameters<AuthRequests['signInWithProvider']>[0],
): Promise<ProviderOutcome> {
  try {
    return await unlessSuperseded(() =>
      core.signInKept(keepSignedIn, async () => {
        try {
          await withSecondFactor(
            core,
            () => inWindow(signInWithPopup(core.auth, libraryProviders[provider](), popupResolver)),
            remember,
          );
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
  // The library's promise never settles when the page unloads; a page that returns from the back/forward cache must not wait.
  const left = new Promise<void>((resolve) => addEventListener('pagehide', () => resolve(), { once: true }));
  try {
    await Promise.race([signInWithRedirect(auth, libraryProviders[provider](), popupResolver), left]);
  } catch (error) {
    rememberRedirect(null);
    throw error;
  }
  return 'redirecting';
}

/**
 * Waits for a window's result. The library waits for Google's script without a time limit; this function rejects with
 * `provider-unreachable` if the script fails or does not load in time.
 */
async function inWindow(result: Promise<UserCredential>): Promise<UserCredential> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const check = (): void => {
      // The script's global. Once it exists, the library has its own time limits.
      if (!('gapi' in globalThis)) reject(new AuthError('provider-unreachable', 'script-timeout'));
    };
    timer = setTimeout(check, scriptLimitMs);
  });
  try {
    return await Promise.race([result, limit]);
  } catch (error) {
    // The library's name for a script that cannot be loaded.
    if (libraryCode(error) === 'internal-error') throw new AuthError('provider-unreachable', 'script-failed');
    throw error;
  } finally {
    clearTimeout(timer);
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
  const { customData } = error as LibraryError;
  const credential = OAuthProvider.credentialFromError(error as LibraryError);
  if (credential === null) return error;
  const link = toPendingLink(core, { email: customData.email ?? '', provider, credential });
  return new AuthError('account-exists', 'account-exists-with-different-credential', { link });
}

function toPendingLink(
  core: FirebaseCore,
  { credential, ...pending }: Omit<PendingLink, 'withPassword' | 'withProvider'> & { credential: AuthCredential },
): PendingLink {
  const { auth, run } = core;
  const complete = async ({ user }: UserCredential): Promise<void> =>
    remember(await linkWithCredential(user, credential));
  return {
    ...pending,
    withPassword: (password, options) =>
      run(
        () =>
          core.holdUser(() =>
            withSecondFactor(core, () => signInWithEmailAndPassword(auth, pending.email, password), complete),
          ),
        { ...options, signsInAs: pending.email },
      ),
    withProvider: (provider) =>
      run(
        () =>
          unlessSuperseded(() =>
            core.holdUser(() =>
              withSecondFactor(
                core,
                () => inWindow(signInWithPopup(auth, libraryProviders[provider](), popupResolver)),
                complete,
              ),
            ),
          ),
        { signsInAs: null },
      ),
  };
}

function remember(credential: UserCredential): void {
  if (credential.providerId !== 'apple.com') return;
  const token = OAuthProvider.credentialFromResult(credential)?.accessToken;
  if (token !== undefined) appleTokens.set(credential.user.uid, token);
}

/**
 * Revokes Apple's access, which Apple requires before a link or an account is removed. Only Apple's window provides the
 * token, so it opens unless it was opened before. Has no effect for an account without Apple.
 */
export async function revokeApple(core: FirebaseCore, user: User): Promise<void> {
  if (core.unlinked.has('apple.com') || !user.providerData.some(({ providerId }) => providerId === 'apple.com')) return;
  if (!appleTokens.has(user.uid))
    remember(await inWindow(reauthenticateWithPopup(user, libraryProviders['apple.com'](), popupResolver)));
  const token = appleTokens.get(user.uid);
  if (token === undefined) return;
  // A failed revocation must not prevent the removal of the user's account.
  await revokeAccessToken(core.auth, token).catch(() => {});
  appleTokens.delete(user.uid);
}
