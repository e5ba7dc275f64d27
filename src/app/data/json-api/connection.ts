import type { Level } from '../../../api/contract';
import { maxColumns } from '../../../rows/columns';
import { isObject, type JsonObject, parsePointer } from '../../../rows/json-pointer';
import type { GroupLevel } from '../../../rows/level-words';
import type { NextPage } from '../../../rows/next-page';
import { oneOf, parseColumn, parseGroupLevel, parseNextPage, pointerOf, textOf } from '../../../rows/parse-settings';
import { measures, type TimeRange } from '../../../rows/query';
import { noRoles, roleNames, type RowSettings } from '../../../rows/roles';
import { defaultWords, type Words } from '../../../rows/texts';
import { loopback } from '../../config/env';
import { type RangeId, rangeIds } from '../../../rows/ranges';

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

export const maxNameLength = 100;
const maxTextLength = 2000;
const maxGroupLevels = 50;
const maxWordLength = 40;
/** The characters of an HTTP field name (RFC 9110). */
const headerName = /^[!#$%&'*+\-.^_`|~\da-z]{1,100}$/i;
/** Headers that a script cannot set, or that alter the request itself. */
const refusedHeaders =
  /^(accept|connection|content-.*|cookie.?|date|dnt|expect|host|keep-alive|origin|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade|via)$/i;

export function headerNameProblem(name: string): string | null {
  if (name.trim() === '') return 'Enter the name of the header, such as X-API-Key.';
  if (!headerName.test(name.trim())) return 'Use letters, digits and hyphens, such as X-API-Key.';
  return refusedHeaders.test(name.trim()) ? 'Choose another header: browsers do not let a page set this one.' : null;
}

export function pointerProblem(pointer: string): string | null {
  return parsePointer(pointer) === null
    ? 'Start with a slash, such as /data/items. Leave it empty for the whole response.'
    : null;
}

const objectOf = (value: unknown): JsonObject | undefined => (isObject(value) ? value : undefined);
const listOf = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined);

/**
 * Parses a connection from storage or a file, which may contain anything. Unknown fields are dropped. Invalid fields
 * are replaced by their default and reported; without a usable address, there is no connection.
 */
export function parseConnection(
  value: unknown,
  defaults: Connection,
): { connection: Connection | null; problems: string[] } {
  const fields = objectOf(value) ?? {};
  const url = textOf(maxTextLength)(fields.url) ?? '';
  const unusable = urlProblem(url);
  if (unusable !== null) return { connection: null, problems: [`The address cannot be used. ${unusable}`] };
  const problems: string[] = [];
  const report = (key: string): number => problems.push(`“${key}” cannot be read. Check it in the form.`);

  /** Returns a field, or its default if it is missing. Reports a malformed field. */
  function read<Value>(
    key: string,
    parse: (field: unknown) => Value | undefined,
    fallback: Value,
    from: JsonObject = fields,
  ): Value {
    const field = from[key] ?? undefined;
    const parsed = field === undefined ? fallback : parse(field);
    if (parsed === undefined && field !== undefined) report(key);
    return parsed ?? fallback;
  }
  function readList<Item>(key: string, limit: number, parse: (entry: JsonObject) => Item | undefined): Item[] {
    const entries = read(key, listOf, []);
    const items = entries.slice(0, limit).flatMap((entry) => (isObject(entry) ? (parse(entry) ?? []) : []));
    if (items.length < entries.length) report(key);
    return items;
  }

  const roles = read('roles', objectOf, {});
  const words = read('words', objectOf, {});
  const word = (key: keyof typeof defaultWords): string =>
    read(key, textOf(maxWordLength), '', words) || defaultWords[key];
  return {
    connection: {
      id: defaults.id,
      name: read('name', textOf(maxNameLength), '') || nameOfUrl(url),
      url,
      auth: read('auth', parseAuth, defaults.auth),
      timeoutSeconds: read('timeoutSeconds', parseTimeout, defaults.timeoutSeconds),
      rows: read<string | null>('rows', pointerOf, null),
      nextPage: read('nextPage', parseNextPage, defaults.nextPage),
      columns: readList('columns', maxColumns, parseColumn),
      roles: {
        ...noRoles,
        ...Object.fromEntries(roleNames.map((role) => [role, read(role, pointerOf, '', roles) || null])),
      },
      measure: read('measure', oneOf(measures), undefined),
      range: read('range', oneOf(rangeIds), undefined),
      groupLevels: readList('groupLevels', maxGroupLevels, parseGroupLevel),
      words: { singular: word('singular'), plural: word('plural'), value: word('value') },
      increase: read('increase', oneOf(increases), defaults.increase),
      lastTest: read('lastTest', parseLastTest, null),
      revision: read('revision', parseRevision, 0),
    },
    problems,
  };
}

const parseTimeout = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 1 && value <= maxTimeoutSeconds ? Math.round(value) : undefined;

const parseRevision = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

function parseAuth(value: unknown): ConnectionAuth | undefined {
  const { type, name } = objectOf(value) ?? {};
  if (type === 'none' || type === 'bearer' || type === 'user') return { type };
  const isHeader = type === 'header' && typeof name === 'string' && headerNameProblem(name) === null;
  return isHeader ? { type, name: name.trim() } : undefined;
}

export function parseLastTest(value: unknown): LastTest | undefined {
  const { at, rows } = objectOf(value) ?? {};
  const isKnown = typeof at === 'number' && (rows === null || (typeof rows === 'number' && rows >= 0));
  return isKnown ? { at, rows } : undefined;
}
