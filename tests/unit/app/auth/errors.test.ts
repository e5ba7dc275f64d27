// @vitest-environment node
import { AuthErrorCodes } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import {
  AuthError,
  authErrors,
  codesOfFirebase,
  describeAuthError,
  toAuthError,
} from '../../../../src/app/auth/errors';

const thrown = (code: string) => Object.assign(new Error(`Firebase: provider text (${code}).`), { code });

describe('a user whose sign-in fails', () => {
  it('cannot find out which addresses have accounts', () => {
    const descriptions = ['wrong-password', 'user-not-found', 'invalid-credential', 'invalid-login-credentials'].map(
      (code) => describeAuthError(thrown(`auth/${code}`)),
    );
    expect(new Set(descriptions.map((description) => JSON.stringify(description))).size).toBe(1);
    expect(descriptions[0]).toMatchObject({ code: 'invalid-credential', field: null });
  });

  it.each([
    ['email-already-in-use', 'email-already-in-use', 'email'],
    ['wrong-password', 'invalid-credential', null],
    ['invalid-credential', 'invalid-credential', null],
    ['user-not-found', 'invalid-credential', null],
    ['user-disabled', 'user-disabled', null],
    ['too-many-requests', 'too-many-requests', null],
    ['password-does-not-meet-requirements', 'password-does-not-meet-requirements', 'password'],
    ['network-request-failed', 'network-request-failed', null],
    ['requires-recent-login', 'requires-recent-login', null],
    ['user-token-expired', 'user-token-expired', null],
    ['account-exists-with-different-credential', 'account-exists', null],
    ['popup-closed-by-user', 'popup-closed', null],
    ['popup-blocked', 'popup-blocked', null],
    ['unauthorized-domain', 'unauthorized-domain', null],
    ['invalid-email', 'invalid-email', 'email'],
    ['weak-password', 'weak-password', 'password'],
    ['invalid-refresh-token', 'user-token-expired', null],
    ['timeout', 'timeout', null],
    ['internal-error', 'internal-error', null],
    ['operation-not-allowed', 'not-configured', null],
    ['expired-action-code', 'expired-action-code', null],
    ['invalid-verification-code', 'invalid-code', 'code'],
  ] as const)('reads a specific message for %s', (provider, code, field) => {
    expect(describeAuthError(thrown(`auth/${provider}`))).toEqual({ code, message: authErrors[code].message, field });
  });

  it('sees a general message with the code of an unknown error', () => {
    expect(describeAuthError(thrown('auth/quite-new-error'))).toEqual({
      code: 'unknown',
      message: 'Something went wrong. Try again in a moment. (quite-new-error)',
      field: null,
    });
  });

  it.each([
    thrown('auth/api-key-not-valid.-please-pass-a-valid-api-key.'),
    thrown('auth/<img src=x>'),
    thrown('auth/constructor'),
    thrown('other/user-disabled'),
    new TypeError('provider text'),
    'provider text',
    null,
    undefined,
    { code: 7 },
  ])('never reads the text of the provider', (error) => {
    const { code, message } = describeAuthError(error);
    expect(code).toBe('unknown');
    expect(message).toMatch(/^Something went wrong\. Try again in a moment\. \((unknown|constructor)\)$/);
  });
});

describe('the code that handles an error', () => {
  it('gets an AuthError without provider text', () => {
    const error = toAuthError(thrown('auth/user-not-found'));
    expect(error).toBeInstanceOf(AuthError);
    expect(error).toMatchObject({ name: 'AuthError', code: 'invalid-credential', message: 'user-not-found' });
    expect(toAuthError(error)).toBe(error);
  });
});

describe('the error messages', () => {
  /** Errors that the app cannot get: of other platforms, of calls that it does not make, or of mistakes in its own code. */
  const general = [
    'already-initialized',
    'app-deleted',
    'app-not-installed',
    'argument-error',
    'cordova-not-ready',
    'custom-token-mismatch',
    'dependent-sdk-initialized-before-auth',
    'dynamic-link-not-activated',
    'emulator-config-failed',
    'invalid-app-id',
    'invalid-cert-hash',
    'invalid-cordova-configuration',
    'invalid-custom-token',
    'invalid-dynamic-link-domain',
    'invalid-emulator-scheme',
    'invalid-hosting-link-domain',
    'invalid-persistence-type',
    'invalid-tenant-id',
    'missing-android-pkg-name',
    'missing-continue-uri',
    'missing-iframe-start',
    'missing-ios-bundle-id',
    'tenant-id-mismatch',
    'unsupported-persistence-type',
    'unsupported-tenant-operation',
  ];
  const ofLibrary = new Set(Object.values(AuthErrorCodes).map((code) => code.replace('auth/', '')));

  it('cover every error of the installed library except the listed ones', () => {
    expect([...ofLibrary].filter((code) => !codesOfFirebase.has(code)).toSorted()).toEqual(general);
  });

  it('cover no other code except server codes', () => {
    expect([...codesOfFirebase.keys()].filter((code) => !ofLibrary.has(code)).toSorted()).toEqual([
      'configuration-not-found',
      'invalid-login-credentials',
      'invalid-refresh-token',
      'missing-email',
      'no-current-user',
      'password-does-not-meet-requirements',
    ]);
  });

  it('are unique whole sentences without technical terms', () => {
    const messages = Object.values(authErrors).map(({ message }) => message);
    expect(new Set(messages).size).toBe(messages.length);
    for (const message of messages) {
      expect(message).toMatch(/^[A-Z].*\.$/);
      expect(message).not.toMatch(/firebase|\bauth\b|error|token|credential/i);
    }
  });
});
