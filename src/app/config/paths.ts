export const paths = {
  home: '/',
  dashboard: '/dashboard/default',
  apiSetup: '/api-setup',
  samplePage: '/sample-page',
  login: '/login',
  register: '/register',
  pagesLogin: '/pages/login',
  pagesRegister: '/pages/register',
  forgotPassword: '/forgot-password',
  authAction: '/auth/action',
  account: '/account',
  accountSocial: '/account/social',
} as const;

export const connectionParam = 'connection';

/** The parameter value for a connection that has not been saved yet. */
export const newConnection = 'new';

export function connectionPath(id: string): string {
  return `${paths.apiSetup}?${connectionParam}=${encodeURIComponent(id)}`;
}

export const sourceParam = 'source';

export const rangeParam = 'range';

export const measureParam = 'measure';

/** The login page's search parameter that contains the return address. */
export const returnParam = 'from';

const signInPaths: readonly string[] = [
  paths.login,
  paths.register,
  paths.pagesLogin,
  paths.pagesRegister,
  paths.forgotPassword,
  paths.authAction,
];
const anyOrigin = 'https://waymark.invalid';
/** Paths with more layers of percent-encoding are rejected. */
const maxEncodings = 3;
const controlCharacter = /\p{Cc}/u;

/** Returns the target unchanged if it is a path on this site other than a sign-in page, and `/` otherwise. */
export function safeReturnPath(target: unknown): string {
  if (typeof target !== 'string' || controlCharacter.test(target)) return paths.home;
  const path = target.replace(/[?#].*/, '');
  return !path.includes('\\') && isOwnPath(path) ? target : paths.home;
}

export function loginPathFor(location: { pathname: string; search: string; hash: string }): string {
  const from = safeReturnPath(location.pathname + location.search + location.hash);
  return from === paths.home ? paths.login : `${paths.login}?${returnParam}=${encodeURIComponent(from)}`;
}

/** Whether every decoded form of a path is safe: a server, a proxy or the router may decode it again. */
function isOwnPath(path: string, encodings = 0): boolean {
  if (encodings > maxEncodings || !isOwnPlainPath(path)) return false;
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path || isOwnPath(decoded, encodings + 1);
  } catch {
    return false;
  }
}

function isOwnPlainPath(path: string): boolean {
  if (!path.startsWith('/') || controlCharacter.test(path) || !URL.canParse(path, anyOrigin)) return false;
  // The URL parser normalizes backslashes, dot segments and empty authorities as the browser does.
  const { origin, pathname } = new URL(path, anyOrigin);
  if (origin !== anyOrigin || pathname.startsWith('//')) return false;
  // The router ignores case and trailing slashes.
  return !signInPaths.includes(pathname.toLowerCase().replace(/\/+$/, ''));
}
