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
