import {
  type AuthCredential,
  type AuthError as LibraryError,
  type AuthProvider,
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
import { AuthError, libraryCode } from '../auth-error';
import type { AuthService, PendingLink, ProviderOutcome, ProviderSignInRequest } from '../auth-service';
import { currentUser, type FirebaseCore } from './core';
import { withSecondFactor } from './second-factor';
import { popupResolver } from './popup-resolver';
import { isProviderId, type ProviderId } from '../providers';
import { type PendingRedirect, rememberRedirect } from './session-storage';
import { signInKept } from './sign-in-kept';

/** The key to Apple's revocation, kept in memory from the window that it came from; by user. */
const appleTokens = new Map<string, string>();

const libraryProviders: Record<ProviderId, () => AuthProvider> = {
  'google.com': () => new GoogleAuthProvider(),
  'github.com': () => new GithubAuthProvider(),
  'apple.com': () => {
    const apple = new OAuthProvider('apple.com');
    // Without these scopes Apple tells neither.
    apple.addScope('email');
    apple.addScope('name');
    return apple;
  },
  'facebook.com': () => new FacebookAuthProvider(),
  'twitter.com': () => new TwitterAuthProvider(),
  'microsoft.com': () => new OAuthProvider('microsoft.com'),
};

/** The parts of the service that open providers' windows. */
export function createProviders(
  core: FirebaseCore,
): Pick<AuthService, 'signInWithProvider' | 'link'> & {
  reauthenticateWithProvider: (provider: ProviderId) => Promise<ProviderOutcome>;
} {
  const { run, publish } = core;
  // Windows stay open as long as the person needs: no limit.
  const options = { limit: null };

  return {
    signInWithProvider: (request) => run(() => signIn(core, request), options),

    link: (provider) =>
      run(
        () =>
          unlessSuperseded(async () => {
            remember(await linkWithPopup(currentUser(core), libraryProviders[provider](), popupResolver));
            publish();
          }),
        options,
      ),

    reauthenticateWithProvider: (provider) =>
      run(
        () =>
          unlessSuperseded(() =>
            withSecondFactor(
              core,
              () => reauthenticateWithPopup(currentUser(core), libraryProviders[provider](), popupResolver),
              remember,
            ),
          ),
        options,
      ),
  };
}

async function signIn(
  core: FirebaseCore,
  { provider, keepSignedIn = true }: ProviderSignInRequest,
): Promise<ProviderOutcome> {
  try {
    return await unlessSuperseded(() =>
      signInKept(core.auth, keepSignedIn, async () => {
        try {
          await withSecondFactor(
            core,
            () => signInWithPopup(core.auth, libraryProviders[provider](), popupResolver),
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

/** Ends the sign-in by redirect from which the person comes back; rejects with what went wrong. */
export async function completeRedirect(core: FirebaseCore, { provider, keepSignedIn }: PendingRedirect): Promise<void> {
  await core.run(
    () =>
      signInKept(core.auth, keepSignedIn, async () => {
        try {
          const credential = await getRedirectResult(core.auth, popupResolver);
          if (credential !== null) remember(credential);
        } catch (error) {
          await withSecondFactor(core, () => Promise.reject(withLink(core, error, provider)));
        }
      }),
    { limit: null },
  );
}

async function redirect({ auth }: FirebaseCore, provider: ProviderId, keepSignedIn: boolean): Promise<ProviderOutcome> {
  rememberRedirect({ provider, keepSignedIn });
  // The library's promise never settles when the page goes; a page that comes back from the cache has to have ended it.
  const left = new Promise<void>((resolve) => addEventListener('pagehide', () => resolve(), { once: true }));
  try {
    await Promise.race([signInWithRedirect(auth, libraryProviders[provider](), popupResolver), left]);
  } catch (error) {
    rememberRedirect(null);
    throw error;
  }
  return 'redirecting';
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

/** An error that says that the address belongs to an existing account carries the way into it. */
function withLink(core: FirebaseCore, error: unknown, provider: ProviderId): unknown {
  if (libraryCode(error) !== 'account-exists-with-different-credential') return error;
  const { customData } = error as LibraryError;
  const credential = OAuthProvider.credentialFromError(error as LibraryError);
  if (credential === null) return error;
  const link = toPendingLink(core, {
    email: customData.email ?? '',
    provider,
    knownProviders: verifiedProviders(customData),
    credential,
  });
  return new AuthError('account-exists', 'account-exists-with-different-credential', { link });
}

function toPendingLink(
  core: FirebaseCore,
  { credential, ...pending }: Omit<PendingLink, 'withPassword' | 'withProvider'> & { credential: AuthCredential },
): PendingLink {
  const { auth, run, publish } = core;
  const complete = async ({ user }: UserCredential): Promise<void> => {
    remember(await linkWithCredential(user, credential));
    publish();
  };
  return {
    ...pending,
    withPassword: (password, options) =>
      run(
        () => withSecondFactor(core, () => signInWithEmailAndPassword(auth, pending.email, password), complete),
        options,
      ),
    withProvider: (provider) =>
      run(
        () =>
          unlessSuperseded(() =>
            withSecondFactor(core, () => signInWithPopup(auth, libraryProviders[provider](), popupResolver), complete),
          ),
        { limit: null },
      ),
  };
}

/** The provider names the existing account's ways in where it does not protect addresses from being found out. */
function verifiedProviders(customData: object): readonly string[] {
  const answer = '_tokenResponse' in customData ? customData._tokenResponse : null;
  const named =
    typeof answer === 'object' && answer !== null && 'verifiedProvider' in answer ? answer.verifiedProvider : null;
  return Array.isArray(named)
    ? named.filter((id): id is string => typeof id === 'string' && (id === 'password' || isProviderId(id)))
    : [];
}

function remember(credential: UserCredential): void {
  if (credential.providerId !== 'apple.com') return;
  const token = OAuthProvider.credentialFromResult(credential)?.accessToken;
  if (token !== undefined) appleTokens.set(credential.user.uid, token);
}

/**
 * Takes back what the account may do at Apple, as Apple asks for before a link or an account goes away. Apple's token comes
 * only from its window, which opens where none was open before. An account without Apple is left alone.
 */
export async function revokeApple({ auth }: FirebaseCore, user: User): Promise<void> {
  if (!user.providerData.some(({ providerId }) => providerId === 'apple.com')) return;
  if (!appleTokens.has(user.uid))
    remember(await reauthenticateWithPopup(user, libraryProviders['apple.com'](), popupResolver));
  const token = appleTokens.get(user.uid);
  if (token === undefined) return;
  // A person who wants to leave is not held back by a provider that does not answer.
  await revokeAccessToken(auth, token).catch(() => {});
  appleTokens.delete(user.uid);
}
