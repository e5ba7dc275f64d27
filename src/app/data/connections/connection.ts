import type { LevelWord, Mapping } from '../rows/reading';

/**
 * How a connection authenticates: without a secret; with a key in a header; with a bearer token; with the ID token of the
 * signed-in user, which only the origins of `VITE_API_ORIGINS` receive.
 */
export type ConnectionAuth =
  { type: 'none' } | { type: 'header'; name: string } | { type: 'bearer' } | { type: 'user' };

/**
 * Where the next page is: nowhere; in the `Link` header with `rel=next`; at a JSON Pointer in the response, as an address of the
 * same origin, or as a cursor for a query parameter.
 */
export type NextPage =
  | { type: 'none' }
  | { type: 'link' }
  | { type: 'address'; pointer: string }
  | { type: 'cursor'; pointer: string; parameter: string };

/** A JSON API that the dashboard can read from. It never contains a secret. */
export interface Connection {
  id: string;
  name: string;
  /** The scheme, the host and an optional path, without a search. A secret belongs to its origin. */
  baseUrl: string;
  /** The path and search behind the base URL, with the optional placeholders `{from}` and `{to}`. */
  path: string;
  auth: ConnectionAuth;
  /** How long a request may take, 1 to 30 seconds. */
  timeoutSeconds: number;
  /** The JSON Pointer of the rows. */
  rows: string;
  nextPage: NextPage;
  mapping: Mapping;
  levelWords: readonly LevelWord[];
  /** Counts the saves. A save with another number than the stored one is a conflict with another tab. */
  revision: number;
}

export const maxTimeoutSeconds = 30;

/** The id of the product's own API. */
export const ownConnectionId = 'own';

/** The product's own API: always the first connection, neither stored nor deletable. */
export const ownConnection: Connection = {
  id: ownConnectionId,
  name: 'This site, signed in',
  baseUrl: '',
  path: '/api/v1/readings?from={from}&to={to}',
  auth: { type: 'user' },
  timeoutSeconds: maxTimeoutSeconds,
  rows: '/rows',
  nextPage: { type: 'cursor', pointer: '/nextCursor', parameter: 'cursor' },
  mapping: { time: '/time', value: '/value', level: '/level', id: '/id', label: '/label' },
  levelWords: [
    { word: 'high', level: 'high' },
    { word: 'medium', level: 'medium' },
    { word: 'low', level: 'low' },
  ],
  revision: 0,
};

/** Returns a connection with defaults and a new id. */
export function createConnection(fields: Partial<Omit<Connection, 'id' | 'revision'>> = {}): Connection {
  return {
    name: '',
    baseUrl: '',
    path: '',
    auth: { type: 'none' },
    timeoutSeconds: maxTimeoutSeconds,
    rows: '',
    nextPage: { type: 'none' },
    mapping: { time: '', value: '', level: '', id: null, label: null },
    levelWords: [],
    ...fields,
    id: crypto.randomUUID(),
    revision: 0,
  };
}

/** Returns whether the connection authenticates with a secret that the user types. */
export function needsSecret({ auth }: Pick<Connection, 'auth'>): boolean {
  return auth.type === 'header' || auth.type === 'bearer';
}
