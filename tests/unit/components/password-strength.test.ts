import { describe, expect, it } from 'vitest';
import { estimatePasswordStrength } from 'waymark';

const weak = 40;
const strong = 64;

describe('the strength estimate of a password', () => {
  it.each(['', '123456', 'password', 'P@ssw0rd', 'Password1!', 'qwerty123', 'aaaaaaaaaaaaaaaaaaaa', 'abcabcabcabcabc'])(
    'rates %j as weak',
    (password) => {
      expect(estimatePasswordStrength(password)).toBeLessThan(weak);
    },
  );

  it.each([
    'a long pass phrase',
    'correct-horse-7 battery',
    'vQ8#rT2!mZ5&pL',
    'sju sjösjuka sjömän',
    '漢字とかなの長い合言葉です',
  ])('rates %j as strong', (password) => {
    expect(estimatePasswordStrength(password)).toBeGreaterThanOrEqual(strong);
  });

  it('ignores the name of the site', () => {
    expect(estimatePasswordStrength('waymark-demo', ['Waymark'])).toBeLessThan(weak);
  });

  it("ignores the user's name and email address", () => {
    const password = 'noor haddad 77';
    const known = ['Noor Haddad', 'noor.haddad@example.com'];
    expect(estimatePasswordStrength(password)).toBeGreaterThanOrEqual(strong);
    expect(estimatePasswordStrength(password, known)).toBeLessThan(weak);
  });

  it('grows with each random character, and supports a very long password', () => {
    expect(estimatePasswordStrength('vQ8#rT2!x')).toBeGreaterThan(estimatePasswordStrength('vQ8#rT2!'));
    expect(estimatePasswordStrength('password'.repeat(512))).toBeLessThan(weak);
    expect(estimatePasswordStrength('p4ss wörd x '.repeat(300))).toBeGreaterThan(0);
  });

  it('supports characters beyond the Basic Multilingual Plane', () => {
    expect(estimatePasswordStrength('👩‍🚀🚀password🔑🗝️', ['🔑'])).toBeGreaterThan(0);
  });
});
