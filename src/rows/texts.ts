const maxPlainLength = 1000;

/**
 * Returns a short substitute for a text in a `Map` or `Set`. V8 hashes texts of more than 16,383 characters by length
 * alone, so each text is compared with all others: 500 texts of 100 kB take ten seconds.
 */
export function textKey(text: string): string {
  if (text.length <= maxPlainLength) return text;
  // FNV-1a with two primes: 64 bits distinguish more texts than a response can have.
  let first = 0x81_1c_9d_c5;
  let second = 0x2f_0b_44_d1;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01_00_01_93);
    second = Math.imul(second ^ code, 0x5b_d1_e9_95);
  }
  return `\0${text.length}.${first}.${second}`;
}

/** Longer texts cannot be names: an address, a chip or an accessible name cannot have 100 kB. */
const maxNameLength = 200;
const cutNameLength = 120;

/**
 * Returns the page's name for a group or a label. A long text is shortened to its beginning and a distinguishing
 * number.
 */
export function nameOfText(text: string, key = textKey(text)): string {
  if (text.length <= maxNameLength) return text;
  const sum = (text.length > maxPlainLength ? key : numberOf(text)).replaceAll(/\D+/g, '.').slice(1);
  return `${cutText(text, cutNameLength)}#${sum}`;
}

/** Returns a text's key as numbers, even if the text is short. */
export const numberOf = (text: string): string => textKey(text.padEnd(maxPlainLength + 1));

/** Returns a name from `nameOfText` without its number. */
export const withoutNumber = (name: string): string =>
  name.length > cutNameLength ? name.replace(/…#\d+(?:\.\d+)+$/, '…') : name;

/** Truncates a longer text without splitting a character at its end. */
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
