// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { normalizeEmail } from '../../../../../src/app/auth/credentials';
import {
  maxNameLength,
  validateNewPassword,
  validateSignIn,
  validateSignUp,
} from '../../../../../src/app/auth/forms/validation';

const person = { name: 'Ada', email: 'ada@example.com', password: 'secret' };

describe('a user who fills in a form', () => {
  it('hears nothing when all is right', () => {
    expect(validateSignIn(person)).toEqual({});
    expect(validateSignUp(person)).toEqual({});
  });

  it('learns of every empty field at once', () => {
    expect(validateSignUp({ name: ' ', email: '\t', password: '' })).toEqual({
      name: 'Enter your name.',
      email: 'Enter your email address.',
      password: 'Enter your password.',
    });
  });

  it('may not call themselves more than the provider takes, which would drop the name', () => {
    expect(validateSignUp({ ...person, name: ` ${'a'.repeat(100)} ` })).toEqual({});
    expect(validateSignUp({ ...person, name: 'a'.repeat(101) })).toEqual({
      name: `Use at most ${maxNameLength} characters.`,
    });
  });

  it.each(['ada', 'ada@', '@example.com', 'ada lovelace@example.com', 'ada@exam ple.com', 'ada@example.com@'])(
    'is asked to correct %s',
    (email) => {
      expect(validateSignIn({ ...person, email })).toEqual({ email: 'Enter an email address like name@example.com.' });
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
    expect(validateSignIn({ ...person, email })).toEqual({});
  });

  it('may use any password to sign in, and one of six characters or more to sign up', () => {
    expect(validateSignIn({ ...person, password: 'x' })).toEqual({});
    expect(validateSignUp({ ...person, password: '12345' })).toEqual({ password: 'Use at least 6 characters.' });
    expect(validateSignUp({ ...person, password: '      ' })).toEqual({});
    expect(validateSignUp({ ...person, password: 'x'.repeat(200) })).toEqual({});
  });

  it('types a new password twice, in the same way', () => {
    expect(validateNewPassword({ password: '', confirmation: '' })).toEqual({ password: 'Enter a new password.' });
    expect(validateNewPassword({ password: 'a b', confirmation: '' })).toEqual({
      confirmation: 'Enter the new password again.',
    });
    expect(validateNewPassword({ password: 'a b', confirmation: 'a b ' })).toEqual({
      confirmation: 'The two passwords are different.',
    });
    expect(validateNewPassword({ password: ' a b ', confirmation: ' a b ' })).toEqual({});
  });

  it('may paste an address with blanks around it', () => {
    expect(normalizeEmail('  ada@example.com \n')).toBe('ada@example.com');
  });
});
