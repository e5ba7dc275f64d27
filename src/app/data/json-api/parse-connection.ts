import { parsePointer, nameOfPointer } from '../../../rows/json-pointer';
import { type Column, columnTypes, dateFormats, maxColumns, type NumberFormat } from '../../../rows/columns';
import { isLevel } from '../../../rows/level-words';
import { measures } from '../../../rows/query';
import { roleNames, type Roles } from '../../../rows/roles';
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
  type Words,
} from './connection';
import { type NextPage } from '../../../rows/next-page';

export type ParsedConnection =
  | { connection: Connection; problems: string[] }
  | { connection: null; problems: string[] };

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

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/**
 * Parses a connection from storage or a file, which may contain anything. Drops unknown fields. Invalid fields get their
 * default and a problem message; without a usable address, there is no connection.
 */
export function parseConnection(value: unknown, defaults: Connection): ParsedConnection {
  const problems: string[] = [];
  if (!isFields(value)) return { connection: null, problems: ['This is not a connection.'] };

  const text = (key: string, source: Fields = value, limit = maxTextLength): string => {
    const field = source[key];
    if (field === undefined || field === null) return '';
    if (typeof field === 'string' && field.length <= limit) return field.trim();
    problems.push(`“${key}” is not a text of at most ${limit} characters.`);
    return '';
  };
  const pointer = (key: string, source: Fields): string => {
    const found = text(key, source);
    const problem = pointerProblem(found);
    if (problem !== null) problems.push(`“${key}” is not a JSON Pointer. ${problem}`);
    return problem === null ? found : '';
  };
  /** Returns null for a malformed pointer, because an empty one means the whole response. */
  const rowsPointer = (): string | null => {
    const known = problems.length;
    const found = pointer('rows', value);
    return problems.length > known ? null : found;
  };

  const name = text('name', value, maxNameLength);
  if (name === '') problems.push('The name is missing.');
  const url = text('url');
  const unusable = urlProblem(url);
  if (unusable !== null)
    return { connection: null, problems: [...problems, `The address cannot be used. ${unusable}`] };
  const { timeoutSeconds } = value;
  const isTimeout = typeof timeoutSeconds === 'number' && timeoutSeconds >= 1 && timeoutSeconds <= maxTimeoutSeconds;
  if (!isTimeout && timeoutSeconds !== undefined) {
    problems.push(`The timeout is not a number from 1 to ${maxTimeoutSeconds}.`);
  }
  const { revision, rows } = value;
  return {
    connection: {
      id: defaults.id,
      name: name || nameOfUrl(url),
      url,
      auth: parseAuth(value.auth, problems),
      timeoutSeconds: isTimeout ? Math.round(timeoutSeconds) : defaults.timeoutSeconds,
      rows: rows === undefined || rows === null ? null : rowsPointer(),
      nextPage: parseNextPage(value.nextPage, problems, pointer),
      columns: parseColumns(value.columns, problems),
      roles: parseRoles(value.roles, problems, pointer),
      ...parseOpening(value),
      groupLevels: parseGroupLevels(value.groupLevels, problems),
      words: parseWords(value.words, text),
      increase: increases.find((increase) => increase === value.increase) ?? defaults.increase,
      lastTest: parseLastTest(value.lastTest),
      revision: Number.isSafeInteger(revision) ? Math.max(0, Number(revision)) : 0,
    },
    problems,
  };
}

function parseAuth(value: unknown, problems: string[]): ConnectionAuth {
  if (value === undefined) return { type: 'none' };
  if (isFields(value)) {
    const { type, name } = value;
    if (type === 'none' || type === 'bearer' || type === 'user') return { type };
    if (type === 'header' && typeof name === 'string' && headerNameProblem(name) === null)
      return { type, name: name.trim() };
  }
  problems.push('The authentication is unknown. Choose it again.');
  return { type: 'none' };
}

type ReadPointer = (key: string, source: Fields) => string;

