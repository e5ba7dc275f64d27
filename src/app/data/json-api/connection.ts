import type { Level } from '../../../api/contract';
import { loopback } from '../../config/env';
import type { RangeId } from '../../lib/ranges';
import type { GroupLevel } from '../../../rows/level-words';
import type { NextPage } from '../../../rows/next-page';
import type { TimeRange } from '../../../rows/query';
import { type RowSettings, noRoles } from '../../../rows/roles';
import { defaultWords, type Words } from '../../../rows/texts';

/**
 * The authentication: none, a key in a header, a bearer token, or the ID token of the signed-in user, which is sent
 * only to the origins in `VITE_API_ORIGINS`.
 */
export type ConnectionAuth =
  | { type: 'none' }
  | { type: 'header'; name: string }
  | { type: 'bearer' }
  | { type: 'user' };

/** Whether an increase is good, which determines the color of a change. */
export const increases = ['good', 'bad', 'neutral'] as const;

export type Increase = (typeof increases)[number];

export interface LastTest {
  /** Milliseconds since 1970. */
  at: number;
  rows: number | null;
}

/** The settings of a JSON API. They never contain a secret. */
export interface Connection extends RowSettings {
  id: string;
  name: string;
  /** The first page's URL, with optional placeholders `{from}` and `{to}`. A secret belongs to this URL's origin. */
  url: string;
  auth: ConnectionAuth;
  timeoutSeconds: number;
  /** The JSON Pointer to the rows; null before the first test. */
  rows: string | null;
  nextPage: NextPage;
  range?: RangeId;
  groupLevels: readonly GroupLevel[];
  words: Words;
  increase: Increase;
  lastTest: LastTest | null;
  /** How often the connection was saved. If the stored number differs, another tab has saved the connection. */
  revision: number;
}

export const maxTimeoutSeconds = 30;

export const ownConnectionId = 'own';

/** The site's own API, which is always the first connection and can be neither stored nor deleted. */
export const ownConnection: Connection = {
  id: ownConnectionId,
  name: 'This site',
  url: '/api/v1/readings?from={from}&to={to}',
  auth: { type: 'user' },
  timeoutSeconds: maxTimeoutSeconds,
  rows: '/rows',
  nextPage: { type: 'cursor', pointer: '/nextCursor', parameter: 'cursor' },
  columns: [
    { pointer: '/time', name: 'Time', type: 'date' },
    { pointer: '/label', name: 'Label', type: 'text' },
    { pointer: '/level', name: 'Level', type: 'text' },
    { pointer: '/value', name: 'Value', type: 'number' },
  ],
  roles: { time: '/time', value: '/value', group: '/level', label: '/label', id: '/id' },
  groupLevels: [
    { group: 'high', level: 'high' },
    { group: 'medium', level: 'medium' },
    { group: 'low', level: 'low' },
  ],
  words: { singular: 'reading', plural: 'readings', value: 'Value' },
  increase: 'good',
  lastTest: null,
  revision: 0,
};

export function createConnection(fields: Partial<Omit<Connection, 'id' | 'revision'>> = {}): Connection {
  return {
    name: '',
    url: '',
    auth: { type: 'none' },
    timeoutSeconds: maxTimeoutSeconds,
    rows: null,
    nextPage: { type: 'auto' },
    columns: [],
    roles: noRoles,
    groupLevels: [],
    words: defaultWords,
    increase: 'neutral',
    lastTest: null,
    ...fields,
    id: crypto.randomUUID(),
    revision: 0,
  };
}

/** Returns whether the dashboard can read from the connection. Only the pointer to the rows is required. */
export function isReadable({ rows }: Pick<Connection, 'rows'>): boolean {
  return rows !== null;
}

export function needsSecret({ auth }: Pick<Connection, 'auth'>): boolean {
  return auth.type === 'header' || auth.type === 'bearer';
}

export const levelOf = (group: string | null, { groupLevels }: Pick<Connection, 'groupLevels'>): Level | null =>
  groupLevels.find((entry) => entry.group === group)?.level ?? null;

/** Query parameters that usually contain a secret, which servers and proxies would log. */
const secretParameter = /^(api[-_]?key|access[-_]?token|token|secret|password|auth|key|appid|sig(nature)?)$/i;

/** Returns what to change in a URL; null if the URL can be requested. */
export function urlProblem(text: string): string | null {
  const url = text.trim();
  if (url === '') return 'Enter the address of the API, such as https://api.example.com/orders.';
  const unknown = /\{(?!from\}|to\})[^}]*\}?/.exec(url);
  if (unknown) return `Replace ${unknown[0]}: the placeholders are {from} and {to}.`;
  if (!URL.canParse(url)) return 'Enter a full address such as https://api.example.com/orders.';
  const { protocol, hostname, username, password, hash, searchParams } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return 'Use an address that starts with https://.';
  if (/[{}]|%7B|%7D/i.test(hostname)) return 'Use {from} and {to} only after the host.';
  if (protocol === 'http:' && !loopback.test(hostname)) {
    return 'Use https:// here: others on the network can read http:// requests.';
  }
  if (username !== '' || password !== '') {
    return 'Remove the user name and password from the address. Use a key in a header instead.';
  }
  if (hash !== '' || url.includes('#')) return 'Remove “#” and the text after it, which is not sent to the API.';
  const secret = [...searchParams.keys()].find((key) => secretParameter.test(key));
  return secret === undefined
    ? null
    : `Remove “${secret}” from the address, which is not secret. Use a key in a header instead.`;
}

/** Returns the URL of the first page for a time range. The site's own API is on the page's origin. */
export function addressOf({ url }: Pick<Connection, 'url'>, { from, to }: TimeRange): URL {
  const iso = (time: number): string => encodeURIComponent(new Date(time).toISOString());
  return new URL(url.trim().replaceAll('{from}', iso(from)).replaceAll('{to}', iso(to)), window.location.origin);
}

export function originOf(url: string): string | null {
  return URL.canParse(url.trim()) ? new URL(url.trim()).origin : null;
}

/** Returns a connection name derived from a URL: its host without `www.` and `api.`; empty if it is malformed. */
export function nameOfUrl(url: string): string {
  return URL.canParse(url.trim()) ? new URL(url.trim()).hostname.replace(/^(?:www|api)\./, '') : '';
}

export function asksForRange({ url }: Pick<Connection, 'url'>): boolean {
  return /\{(from|to)\}/.test(url);
}
