import { capitalize, cutText } from './texts';

/** JSON Pointers (RFC 6901): `/data/0/value`. The empty pointer is the whole document. */

/** Returns the keys of a pointer, or null when it is malformed. */
export function parsePointer(pointer: string): string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null;
  // In this order: "~01" is "~1", not "/".
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the pointer of a path of keys. */
export function formatPointer(keys: readonly string[]): string {
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Returns the value at a path of keys; undefined when there is none. Ignores inherited properties. */
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

/** A name for people is no longer. */
const maxNameLength = 80;

/** Objects that contain all fields of a row, such as in JSON:API, GeoJSON and GraphQL: they say nothing about a field. */
const wrappers = /^(?:attributes|properties|_source|node|fields)$/;

/** Keys that say the type of a value, such as `{ "$date": … }`, `{ "S": … }` and `{ "doubleValue": … }`. */
const typeKey = /^(?:\$\w+|S|N|BOOL|(?:string|integer|double|boolean|timestamp)Value)$/;

function wordsOfKeys(keys: readonly string[]): string {
  const named = keys.filter(
    (key, index) =>
      index === 0 || !(typeKey.test(key) || (index < keys.length - 1 && /^(?:data|attributes)$/.test(key))),
  );
  return (
    named
      .flatMap((key) => key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(/[\s_.@$]+|-(?!\d+$)/))
      .filter((word) => word !== '')
      .join(' ')
      .toLowerCase()
      // A column is called by what it has: “by_level” is a level, and “1. open” the opening.
      .replace(/^(?:by|\d+) (?=[a-z])/, '')
  );
}

/** Returns the words of a field in lower case: `/customer/firstName` is “customer first name”. */
export function wordsOfPointer(pointer: string): string {
  const keys = parsePointer(pointer) ?? [];
  return wordsOfKeys(keys.length > 1 && wrappers.test(keys[0] ?? '') ? keys.slice(1) : keys);
}

/** Returns a name for people: `/customer/first_name` is “Customer first name”. */
export function nameOfPointer(pointer: string): string {
  return cutText(capitalize(wordsOfPointer(pointer)) || pointer, maxNameLength);
}

/** Returns a name that has all keys of the pointer, for fields whose short names are the same. */
export function fullNameOfPointer(pointer: string): string {
  return cutText(capitalize(wordsOfKeys(parsePointer(pointer) ?? [])) || pointer, maxNameLength);
}
