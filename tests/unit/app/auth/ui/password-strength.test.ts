import { describe, expect, it } from 'vitest';
import { passwordBits } from '../../../../../src/app/auth/ui/password-checklist';

const weak = 40;
const strong = 64;

describe('the strength estimate of a password', () => {
  it.each(['', '123456', 'password', 'P@ssw0rd', 'Password1!', 'qwerty123', 'aaaaaaaaaaaaaaaaaaaa', 'abcabcabcabcabc'])(
    'rates %j as weak',
    (password) => {
      expect(passwordBits(password)).toBeLessThan(weak);
    },
  );

  it.each([
    'a long pass phrase',
    'correct-horse-7 battery',
    'vQ8#rT2!mZ5&pL',
    'sju sjösjuka sjömän',
    '漢字とかなの長い合言葉です',
  ])('rates %j as strong', (password) => {
    expect(passwordBits(password)).toBeGreaterThanOrEqual(strong);
  });

  it('ignores the name of the site', () => {
    expect(passwordBits('waymark-demo', ['Waymark'])).toBeLessThan(weak);
  });

  it("ignores the user's name and email address", () => {
    const password = 'noor haddad 77';
    const known = ['Noor Haddad', 'noor.haddad@example.com'];
    expect(passwordBits(password)).toBeGreaterThanOrEqual(strong);
    expect(passwordBits(password, known)).toBeLessThan(weak);
  });

  it('grows with each random character, and supports a very long password', () => {
    expect(passwordBits('vQ8#rT2!x')).toBeGreaterThan(passwordBits('vQ8#rT2!'));
    expect(passwordBits('password'.repeat(512))).toBeLessThan(weak);
    expect(passwordBits('p4ss wörd x '.repeat(300))).toBeGreaterThan(0);
  });

  it('supports characters beyond the Basic Multilingual Plane', () => {
    expect(passwordBits('👩‍🚀🚀password🔑🗝️', ['🔑'])).toBeGreaterThan(0);
  });
});
