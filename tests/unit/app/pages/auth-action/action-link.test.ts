import { describe, expect, it, vi } from 'vitest';
import { readActionLink, rememberUsed, wasUsed } from '../../../../../src/app/pages/auth-action/action-link';

const site = { apiKeys: ['our-key'], origin: 'https://waymark.example' };
const read = (search: string) => readActionLink(search, site);

describe('the link in an email', () => {
  it.each([
    ['resetPassword', 'PASSWORD_RESET'],
    ['verifyEmail', 'VERIFY_EMAIL'],
    ['recoverEmail', 'RECOVER_EMAIL'],
    ['verifyAndChangeEmail', 'VERIFY_AND_CHANGE_EMAIL'],
    ['revertSecondFactorAddition', 'REVERT_SECOND_FACTOR_ADDITION'],
  ])('supports the mode %s', (mode, operation) => {
    expect(read(`?mode=${mode}&oobCode=a%2Bb&apiKey=our-key&lang=en`)).toEqual({
      operation,
      code: 'a+b',
      continuePath: '/',
    });
  });

  it.each([
    ['', 'incomplete'],
    ['?mode=resetPassword', 'incomplete'],
    ['?oobCode=x', 'incomplete'],
    ['?mode=signIn&oobCode=x', 'unknown'],
    ['?mode=toString&oobCode=x', 'unknown'],
    ['?mode=resetPassword&oobCode=x&apiKey=other', 'foreign'],
  ])('is rejected: %j', (search, reason) => {
    expect(read(search)).toBe(reason);
  });

  it.each([
    ['https://waymark.example/account?x=1#y', '/account?x=1#y'],
    ['https://evil.example/account', '/'],
    ['https://waymark.example.evil.example/', '/'],
    ['https://waymark.example//evil.example', '/'],
    ['https://waymark.example/login', '/'],
    ['javascript:alert(1)', '/'],
    ['/account', '/'],
    ['', '/'],
  ])('with the continue URL %j leads to %j', (target, path) => {
    expect(read(`?mode=verifyEmail&oobCode=x&continueUrl=${encodeURIComponent(target)}`)).toMatchObject({
      continuePath: path,
    });
  });
});

describe('the links that this browser has used', () => {
  it('are recognized without storing their codes', () => {
    expect(wasUsed('code-a')).toBe(false);
    rememberUsed('code-a');
    expect(wasUsed('code-a')).toBe(true);
    expect(wasUsed('code-b')).toBe(false);
    expect(localStorage.getItem('waymark:used-links')).not.toContain('code-a');
    for (let index = 0; index < 10; index += 1) rememberUsed(`later-${index}`);
    expect(wasUsed('code-a')).toBe(false);
  });

  it.each(['{', 'null', '{"a":1}', '[1,null]'])('replace the invalid stored value %s', (stored) => {
    localStorage.setItem('waymark:used-links', stored);
    expect(wasUsed('x')).toBe(false);
    rememberUsed('x');
    expect(wasUsed('x')).toBe(true);
  });

  it('are not recognized when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    rememberUsed('x');
    expect(wasUsed('x')).toBe(false);
  });
});
