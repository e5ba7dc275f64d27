import type { Level } from '../../../api/contract';
import { rowWords } from '../../lib/formats';
import type { RangeId } from '../../lib/ranges';
import type { NextPage } from '../../../rows/next-page';
import { type RowSettings, noRoles } from '../../../rows/roles';

/**
 * How a connection authenticates: without a secret; with a key in a header; with a bearer token; with the ID token of the
 * signed-in user, which only the origins of `VITE_API_ORIGINS` receive.
 */
export type ConnectionAuth =
  | { type: 'none' }
  | { type: 'header'; name: string }
  | { type: 'bearer' }
  | { type: 'user' };

/** The level of a group, which gives it the color of success, warning or error; null for a color without a meaning. */
export interface GroupLevel {
  group: string;
  level: Level | null;
}

/** Whether more is better, which decides the color of a change. */
export const increases = ['good', 'bad', 'neutral'] as const;

export type Increase = (typeof increases)[number];

/** What the user calls the rows and their value. */
export interface Words {
  /** One row, such as “order”. */
  singular: string;
  plural: string;
  value: string;
}

export const defaultWords: Words = { ...rowWords, value: 'Value' };

export interface LastTest {
  /** Milliseconds since 1970. */
  at: number;
  /** The number of rows; null when the test failed. */
  rows: number | null;
}

/** A JSON API that the dashboard can read from. It never contains a secret. */
export interface Connection extends RowSettings {
  id: string;
  name: string;
  /** The address of the first page, with the optional placeholders `{from}` and `{to}`. A secret belongs to its origin. */
  url: string;
  auth: ConnectionAuth;
  /** How long a request may take, 1 to 30 seconds. */
  timeoutSeconds: number;
  /** The JSON Pointer of the rows; null before the first test. */
  rows: string | null;
  nextPage: NextPage;
  /** The range that the dashboard opens with. @default this month */
  range?: RangeId;
  groupLevels: readonly GroupLevel[];
  words: Words;
  increase: Increase;
  lastTest: LastTest | null;
  /** Counts the saves. A save with another number than the stored one is a conflict with another tab. */
  revision: number;
}

export const maxTimeoutSeconds = 30;

export const ownConnectionId = 'own';

/** The product's own API: always the first connection, neither stored nor deletable. */
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

/** Returns whether the dashboard can read from the connection: only the place of the rows is required. */
export function isReadable({ rows }: Pick<Connection, 'rows'>): boolean {
  return rows !== null;
}

export function needsSecret({ auth }: Pick<Connection, 'auth'>): boolean {
  return auth.type === 'header' || auth.type === 'bearer';
}

/** Returns the level of a group, or null. */
export const levelOf = (group: string | null, { groupLevels }: Pick<Connection, 'groupLevels'>): Level | null =>
  groupLevels.find((entry) => entry.group === group)?.level ?? null;
