import { levels } from '../../../api/contract';
import { type Column, columnTypes, dateFormats, maxColumns, type NumberFormat } from '../../../rows/columns';
import { isObject, type JsonObject, nameOfPointer, parsePointer } from '../../../rows/json-pointer';
import type { NextPage } from '../../../rows/next-page';
import { measures } from '../../../rows/query';
import { noRoles, roleNames } from '../../../rows/roles';
import { isRangeId } from '../../lib/ranges';
import {
  type Connection,
  type ConnectionAuth,
  defaultWords,
  type GroupLevel,
  increases,
  type LastTest,
  maxTimeoutSeconds,
  nameOfUrl,
  urlProblem,
} from './connection';

export interface ParsedConnection {
  connection: Connection | null;
  problems: string[];
}

const maxNameLength = 100;
const maxTextLength = 2000;
const maxGroupLevels = 50;
const maxUnitLength = 20;
const maxWordLength = 40;
/** The characters of an HTTP field name (RFC 9110). */
const headerName = /^[!#$%&'*+\-.^_`|~\da-z]{1,100}$/i;
/** Headers that a script cannot set, or that change the request itself. */
const refusedHeaders =
  /^(accept|connection|content-.*|cookie.?|date|dnt|expect|host|keep-alive|origin|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade|via)$/i;

/** Returns what to change in a key header's name, or null. */
export function headerNameProblem(name: string): string | null {
  if (name.trim() === '') return 'Enter the name of the header, such as X-API-Key.';
  if (!headerName.test(name.trim())) return 'Use letters, digits and hyphens, such as X-API-Key.';
  return refusedHeaders.test(name.trim()) ? 'Choose another header: browsers do not let a page set this one.' : null;
}

/** Returns what to change in a JSON Pointer, or null. */
export function pointerProblem(pointer: string): string | null {
  return parsePointer(pointer) === null
    ? 'Start with a slash, such as /data/items. Leave it empty for the whole response.'
    : null;
}

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value);

/** Returns functions that read fields. They report each malformed field as a problem and return its default. */
function createReader(problems: string[]) {
  function text(fields: JsonObject, key: string, limit = maxTextLength): string {
    const field = fields[key] ?? '';
    if (typeof field === 'string' && field.length <= limit) return field.trim();
    problems.push(`“${key}” is not a text of at most ${limit} characters.`);
    return '';
  }
  /** Returns null for a malformed pointer, because an empty one means the whole response. */
  function pointer(fields: JsonObject, key: string): string | null {
    const known = problems.length;
    const found = text(fields, key);
    const problem = pointerProblem(found);
    if (problem !== null) problems.push(`“${key}” is not a JSON Pointer. ${problem}`);
    return problems.length > known ? null : found;
  }
  function list<Item>(
    value: unknown,
    limit: number,
    read: (entry: JsonObject) => Item | null,
    problem: string,
  ): Item[] {
    if (value === undefined) return [];
    const entries = Array.isArray(value) ? (value as unknown[]) : [];
    const items = entries.slice(0, limit).flatMap((entry) => (isObject(entry) ? (read(entry) ?? []) : []));
    if (!Array.isArray(value) || items.length < entries.length) problems.push(problem);
    return items;
  }
  return { text, pointer, list };
}

/**
 * Parses a connection from storage or a file, which may contain anything. Drops unknown fields. Invalid fields get their
 * default and a problem message; without a usable address, there is no connection.
 */
