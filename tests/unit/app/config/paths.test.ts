// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loginPathFor, safeReturnPath } from '../../../../src/app/config/paths';

describe('the return path after signing in', () => {
  it.each([
    '/api-setup',
    '/dashboard/default?range=month&q=a%2Fb#row-3',
    '/sample-page?next=//evil.example&x=http://evil.example#//h',
    '/sample-page?q=a\\b',
    '/a/b%2F%2Fc',
    '/caf%C3%A9?x=100%',
    '/login-help',
    '/registered',
    '/.well-known/x',
  ])('returns to exactly %s', (target) => {
    expect(safeReturnPath(target)).toBe(target);
  });

  it.each([
    ['another host', '//h'],
    ['another host after a backslash', '/\\h'],
    ['another host after two backslashes', '\\\\h'],
    ['another host after three slashes', '///h'],
    ['another host after a tab', '/\t/h'],
    ['another host after a line feed', '/\n/h'],
    ['another host after a carriage return', '\r//h'],
    ['a leading space', ' //h'],
    ['a tab in the path', '/api\tsetup'],
    ['a null character', '/api\u0000setup'],
    ['a control character in the search', '/api-setup?\u0007'],
    ['a script', 'javascript:alert(1)'],
    ['a script in uppercase', 'JaVaScRiPt:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a scheme without slashes', 'http:h'],
    ['an absolute URL', 'https://evil.example/'],
    ['a dot segment before the host', '/.//h'],
    ['a parent segment before the host', '/..//h'],
    ['a detour before the host', '/a/..//h'],
    ['a backslash in the path', '/a\\b'],
    ['an encoded slash', '/%2Fh'],
    ['an encoded slash in lowercase', '/%2fh'],
    ['an encoded backslash', '/%5Ch'],
    ['two encoded slashes', '%2F%2Fh'],
    ['an encoded dot segment', '/%2e//h'],
    ['an encoded tab', '/%09/h'],
    ['a doubly encoded slash', '/%252Fh'],
    ['a doubly encoded backslash', '/%255Ch'],
    ['a triply encoded slash', '/%25252Fh'],
    ['a slash that is encoded too many times', '/%2525252525252Fh'],
    ['a malformed escape', '/%E0%A4%A'],
    ['a relative path', 'api-setup'],
    ['nothing', ''],
    ['no target', null],
    ['a missing target', undefined],
    ['a number', 7],
    ['a list', ['/api-setup']],
  ])('lands on the dashboard instead of %s', (_what, target) => {
    expect(safeReturnPath(target)).toBe('/');
  });

  it.each([
    '/login',
    '/login/',
    '/LOGIN',
    '/login?from=%2Fapi-setup',
    '/login#x',
    '/register',
    '/pages/login',
    '/pages/register',
    '/forgot-password',
    '/auth/action?mode=verifyEmail&oobCode=x',
    '/./login',
    '/%6Cogin',
  ])('does not lead back to the sign-in page %s', (target) => {
    expect(safeReturnPath(target)).toBe('/');
  });
});

describe('the URL of the login page', () => {
  it('contains the path, the query and the hash', () => {
    const address = loginPathFor({ pathname: '/api-setup', search: '?tab=2&q=a%20b', hash: '#top' });
    expect(address).toBe('/login?from=%2Fapi-setup%3Ftab%3D2%26q%3Da%2520b%23top');
    expect(new URL(address, 'http://x').searchParams.get('from')).toBe('/api-setup?tab=2&q=a%20b#top');
  });

  it('contains no parameter when the user returns to the dashboard', () => {
    expect(loginPathFor({ pathname: '/', search: '', hash: '' })).toBe('/login');
    expect(loginPathFor({ pathname: '//evil.example', search: '', hash: '' })).toBe('/login');
  });

  it('keeps the query of the home page', () => {
    expect(loginPathFor({ pathname: '/', search: '?range=month', hash: '' })).toBe('/login?from=%2F%3Frange%3Dmonth');
  });
});
