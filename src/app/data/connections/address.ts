import type { Connection } from './connection';

const loopback = /^(localhost|[a-z\d.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns what to change in a base URL that must not be requested, or null. */
export function baseUrlProblem(baseUrl: string): string | null {
  const text = baseUrl.trim();
  if (text === '') return 'Enter the address of the API, such as https://api.example.com.';
  if (!URL.canParse(text)) return 'Enter a full address such as https://api.example.com.';
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return 'Use an address that starts with https://.';
  if (protocol === 'http:' && !loopback.test(hostname)) {
    return 'Use https:// here: others on the network can read what is sent over http://.';
  }
  if (username !== '' || password !== '') {
    return 'Remove the user name and password from the address. Use a key in a header instead.';
  }
  if (search !== '' || hash !== '' || text.includes('?') || text.includes('#')) {
    return 'Move everything from “?” on to the path.';
  }
  return null;
}

/** Query parameters that usually hold a secret: it would be in the logs of each server on the way. */
const secretParameter = /^(api[-_]?key|access[-_]?token|token|secret|password|auth|key|appid|sig(nature)?)$/i;

/** Returns what to change in a path that must not be requested, or null. */
export function pathProblem(path: string): string | null {
  const text = path.trim();
  if (text.includes('#')) return 'Remove “#” and what follows: it is not sent to the API.';
  const unknown = /\{(?!from\}|to\})[^}]*\}?/.exec(text);
  if (unknown) return `Replace ${unknown[0]}: the placeholders are {from} and {to}.`;
  const { searchParams } = new URL(text.replace(/^\/*/, '/'), 'https://waymark.invalid');
  const secret = [...searchParams.keys()].find((key) => secretParameter.test(key));
  return secret === undefined
    ? null
    : `Remove “${secret}” from the path. Use a key in a header: an address is not secret.`;
}

export interface TimeRange {
  /** Milliseconds since 1970, inclusive. */
  from: number;
  /** Milliseconds since 1970, exclusive. */
  to: number;
}

/** Returns the address of the first page for a range of time. Throws a `TypeError` for a base URL that is not one. */
export function addressOf({ baseUrl, path }: Pick<Connection, 'baseUrl' | 'path'>, { from, to }: TimeRange): URL {
  const iso = (time: number): string => encodeURIComponent(new Date(time).toISOString());
  const filled = path.trim().replaceAll('{from}', iso(from)).replaceAll('{to}', iso(to));
  const base = baseUrl.trim();
  if (filled === '') return new URL(base);
  // Joined by exactly one slash, so that no path can replace the host.
  return new URL(filled.startsWith('?') ? base + filled : `${base.replace(/\/+$/, '')}/${filled.replace(/^\/+/, '')}`);
}

/** Returns the origin of a base URL, or null when it is malformed. */
export function originOf(baseUrl: string): string | null {
  return URL.canParse(baseUrl.trim()) ? new URL(baseUrl.trim()).origin : null;
}

/** Returns whether the path asks the API for a range of time. */
export function asksForRange({ path }: Pick<Connection, 'path'>): boolean {
  return /\{(from|to)\}/.test(path);
}
