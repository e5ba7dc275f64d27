import { describe, expect, it } from 'vitest';
import { defaultPasswordStatus } from '../../../../../src/app/auth/service';
import { emailProblem, maxNameLength, nameProblem, validateSignIn } from '../../../../../src/app/auth/ui/auth-form';
import { newPasswordProblem } from '../../../../../src/app/auth/ui/password-checklist';

describe('a user who fills in a form', () => {
  it('sees an error for every empty field at once', () => {
    expect(validateSignIn({ email: '\t', password: '' })).toEqual({
      email: 'Enter your email address.',
      password: 'Enter your password.',
    });
    expect(nameProblem(' ')).toBe('Enter your name.');
  });

  it('cannot enter a name that is too long for the provider', () => {
    expect(nameProblem(` ${'a'.repeat(100)} `)).toBeUndefined();
    expect(nameProblem('a'.repeat(101))).toBe(`Use at most ${maxNameLength} characters.`);
  });

  it.each(['ada', 'ada@', '@example.com', 'ada lovelace@example.com', 'ada@exam ple.com', 'ada@example.com@'])(
    'is asked to correct %s',
    (email) => {
      expect(emailProblem(email)).toBe('Enter an email address like name@example.com.');
    },
  );

  it.each([
    'ada+tag@example.co.uk',
    "o'hara@example.com",
    'ada@localhost',
    'ädä@exämple.com',
    '"a@b"@example.com',
    ' ada@example.com\n',
    'a@[192.168.0.1]',
  ])('can use the address %s', (email) => {
    expect(emailProblem(email)).toBeUndefined();
  });

  it('can use any password to sign in, but needs six characters to sign up', () => {
    const ofNew = (password: string) => newPasswordProblem(password, defaultPasswordStatus(password));
    expect(validateSignIn({ email: 'ada@example.com', password: 'x' })).toEqual({});
    expect(ofNew('')).toBe('Enter a new password.');
    expect(ofNew('12345')).toBe('Still required: at least 6 characters.');
    expect(ofNew('      ')).toBeUndefined();
    expect(ofNew('x'.repeat(200))).toBeUndefined();
  });

  it('needs six characters while the policy is checked', () => {
    expect(newPasswordProblem('12345', { ...defaultPasswordStatus('123456') })).toBe('Use at least 6 characters.');
  });
});
