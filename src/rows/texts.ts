const maxPlainLength = 1000;

/**
 * Returns a short text that stands for a text in a `Map` or a `Set`. V8 hashes texts of more than 16,383 characters by their
 * length alone, so that each is compared with all others: 500 texts of 100 kB take ten seconds.
 */
export function textKey(text: string): string {
  if (text.length <= maxPlainLength) return text;
  // FNV-1a with two primes: 64 bits tell more texts apart than a response can have.
  let first = 0x81_1c_9d_c5;
  let second = 0x2f_0b_44_d1;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01_00_01_93);
    second = Math.imul(second ^ code, 0x5b_d1_e9_95);
  }
  return `\0${text.length}.${first}.${second}`;
}

/** Longer texts are no names: an address, a chip or an accessible name cannot have 100 kB. */
const maxNameLength = 200;
const cutNameLength = 120;

/**
 * Returns the name under which the page knows a group or a label. That of a long text is its beginning with a number that tells
 * it apart from others.
 */
export function nameOfText(text: string, key = textKey(text)): string {
  if (text.length <= maxNameLength) return text;
  const sum = (text.length > maxPlainLength ? key : numberOf(text)).replaceAll(/\D+/g, '.').slice(1);
  return `${cutText(text, cutNameLength)}#${sum}`;
}

/** Returns the key of a text as numbers, also where the text is short. */
export const numberOf = (text: string): string => textKey(text.padEnd(maxPlainLength + 1));

/** Returns a name from `nameOfText` without its number. */
export const withoutNumber = (name: string): string =>
  name.length > cutNameLength ? name.replace(/…#\d+(?:\.\d+)+$/, '…') : name;

/** Returns the beginning of a text that is longer, without half of a character at its end. */
export function cutText(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

/** Returns the text with a capital at its beginning. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
