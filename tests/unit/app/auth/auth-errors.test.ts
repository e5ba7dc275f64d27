// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { AuthError, describeAuthError, toAuthError } from '../../../../src/app/auth/auth-errors';
import { authErrorMessages } from '../../../../src/app/auth/messages';

const thrown = (code: string) => Object.assign(new Error(`Firebase: provider text (${code}).`), { code });

describe('a person whose sign-in fails', () => {
  it('cannot find out who has an account', () => {
    const answers = ['wrong-password', 'user-not-found', 'invalid-credential', 'invalid-login-credentials'].map((code) =>
      describeAuthError(thrown(`auth/${code}`)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 'invalid-credential', field: null });
  });

  it.each([
    ['email-already-in-use', 'email-already-in-use', 'email'],
    ['invalid-email', 'invalid-email', 'email'],
    ['weak-password', 'weak-password', 'password'],
    ['password-does-not-meet-requirements', 'password-does-not-meet-requirements', 'password'],
    ['user-disabled', 'user-disabled', null],
    ['too-many-requests', 'too-many-requests', null],
    ['network-request-failed', 'network-request-failed', null],
    ['requires-recent-login', 'requires-recent-login', null],
    ['user-token-expired', 'user-token-expired', null],
    ['invalid-refresh-token', 'user-token-expired', null],
    ['timeout', 'timeout', null],
    ['internal-error', 'internal-error', null],
    ['operation-not-allowed', 'not-configured', null],
  ] as const)('reads a message of its own for %s', (provider, code, field) => {
    expect(describeAuthError(thrown(`auth/${provider}`))).toEqual({ code, message: authErrorMessages[code], field });
  });

  it('reads a general message with the code of an unknown error', () => {
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
  ])('never reads the words of the provider', (error) => {
    const { code, message } = describeAuthError(error);
    expect(code).toBe('unknown');
    expect(message).toMatch(/^Something went wrong\. Try again in a moment\. \((unknown|constructor)\)$/);
  });
});

describe('the code that handles an error', () => {
  it('gets an AuthError that carries no text of the provider', () => {
    const error = toAuthError(thrown('auth/user-not-found'));
    expect(error).toBeInstanceOf(AuthError);
    expect(error).toMatchObject({ name: 'AuthError', code: 'invalid-credential', message: 'user-not-found' });
    expect(toAuthError(error)).toBe(error);
  });
});
