// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { AuthError, authErrors, describeAuthError, toAuthError } from '../../../../src/app/auth/errors';

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
    ['user-disabled', 'user-disabled', null],
    ['password-does-not-meet-requirements', 'password-does-not-meet-requirements', 'password'],
    ['account-exists-with-different-credential', 'account-exists', null],
    ['popup-closed-by-user', 'popup-closed', null],
    ['invalid-refresh-token', 'user-token-expired', null],
    ['operation-not-allowed', 'not-configured', null],
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
  ])("never sees the provider's own text", (error) => {
    const { code, message } = describeAuthError(error);
    expect(code).toBe('unknown');
    expect(message).toMatch(/^Something went wrong\. Try again in a moment\. \((unknown|constructor)\)$/);
  });
});

it('the code that handles an error receives an AuthError without provider text', () => {
  const error = toAuthError(thrown('auth/user-not-found'));
  expect(error).toBeInstanceOf(AuthError);
  expect(error).toMatchObject({ name: 'AuthError', code: 'invalid-credential', message: 'user-not-found' });
  expect(toAuthError(error)).toBe(error);
});
