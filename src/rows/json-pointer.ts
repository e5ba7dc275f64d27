import { capitalize, cutText } from './texts';

/** A row as the API sends it, or another object in a response. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the only item of a list. */
export const onlyItem = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value;

/** JSON Pointers (RFC 6901): `/data/0/value`. The empty pointer is the whole document. */

/** Returns a pointer's keys, or null if it is malformed. */
export function parsePointer(pointer: string): string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null;
  // The order matters: "~01" means "~1", not "/".
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the pointer for a path of keys. */
export function formatPointer(keys: readonly string[]): string {
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Returns the value at a path of keys, or undefined if there is none. Ignores inherited properties. */
export function valueAt(document: unknown, keys: readonly string[]): unknown {
  let value = document;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined;
    if (Array.isArray(value) && !/^(0|[1-9]\d*)$/.test(key)) return undefined;
    if (!Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** The maximum length of a display name. */
const maxNameLength = 80;

/**
 * Objects that contain all fields of a row, as in JSON:API, GeoJSON and GraphQL. Their names do not describe the
 * fields.
 */
const wrappers = /^(?:attributes|properties|_source|node|fields|data)$/;

/** Keys that state the type of a value, such as `{ "$date": … }`, `{ "S": … }` and `{ "doubleValue": … }`. */
const typeKey = /^(?:\$\w+|#text|S|N|BOOL|(?:string|integer|double|boolean|timestamp)Value)$/;

function wordsOfKeys(keys: readonly string[]): string {
  const named = keys.filter(
    (key, index) =>
      index === 0 || !(typeKey.test(key) || (index < keys.length - 1 && /^(?:data|attributes)$/.test(key))),
  );
  return (
    named
      .flatMap((key) => key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(/[\s_.:@$]+|-(?!\d+$)/))
      .filter((word) => word !== '')
      .join(' ')
      .toLowerCase()
      // Names a column after its content: “by_level” becomes “level”, and “1. open” becomes “open”.
      .replace(/^(?:by|\d+) (?=[a-z])/, '')
  );
}

/** Returns the words of a field in lowercase: `/customer/firstName` becomes “customer first name”. */
export function wordsOfPointer(pointer: string): string {
  const keys = parsePointer(pointer) ?? [];
  return wordsOfKeys(keys.length > 1 && wrappers.test(keys[0] ?? '') ? keys.slice(1) : keys);
}

/** Returns a display name: `/customer/first_name` becomes “Customer first name”. */
export function nameOfPointer(pointer: string): string {
  const [key = ''] = parsePointer(pointer)?.slice(-1) ?? [];
  // This is a code, such as a currency code.
  if (/^[A-Z]{3}$/.test(key)) return key;
  return cutText(capitalize(wordsOfPointer(pointer)) || pointer, maxNameLength);
}

/** Returns a name made of all of the pointer's keys, for fields that share the same short name. */
export function fullNameOfPointer(pointer: string): string {
  return cutText(capitalize(wordsOfKeys(parsePointer(pointer) ?? [])) || pointer, maxNameLength);
}
