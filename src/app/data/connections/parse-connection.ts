import { parsePointer } from '../rows/json-pointer';
import { isLevel, type LevelWord, type Mapping } from '../rows/reading';
import { baseUrlProblem, pathProblem } from './address';
import { type Connection, type ConnectionAuth, maxTimeoutSeconds, type NextPage } from './connection';

export type ParsedConnection =
  { connection: Connection; problems: string[] } | { connection: null; problems: string[] };

const maxNameLength = 100;
const maxTextLength = 2000;
const maxLevelWords = 50;
/** The characters of an HTTP field name (RFC 9110). */
const headerName = /^[!#$%&'*+\-.^_`|~\da-z]{1,100}$/i;
/** Headers that a script cannot set, or that change what the request is. */
const refusedHeaders =
  /^(accept|connection|content-.*|cookie.?|date|dnt|expect|host|keep-alive|origin|proxy-.*|referer|sec-.*|te|trailer|transfer-encoding|upgrade|via)$/i;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns what to change in the name of a header that holds a key, or null. */
export function headerNameProblem(name: string): string | null {
  if (name.trim() === '') return 'Enter the name of the header, such as X-API-Key.';
  if (!headerName.test(name.trim())) return 'Use letters, digits and hyphens, such as X-API-Key.';
  return refusedHeaders.test(name.trim()) ? 'Choose another header: a browser does not let a page set this one.' : null;
}

/** Returns what to change in a JSON Pointer, or null. */
export function pointerProblem(pointer: string): string | null {
  return parsePointer(pointer) === null
    ? 'Start with a slash, such as /data/items. Leave it empty for the whole response.'
    : null;
}

/**
 * Reads a connection from storage or a file, which may contain anything. Unknown fields are dropped. An invalid field gets its
 * default and a problem that names it; without a usable address there is no connection.
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

  const name = text('name', value, maxNameLength);
  if (name === '') problems.push('The name is missing.');
  const baseUrl = text('baseUrl');
  const unusable = baseUrlProblem(baseUrl);
  if (unusable !== null)
    return { connection: null, problems: [...problems, `The base URL cannot be used. ${unusable}`] };
  let path = text('path');
  const pathMessage = pathProblem(path);
  if (pathMessage !== null) {
    problems.push(`The path cannot be used. ${pathMessage}`);
    path = '';
  }
  const { timeoutSeconds } = value;
  const isTimeout = typeof timeoutSeconds === 'number' && timeoutSeconds >= 1 && timeoutSeconds <= maxTimeoutSeconds;
  if (!isTimeout && timeoutSeconds !== undefined) {
    problems.push(`The timeout is not a number from 1 to ${maxTimeoutSeconds}.`);
  }
  const { revision } = value;
  return {
    connection: {
      id: defaults.id,
      name: name || new URL(baseUrl).hostname,
      baseUrl,
      path,
      auth: parseAuth(value.auth, problems),
      timeoutSeconds: isTimeout ? Math.round(timeoutSeconds) : defaults.timeoutSeconds,
      rows: pointer('rows', value),
      nextPage: parseNextPage(value.nextPage, problems, pointer),
      mapping: parseMapping(value.mapping, problems, pointer),
      levelWords: parseLevelWords(value.levelWords, problems),
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
  if (value === undefined) return { type: 'none' };
  if (isFields(value)) {
    const { type, parameter } = value;
    if (type === 'none' || type === 'link') return { type };
    if (type === 'address') return { type, pointer: pointer('pointer', value) };
    if (type === 'cursor' && typeof parameter === 'string' && parameter !== '' && parameter.length <= 100) {
      return { type, parameter, pointer: pointer('pointer', value) };
    }
  }
  problems.push('The next page is unknown. Choose it again.');
  return { type: 'none' };
}

function parseMapping(value: unknown, problems: string[], pointer: ReadPointer): Mapping {
  const fields = isFields(value) ? value : {};
  if (!isFields(value) && value !== undefined)
    problems.push('The mapping is not readable. Test the connection to map again.');
  return {
    time: pointer('time', fields),
    value: pointer('value', fields),
    level: pointer('level', fields),
    id: pointer('id', fields) || null,
    label: pointer('label', fields) || null,
  };
}

function parseLevelWords(value: unknown, problems: string[]): LevelWord[] {
  if (value === undefined) return [];
  const words = (Array.isArray(value) ? value : []).slice(0, maxLevelWords).flatMap((entry: unknown): LevelWord[] => {
    if (!isFields(entry)) return [];
    const { word, level } = entry;
    const isKnown = typeof word === 'string' && word.length <= 200 && (level === null || isLevel(level));
    return isKnown ? [{ word, level }] : [];
  });
  if (!Array.isArray(value) || words.length < value.length)
    problems.push('Some levels are not readable. Check the level table.');
  return words;
}