function parseNextPage(value: unknown, problems: string[], pointer: ReadPointer): NextPage {
  if (value === undefined) return { type: 'auto' };
  if (isFields(value)) {
    const { type, parameter } = value;
    if (type === 'auto' || type === 'none' || type === 'link') return { type };
    if (type === 'address') return { type, pointer: pointer('pointer', value) };
    if (type === 'cursor' && typeof parameter === 'string' && parameter !== '' && parameter.length <= 100) {
      return { type, parameter, pointer: pointer('pointer', value) };
    }
  }
  problems.push('The next page is unknown. Test the connection to find it.');
  return { type: 'auto' };
}

function parseRoles(value: unknown, problems: string[], pointer: ReadPointer): Roles {
  const source = isFields(value) ? value : {};
  if (!isFields(value) && value !== undefined)
    problems.push('The column roles are not readable. Test the connection to choose them again.');
  return Object.fromEntries(roleNames.map((role) => [role, pointer(role, source) || null])) as unknown as Roles;
}

/** Parses the dashboard's initial measure and range. */
function parseOpening({ measure, range }: Fields): Pick<Connection, 'measure' | 'range'> {
  const known = measures.find((one) => one === measure);
  return { ...(known ? { measure: known } : {}), ...(typeof range === 'string' && isRangeId(range) ? { range } : {}) };
}

function parseFormat(value: unknown): NumberFormat | undefined {
  if (!isFields(value)) return undefined;
  const { style, unit } = value;
  if (style === 'number' || style === 'percent') return { style };
  const isUnit = (style === 'currency' || style === 'unit') && typeof unit === 'string' && unit.length <= maxUnitLength;
  return isUnit ? { style, unit } : undefined;
}

function parseColumns(value: unknown, problems: string[]): Column[] {
  if (value === undefined) return [];
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const columns = list.slice(0, maxColumns).flatMap((entry): Column[] => {
    if (!isFields(entry)) return [];
    const { pointer, name, type, dateOrder, dateFormat, format, decimalMark, divisor, isHidden } = entry;
    const known = columnTypes.find((one) => one === type);
    if (typeof pointer !== 'string' || pointerProblem(pointer) !== null || known === undefined) return [];
    const parsedFormat = parseFormat(format);
    const knownDateFormat = dateFormats.find((one) => one === dateFormat);
    return [
      {
        pointer,
        name: typeof name === 'string' && name.trim() !== '' ? name.slice(0, maxNameLength) : nameOfPointer(pointer),
        type: known,
        ...(dateOrder === 'day-first' || dateOrder === 'month-first' ? { dateOrder } : {}),
        ...(knownDateFormat ? { dateFormat: knownDateFormat } : {}),
        ...(parsedFormat ? { format: parsedFormat } : {}),
        ...(decimalMark === '.' || decimalMark === ',' ? { decimalMark } : {}),
        ...(divisor === 100 || divisor === 1000 ? { divisor } : {}),
        ...(isHidden === true ? { isHidden } : {}),
      },
    ];
  });
  if (!Array.isArray(value) || columns.length < list.length)
    problems.push('Some columns are not readable. Test the connection to read them again.');
  return columns;
}

function parseGroupLevels(value: unknown, problems: string[]): GroupLevel[] {
  if (value === undefined) return [];
  const levels = (Array.isArray(value) ? value : [])
    .slice(0, maxGroupLevels)
    .flatMap((entry: unknown): GroupLevel[] => {
      if (!isFields(entry)) return [];
      const { group, level } = entry;
      const isKnown = typeof group === 'string' && group.length <= 200 && (level === null || isLevel(level));
      return isKnown ? [{ group, level }] : [];
    });
  if (!Array.isArray(value) || levels.length < value.length)
    problems.push('Some group colors are not readable. Check the groups.');
  return levels;
}

function parseWords(value: unknown, text: (key: string, source: Fields, limit: number) => string): Words {
  if (!isFields(value)) return defaultWords;
  return {
    singular: text('singular', value, maxWordLength) || defaultWords.singular,
    plural: text('plural', value, maxWordLength) || defaultWords.plural,
    value: text('value', value, maxWordLength) || defaultWords.value,
  };
}

/** Parses a test outcome from storage or a file, or null. */
export function parseLastTest(value: unknown): LastTest | null {
  if (!isFields(value)) return null;
  const { at, rows } = value;
  const isKnown = typeof at === 'number' && (rows === null || (typeof rows === 'number' && rows >= 0));
  return isKnown ? { at, rows } : null;
}
