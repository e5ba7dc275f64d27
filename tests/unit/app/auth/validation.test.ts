// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  maxNameLength,
  normalizeEmail,
  validateNewPassword,
  validateSignIn,
  validateSignUp,
} from '../../../../src/app/auth/validation';

const values = { name: 'Ada', email: 'ada@example.com', password: 'secret' };

describe('a user who fills in a form', () => {
  it('sees no error for valid values', () => {
    expect(validateSignIn(values)).toEqual({});
    expect(validateSignUp(values)).toEqual({});
  });

  it('sees an error for every empty field at once', () => {
    expect(validateSignUp({ name: ' ', email: '\t', password: '' })).toEqual({
      name: 'Enter your name.',
      email: 'Enter your email address.',
      password: 'Enter your password.',
    });
  });

  it('cannot use a name that is too long for the provider', () => {
    expect(validateSignUp({ ...values, name: ` ${'a'.repeat(100)} ` })).toEqual({});
    expect(validateSignUp({ ...values, name: 'a'.repeat(101) })).toEqual({
      name: `Use at most ${maxNameLength} characters.`,
    });
  });

  it.each(['ada', 'ada@', '@example.com', 'ada lovelace@example.com', 'ada@exam ple.com', 'ada@example.com@'])(
    'is asked to correct %s',
    (email) => {
      expect(validateSignIn({ ...values, email })).toEqual({ email: 'Enter an email address like name@example.com.' });
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
  ])('may use the address %s', (email) => {
    expect(validateSignIn({ ...values, email })).toEqual({});
  });

  it('may use any password to sign in, but needs six characters to sign up', () => {
    expect(validateSignIn({ ...values, password: 'x' })).toEqual({});
    expect(validateSignUp({ ...values, password: '12345' })).toEqual({ password: 'Use at least 6 characters.' });
    expect(validateSignUp({ ...values, password: '      ' })).toEqual({});
    expect(validateSignUp({ ...values, password: 'x'.repeat(200) })).toEqual({});
  });

  it('must enter the new password twice', () => {
    expect(validateNewPassword({ password: '', confirmation: '' })).toEqual({ password: 'Enter a new password.' });
    expect(validateNewPassword({ password: 'a b', confirmation: '' })).toEqual({
      confirmation: 'Enter the new password again.',
    });
    expect(validateNewPassword({ password: 'a b', confirmation: 'a b ' })).toEqual({
      confirmation: 'The two passwords are different.',
    });
    expect(validateNewPassword({ password: ' a b ', confirmation: ' a b ' })).toEqual({});
  });

  it('can paste an address with surrounding spaces', () => {
    expect(normalizeEmail('  ada@example.com \n')).toBe('ada@example.com');
  });
});