export function parseConnection(value: unknown, defaults: Connection): ParsedConnection {
  if (!isObject(value)) return { connection: null, problems: ['This is not a connection.'] };
  const problems: string[] = [];
  const { text, pointer, list } = createReader(problems);

  const name = text(value, 'name', maxNameLength);
  if (name === '') problems.push('The name is missing.');
  const url = text(value, 'url');
  const unusable = urlProblem(url);
  if (unusable !== null)
    return { connection: null, problems: [...problems, `The address cannot be used. ${unusable}`] };
  const { timeoutSeconds, revision, range } = value;
  const isTimeout = typeof timeoutSeconds === 'number' && timeoutSeconds >= 1 && timeoutSeconds <= maxTimeoutSeconds;
  if (!isTimeout && timeoutSeconds !== undefined) {
    problems.push(`The timeout is not a number from 1 to ${maxTimeoutSeconds}.`);
  }
  const auth = value.auth === undefined ? defaults.auth : parseAuth(value.auth);
  if (auth === null) problems.push('The authentication is unknown. Choose it again.');
  const nextPage = value.nextPage === undefined ? defaults.nextPage : parseNextPage(value.nextPage, pointer);
  if (nextPage === null) problems.push('The next page is unknown. Test the connection to find it.');
  const roles = isObject(value.roles) ? value.roles : {};
  if (value.roles !== undefined && !isObject(value.roles)) {
    problems.push('The column roles are not readable. Test the connection to choose them again.');
  }
  const words = isObject(value.words) ? value.words : {};
  const word = (key: keyof typeof defaultWords): string => text(words, key, maxWordLength) || defaultWords[key];
  return {
    connection: {
      id: defaults.id,
      name: name || nameOfUrl(url),
      url,
      auth: auth ?? defaults.auth,
      timeoutSeconds: isTimeout ? Math.round(timeoutSeconds) : defaults.timeoutSeconds,
      rows: (value.rows ?? null) === null ? null : pointer(value, 'rows'),
      nextPage: nextPage ?? defaults.nextPage,
      columns: list(
        value.columns,
        maxColumns,
        parseColumn,
        'Some columns are not readable. Test the connection to read them again.',
      ),
      roles: { ...noRoles, ...Object.fromEntries(roleNames.map((role) => [role, pointer(roles, role) || null])) },
      measure: oneOf(measures, value.measure),
      range: typeof range === 'string' && isRangeId(range) ? range : undefined,
      groupLevels: list(
        value.groupLevels,
        maxGroupLevels,
        parseGroupLevel,
        'Some group colors are not readable. Check the groups.',
      ),
      words: { singular: word('singular'), plural: word('plural'), value: word('value') },
      increase: oneOf(increases, value.increase) ?? defaults.increase,
      lastTest: parseLastTest(value.lastTest),
      revision: Number.isSafeInteger(revision) ? Math.max(0, Number(revision)) : 0,
    },
    problems,
  };
}

function parseAuth(value: unknown): ConnectionAuth | null {
  if (!isObject(value)) return null;
  const { type, name } = value;
  if (type === 'none' || type === 'bearer' || type === 'user') return { type };
  const isHeader = type === 'header' && typeof name === 'string' && headerNameProblem(name) === null;
  return isHeader ? { type, name: name.trim() } : null;
}

function parseNextPage(value: unknown, pointer: (fields: JsonObject, key: string) => string | null): NextPage | null {
  if (!isObject(value)) return null;
  const { type, parameter } = value;
  if (type === 'auto' || type === 'none' || type === 'link') return { type };
  if (type === 'address') return { type, pointer: pointer(value, 'pointer') ?? '' };
  const isCursor = type === 'cursor' && typeof parameter === 'string' && parameter !== '' && parameter.length <= 100;
  return isCursor ? { type, parameter, pointer: pointer(value, 'pointer') ?? '' } : null;
}

function parseFormat(value: unknown): NumberFormat | undefined {
  if (!isObject(value)) return undefined;
  const { style, unit } = value;
  if (style === 'number' || style === 'percent') return { style };
  const isUnit = (style === 'currency' || style === 'unit') && typeof unit === 'string' && unit.length <= maxUnitLength;
  return isUnit ? { style, unit } : undefined;
}

function parseColumn({ pointer, name, isHidden, ...entry }: JsonObject): Column | null {
  const type = oneOf(columnTypes, entry.type);
  if (typeof pointer !== 'string' || pointerProblem(pointer) !== null || type === undefined) return null;
  return {
    pointer,
    name: typeof name === 'string' && name.trim() !== '' ? name.slice(0, maxNameLength) : nameOfPointer(pointer),
    type,
    dateOrder: oneOf(['day-first', 'month-first'], entry.dateOrder),
    dateFormat: oneOf(dateFormats, entry.dateFormat),
    format: parseFormat(entry.format),
    decimalMark: oneOf(['.', ','], entry.decimalMark),
    divisor: oneOf([100, 1000], entry.divisor),
    isHidden: isHidden === true || undefined,
  };
}

function parseGroupLevel({ group, level }: JsonObject): GroupLevel | null {
  const known = oneOf([...levels, null], level);
  return typeof group === 'string' && group.length <= 200 && known !== undefined ? { group, level: known } : null;
}

/** Parses a test outcome from storage or a file, or null. */
export function parseLastTest(value: unknown): LastTest | null {
  if (!isObject(value)) return null;
  const { at, rows } = value;
  const isKnown = typeof at === 'number' && (rows === null || (typeof rows === 'number' && rows >= 0));
  return isKnown ? { at, rows } : null;
}
