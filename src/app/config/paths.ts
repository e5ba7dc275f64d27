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

/** Returns the target unchanged if it is a path on this site other than a sign-in page, and `/` otherwise. */
export function safeReturnPath(target: unknown): string {
  return typeof target === 'string' && isOwnPath(target) ? target : paths.home;
}

export function loginPathFor(location: { pathname: string; search: string; hash: string }): string {
  const from = safeReturnPath(location.pathname + location.search + location.hash);
  return from === paths.home ? paths.login : `${paths.login}?${returnParam}=${encodeURIComponent(from)}`;
}

function isOwnPath(target: string): boolean {
  if (hasControlCharacter(target)) return false;
  // A server, a proxy or the router may decode the path again, so every decoded form must be safe.
  let path = target.replace(/[?#].*/, '');
  if (path.includes('\\')) return false;
  for (let encodings = 0; encodings <= maxEncodings; encodings += 1) {
    if (!isOwnPlainPath(path)) return false;
    let decoded: string;
    try {
      decoded = decodeURIComponent(path);
    } catch {
      return false;
    }
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

function isOwnPlainPath(path: string): boolean {
  if (!path.startsWith('/') || hasControlCharacter(path) || !URL.canParse(path, anyOrigin)) return false;
  // The URL parser normalizes backslashes, dot segments and empty authorities as the browser does.
  const { origin, pathname } = new URL(path, anyOrigin);
  if (origin !== anyOrigin || pathname.startsWith('//')) return false;
  // The router ignores case and trailing slashes.
  return !signInPaths.includes(pathname.toLowerCase().replace(/\/+$/, ''));
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) if (character <= '\u001f' || character === '\u007f') return true;
  return false;
}
