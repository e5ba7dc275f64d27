import { maxColumns } from '../../../rows/columns';
import { isObject, type JsonObject, parsePointer } from '../../../rows/json-pointer';
import { oneOf, parseColumn, parseGroupLevel, parseNextPage, pointerOf, textOf } from '../../../rows/parse-settings';
import { measures } from '../../../rows/query';
import { noRoles, roleNames } from '../../../rows/roles';
import { defaultWords } from '../../../rows/texts';
import { rangeIds } from '../../lib/ranges';
import {
  type Connection,
  type ConnectionAuth,
  createConnection,
  increases,
  type LastTest,
  maxTimeoutSeconds,
  nameOfUrl,
  urlProblem,
} from './connection';

interface ParsedConnection {
  connection: Connection | null;
  problems: string[];
}

const maxNameLength = 100;
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
export function parseConnection(value: unknown, defaults: Connection): ParsedConnection {
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

const format = 'waymark-connections';
const version = 2;
export const maxImportBytes = 1024 * 1024;
const maxConnections = 100;

export interface ImportedConnections {
  connections: Connection[];
  /** Dropped or unreadable fields, each with the name of its connection. */
  problems: string[];
}

/** Returns connections as the text of a file, without secrets, which are stored elsewhere. */
export function exportConnections(connections: readonly Connection[]): string {
  const exported = connections.map(({ id: _id, revision: _revision, ...fields }) => fields);
  return `${JSON.stringify({ format, version, connections: exported }, null, 2)}\n`;
}

const nothing = (problem: string): ImportedConnections => ({ connections: [], problems: [problem] });

/** Parses the text of a file. Each connection is assigned a new id, so that none replaces another. */
export function importConnections(text: string): ImportedConnections {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return nothing('This file is not JSON. Choose a file that was exported here.');
  }
  if (!isObject(file) || file.format !== format || !Array.isArray(file.connections)) {
    return nothing('This file has no connections. Choose a file that was exported here.');
  }
  if (typeof file.version === 'number' && file.version > version) {
    return nothing('A newer version of Waymark wrote this file. Reload the page to update, then try again.');
  }
  const problems: string[] = [];
  const list = file.connections as unknown[];
  if (list.length > maxConnections) problems.push(`Only the first ${maxConnections} connections are imported.`);
  const connections = list.slice(0, maxConnections).flatMap((value, index): Connection[] => {
    const parsed = parseConnection(value, createConnection());
    const known = isObject(value) && typeof value.name === 'string' ? value.name.slice(0, maxNameLength) : '';
    const name = parsed.connection?.name ?? (known || `Connection ${index + 1}`);
    problems.push(...parsed.problems.map((problem) => `${name}: ${problem}`));
    return parsed.connection === null ? [] : [{ ...parsed.connection, revision: 0 }];
  });
  return { connections, problems };
}

/** Returns a name that is not in use, such as “Air (2)”, and adds it to the names in use. */
export function uniqueName(name: string, taken: Set<string>): string {
  let unique = name;
  for (let number = 2; taken.has(unique); number += 1) {
    const suffix = ` (${number})`;
    unique = `${name.slice(0, maxNameLength - suffix.length)}${suffix}`;
  }
  taken.add(unique);
  return unique;
}

/**
 * Returns the connections to store. With `replaces`, the first connection with a known name replaces the known one; a
 * number is added to other duplicate names.
 */
export function mergeImported(
  imported: readonly Connection[],
  known: readonly Connection[],
  replaces: boolean,
): Connection[] {
  const replaceable = new Map(replaces ? known.map((connection) => [connection.name, connection]) : []);
  const taken = new Set(known.map(({ name }) => name));
  return imported.map((connection) => {
    const replaced = replaceable.get(connection.name);
    if (replaced === undefined) return { ...connection, name: uniqueName(connection.name, taken) };
    replaceable.delete(connection.name);
    return { ...connection, id: replaced.id, revision: replaced.revision };
  });
}
