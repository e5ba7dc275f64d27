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
