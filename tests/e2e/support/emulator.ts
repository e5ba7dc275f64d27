import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { projectId as project } from '../../../scripts/lib/app-env.mjs';

/** The URL of this run's Auth emulator, such as `http://localhost:20123`. */
export const emulatorUrl = process.env.WAYMARK_EMULATOR_URL ?? 'http://localhost:9099';

const identityToolkit = `${emulatorUrl}/identitytoolkit.googleapis.com`;

/** An account that exists in the emulator. */
export interface EmulatorUser {
  localId: string;
  email: string;
  password: string;
  displayName: string;
}

/** Options of a new account. By default it is verified and enabled, and has a password. */
export interface NewUser {
  email?: string;
  password?: string;
  displayName?: string;
  /** @default true */
  emailVerified?: boolean;
  /** @default false */
  disabled?: boolean;
  /** The tenant whose data the account can read; null for a separate one. @default the tenant of the demo account */
  tenant?: string | null;
}

/** A link or code that the emulator would have sent by email. */
export interface OobCode {
  email: string;
  /** The new address for `VERIFY_AND_CHANGE_EMAIL`. */
  newEmail?: string;
  requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'EMAIL_SIGNIN' | 'RECOVER_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';
  oobCode: string;
  oobLink: string;
}

/** A session as in the provider's sign-in response. */
export interface Session {
  localId: string;
  email: string;
  /** Absent for an account without a name. */
  displayName?: string;
  idToken: string;
  refreshToken: string;
  /** Lifetime of the `idToken` in seconds. */
  expiresIn: string;
  /** The provider of the sign-in. @default email and password */
  provider?: { providerId: string; uid: string };
}

/** The emulator rejected a request with a `code` such as `USER_DISABLED`. */
export class EmulatorError extends Error {
  override name = 'EmulatorError';
  readonly code: string;

  constructor(path: string, code: string) {
    super(`The emulator rejected ${path} with ${code}.`);
    this.code = code;
  }
}

/** The emulator's administrator. */
const owner = { authorization: 'Bearer owner' };

async function request<T>(method: string, url: string, body?: object, sender: object = owner): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { ...sender, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const content = (await response.json().catch(() => ({}))) as T & { error?: { message?: string } };
  if (!response.ok) {
    throw new EmulatorError(new URL(url).pathname, content.error?.message ?? String(response.status));
  }
  return content;
}

/** Calls a method of the Identity Toolkit as an app does, such as `accounts:sendOobCode`. */
const call = <T>(method: string, data: object): Promise<T> =>
  request('POST', `${identityToolkit}/v1/${method}?key=demo-api-key`, data, {});

/** Changes an account as an administrator does in the Firebase console. */
const updateAccount = (localId: string, data: object): Promise<unknown> =>
  request('POST', `${identityToolkit}/v1/projects/${project}/accounts:update`, { localId, ...data });

/**
 * Creates an account for one test.
 *
 * @throws {EmulatorError} when the address is taken
 */
export async function createUser(user: NewUser = {}): Promise<EmulatorUser> {
  const id = randomUUID();
  const account = {
    localId: `test-${id}`,
    email: user.email ?? `person-${id}@waymark.example`,
    password: user.password ?? 'correct-horse-7',
    displayName: user.displayName ?? 'Elin Berg',
  };
  await request('POST', `${identityToolkit}/v1/projects/${project}/accounts`, {
    ...account,
    emailVerified: user.emailVerified ?? true,
    disabled: user.disabled ?? false,
  });
  if (user.tenant !== null) {
    await updateAccount(account.localId, { customAttributes: JSON.stringify({ tenant: user.tenant ?? 'demo' }) });
  }
  return account;
}

/** Deletes an account. Does nothing if it does not exist. */
export async function deleteUser(localId: string): Promise<void> {
  try {
    await request('POST', `${identityToolkit}/v1/projects/${project}/accounts:delete`, { localId });
  } catch (error) {
    if (!(error instanceof EmulatorError && error.code.startsWith('USER_NOT_FOUND'))) throw error;
  }
}

export const setDisabled = (localId: string, disabled: boolean) => updateAccount(localId, { disableUser: disabled });

/** The emails that would have been sent, oldest first. With `email`, only those to this address. */
export async function oobCodes(email?: string): Promise<OobCode[]> {
  const { oobCodes: codes } = await request<{ oobCodes: OobCode[] }>(
    'GET',
    `${emulatorUrl}/emulator/v1/projects/${project}/oobCodes`,
  );
  return email === undefined ? codes : codes.filter((code) => code.email === email);
}

/** Sends an email without the app, and returns the code of its link. */
export async function sendCode(requestType: OobCode['requestType'], email: string, data: object): Promise<string> {
  await call('accounts:sendOobCode', { requestType, ...data });
  return (await oobCodes(email)).findLast((code) => code.requestType === requestType)?.oobCode ?? '';
}

/** Changes the account of an `idToken`, or applies an `oobCode`, as on another device. */
export const changeElsewhere = (data: { idToken: string; email: string } | { oobCode: string }) =>
  call('accounts:update', data);

/**
 * Signs in without the app, to read the state of an account.
 *
 * @throws {EmulatorError} with the provider's code, such as `INVALID_LOGIN_CREDENTIALS`
 */
export async function signInWithPassword(email: string, password: string): Promise<Session> {
  const method = 'accounts:signInWithPassword';
  const session = await call<Session>(method, { email, password, returnSecureToken: true });
  if (!session.idToken) throw new EmulatorError(method, 'MFA_REQUIRED');
  return session;
}

/** A provider's claims about a user. */
export interface ProviderAccount {
  /** The id of the user at the provider. */
  sub: string;
  email: string;
  name?: string;
}

/**
 * Signs in without the app, with a Google account. The emulator accepts unsigned tokens. With a session, links the Google
 * account to it instead.
 */
export async function signInWithGoogle(account: ProviderAccount, linkTo?: Session): Promise<Session> {
  const idToken = JSON.stringify({ ...account, email_verified: true });
  const session = await call<Session>('accounts:signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString(),
    returnSecureToken: true,
    idToken: linkTo?.idToken,
  });
  return linkTo ? session : { ...session, provider: { providerId: 'google.com', uid: account.sub } };
}

/** Unlinks a provider from an account, as the user could on another device. */
export const unlinkProvider = (localId: string, providerId: string) =>
  updateAccount(localId, { deleteProvider: [providerId] });

/** Enrolls phones as second factors of an account, with numbers such as `+441632960001`. */
export const addSecondFactors = (localId: string, phoneNumbers: readonly string[]) =>
  updateAccount(localId, {
    mfa: { enrollments: phoneNumbers.map((phoneInfo) => ({ phoneInfo, mfaEnrollmentId: randomUUID() })) },
  });

/** The codes that would have been sent to a phone, oldest first. */
export async function phoneCodes(phoneNumber: string): Promise<string[]> {
  const { verificationCodes } = await request<{ verificationCodes: { phoneNumber: string; code: string }[] }>(
    'GET',
    `${emulatorUrl}/emulator/v1/projects/${project}/verificationCodes`,
  );
  return verificationCodes.filter((entry) => entry.phoneNumber === phoneNumber).map(({ code }) => code);
}

/** The accounts that every emulator starts with. All tests share them, so tests must not change them. */
export const seededAccounts = JSON.parse(
  readFileSync(new URL('../../../scripts/emulator/accounts.json', import.meta.url), 'utf8'),
) as Record<
  'demo' | 'disabled' | 'unverified' | 'social',
  { localId: string; email: string; password: string; displayName: string }
>;
