import { describe, expect, it } from 'vitest';
import { passwordBits } from '../../../../../src/app/auth/forms/password-strength';

const weak = 40;
const strong = 64;

describe('the estimate of a password', () => {
  it.each([
    '',
    '123456',
    'password',
    'P@ssw0rd',
    'Password1!',
    'qwerty123',
    'aaaaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    'waymark-demo',
  ])('takes %j for weak', (password) => {
    expect(passwordBits(password)).toBeLessThan(weak);
  });

  it.each([
    'a long pass phrase',
    'correct-horse-7 battery',
    'vQ8#rT2!mZ5&pL',
    'sju sjösjuka sjömän',
    '漢字とかなの長い合言葉です',
  ])('takes %j for strong', (password) => {
    expect(passwordBits(password)).toBeGreaterThanOrEqual(strong);
  });

  it('does not count what others know of the person', () => {
    const password = 'noor haddad 77';
    const known = ['Noor Haddad', 'noor.haddad@example.com'];
    expect(passwordBits(password)).toBeGreaterThanOrEqual(strong);
    expect(passwordBits(password, known)).toBeLessThan(weak);
  });

  it('never falls when another unforeseen character is added, and takes very long ones at once', () => {
    expect(passwordBits('vQ8#rT2!x')).toBeGreaterThan(passwordBits('vQ8#rT2!'));
    const began = performance.now();
    expect(passwordBits('password'.repeat(512))).toBeLessThan(weak);
    expect(passwordBits('p4ss wörd x '.repeat(300))).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('survives characters beyond the basic plane', () => {
    expect(passwordBits('👩‍🚀🚀password🔑🗝️', ['🔑'])).toBeGreaterThan(0);
  });
});
