const maxPlainLength = 1000;

/**
 * Returns a short substitute for a string in a `Map` or `Set`. V8 hashes strings of more than 16,383 characters by
 * length alone, so it compares each of them with all others: 500 strings of 100 kB take ten seconds.
 */
export function textKey(text: string): string {
  if (text.length <= maxPlainLength) return text;
  // This is FNV-1a with two primes: 64 bits distinguish more strings than a response can contain.
  let first = 0x81_1c_9d_c5;
  let second = 0x2f_0b_44_d1;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01_00_01_93);
    second = Math.imul(second ^ code, 0x5b_d1_e9_95);
  }
  return `\0${text.length}.${first}.${second}`;
}

/** The maximum length of a name, because an address, a chip or an accessible name cannot contain 100 kB. */
const maxNameLength = 200;
const cutNameLength = 120;

/**
 * Returns the page's name for a group or label. A long text is shortened to its beginning, followed by a distinguishing
 * number.
 */
export function nameOfText(text: string, key = textKey(text)): string {
  if (text.length <= maxNameLength) return text;
  const sum = (text.length > maxPlainLength ? key : numberOf(text)).replaceAll(/\D+/g, '.').slice(1);
  return `${cutText(text, cutNameLength)}#${sum}`;
}

/** Returns the key of a text as numbers, even if the text is short. */
export const numberOf = (text: string): string => textKey(text.padEnd(maxPlainLength + 1));

/** Removes the number from a name returned by `nameOfText`. */
export const withoutNumber = (name: string): string =>
  name.length > cutNameLength ? name.replace(/…#\d+(?:\.\d+)+$/, '…') : name;

/** Truncates text that is longer than the limit, without splitting a character at its end. */
export function cutText(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

/** Returns the text with a capital first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words for rows and their value. */
export interface Words {
  /** The word for one row, such as “order”. */
  singular: string;
  plural: string;
  value: string;
}

export const defaultWords: Words = { singular: 'row', plural: 'rows', value: 'Value' };
