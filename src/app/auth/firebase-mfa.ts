import {
  type ApplicationVerifier,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  reload,
  type UserCredential,
} from 'firebase/auth';
import { AuthError, libraryCode } from './errors';
import { type FirebaseCore, toSecondFactor } from './firebase-core';
import type { AuthRequests, SecondFactorChallenge } from './types';

/**
 * Runs a sign-in. If the account has a second factor, rejects with `second-factor-required`, which contains the
 * challenge that completes the sign-in. `afterwards` runs once the user is signed in, with or without a second factor.
 */
export async function withSecondFactor(
  core: FirebaseCore,
  signIn: () => Promise<UserCredential>,
  afterwards: (credential: UserCredential) => Promise<void> | void = () => {},
): Promise<void> {
  let credential: UserCredential;
  try {
    credential = await signIn();
  } catch (error) {
    if (libraryCode(error) !== 'multi-factor-auth-required') throw error;
    const secondFactor = toChallenge(core, error as MultiFactorError, afterwards);
    throw new AuthError('second-factor-required', 'multi-factor-auth-required', { secondFactor });
  }
  await afterwards(credential);
}

function toChallenge(
  core: FirebaseCore,
  error: MultiFactorError,
  afterwards: (credential: UserCredential) => Promise<void> | void,
): SecondFactorChallenge {
  const resolver = getMultiFactorResolver(core.auth, error);
  let verificationId: string | null = null;
  /** Settles when the latest text message was sent, or could not be sent. */
  let sending: Promise<void> | null = null;
  return {
    factors: resolver.hints.filter((hint) => hint.factorId === PhoneMultiFactorGenerator.FACTOR_ID).map(toSecondFactor),
    sendCode: (factorUid) => {
      // The bot check may ask the user to solve a puzzle.
      const sent = core.run(async () => {
        const phone = { multiFactorUid: factorUid, session: resolver.session };
        verificationId = await sendCode(core, (verifier) =>
          new PhoneAuthProvider(core.auth).verifyPhoneNumber(phone, verifier),
        );
      });
      sending = sent.catch(() => undefined);
      return sent;
    },
    confirm: (code, options) =>
      core.run(
        async () => {
          // The text message can arrive before the response to the request that sends it.
          await sending;
          await core.holdUser(async () => afterwards(await resolver.resolveSignIn(toAssertion(verificationId, code))));
        },
        { ...options, signsInAs: null },
      ),
  };
}

export function createSecondFactors({
  auth,
  runAsUser,
  publish,
}: FirebaseCore): Pick<AuthRequests, 'enrolSecondFactor' | 'removeSecondFactor'> {
  return {
    enrolSecondFactor: (phoneNumber) =>
      runAsUser(async (user) => {
        const factors = multiFactor(user);
        const phone = { phoneNumber, session: await factors.getSession() };
        const verificationId = await sendCode({ auth }, (verifier) =>
          new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier),
        );
        return {
          confirm: (code) =>
            runAsUser(async () => {
              await factors.enroll(toAssertion(verificationId, code));
              publish();
            }),
        };
      }),

    removeSecondFactor: (factorUid) =>
      runAsUser(async (user) => {
        await multiFactor(user).unenroll(factorUid);
        await reload(user);
      }),
  };
}

function toAssertion(verificationId: string | null, code: string) {
  if (verificationId === null) throw new AuthError('code-expired', 'missing-verification-id');
  return PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code.replace(/\s/g, '')));
}

/** Sends a message after Google's bot check. Most users do not see the check; a puzzle covers the page. */
async function sendCode(
  { auth }: Pick<FirebaseCore, 'auth'>,
  send: (verifier: ApplicationVerifier) => Promise<string>,
): Promise<string> {
  const container = document.createElement('div');
  document.body.append(container);
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await send(verifier);
  } finally {
    verifier.clear();
    container.remove();
  }
}
