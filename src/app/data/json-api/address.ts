import { loopback } from '../../config/env';
import type { TimeRange } from '../../../rows/query';
import type { Connection } from './connection';

/** Query parameters that usually hold a secret: it would be in the logs of each server on the way. */
const secretParameter = /^(api[-_]?key|access[-_]?token|token|secret|password|auth|key|appid|sig(nature)?)$/i;

/** Returns what to change in a URL that must not be requested, or null. */
export function urlProblem(text: string): string | null {
  const url = text.trim();
  if (url === '') return 'Enter the address of the API, such as https://api.example.com/orders.';
  const unknown = /\{(?!from\}|to\})[^}]*\}?/.exec(url);
  if (unknown) return `Replace ${unknown[0]}: the placeholders are {from} and {to}.`;
  if (!URL.canParse(url)) return 'Enter a full address such as https://api.example.com/orders.';
  const { protocol, hostname, username, password, hash, searchParams } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return 'Use an address that starts with https://.';
  if (/[{}]|%7B|%7D/i.test(hostname)) return 'Use {from} and {to} behind the host only.';
  if (protocol === 'http:' && !loopback.test(hostname)) {
    return 'Use https:// here: others on the network can read what is sent over http://.';
  }
  if (username !== '' || password !== '') {
    return 'Remove the user name and password from the address. Use a key in a header instead.';
  }
  if (hash !== '' || url.includes('#')) return 'Remove “#” and what follows: it is not sent to the API.';
  const secret = [...searchParams.keys()].find((key) => secretParameter.test(key));
  return secret === undefined
    ? null
    : `Remove “${secret}” from the address. Use a key in a header: an address is not secret.`;
}

/** Returns the address of the first page for a range of time. Throws a `TypeError` for a URL that is none. */
export function addressOf({ url }: Pick<Connection, 'url'>, { from, to }: TimeRange): URL {
  const iso = (time: number): string => encodeURIComponent(new Date(time).toISOString());
  return new URL(url.trim().replaceAll('{from}', iso(from)).replaceAll('{to}', iso(to)));
}

export function originOf(url: string): string | null {
  return URL.canParse(url.trim()) ? new URL(url.trim()).origin : null;
}

/** Returns the host of a URL without `www.` and `api.`, as a name for a connection; empty when it is malformed. */
export function nameOfUrl(url: string): string {
  return URL.canParse(url.trim()) ? new URL(url.trim()).hostname.replace(/^(?:www|api)\./, '') : '';
}

export function asksForRange({ url }: Pick<Connection, 'url'>): boolean {
  return /\{(from|to)\}/.test(url);
}
