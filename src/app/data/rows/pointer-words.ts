import { capitalize } from '../../lib/formats';
import { parsePointer } from './json-pointer';
import { cutText } from './text-key';

/** A name for people is no longer. */
const maxNameLength = 80;

/** Objects that contain all fields of a row in JSON:API, GeoJSON and Elasticsearch: they say nothing about a field. */
const wrappers = /^(?:attributes|properties|_source)$/;

function wordsOfKeys(keys: readonly string[]): string {
  return keys
    .flatMap((key) => key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(/[\s_.@$]+|-(?!\d+$)/))
    .filter((word) => word !== '')
    .join(' ')
    .toLowerCase();
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
