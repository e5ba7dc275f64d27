/** A password with at least this many bits is fair, or strong. */
export const fairBits = 40;
export const strongBits = 64;

/** Common passwords. They add almost no strength to a password that contains them. */
const common =
  'password passwort qwertyuiop qwertz qwerty azerty asdfgh zxcvbn letmein welcome iloveyou ' +
  'monkey dragon football baseball sunshine princess master shadow admin login secret';

/** Characters that commonly replace a letter, and these letters. */
const disguises = { written: '@431!0$57', meant: 'aaeiiosst' };

const alphabets = [
  { pattern: /[a-z]/, size: 26 },
  { pattern: /[A-Z]/, size: 26 },
  { pattern: /\d/, size: 10 },
  { pattern: /[^a-zA-Z\d]/, size: 33 },
];

/** The weight of a character that is predictable from the previous one ("aaa", "123"). */
const guessed = 0.25;

/**
 * Estimates the strength of a password in bits, for `PasswordRequirements`. Common words, substituted letters and
 * sequences count less. The estimate is only advisory: below 40 bits, a password is weak, and from 64 bits up, it is
 * strong.
 * @param known public information that adds no strength, such as the user's name and address, and the name of the site
 */
export function estimatePasswordStrength(password: string, known: readonly string[] = []): number {
  if (password === '') return 0;
  const symbols = alphabets.reduce((sum, { pattern, size }) => sum + (pattern.test(password) ? size : 0), 0);
  const rest = withoutGuessable(password.toLowerCase(), known);
  let worth = 0;
  for (let index = 0; index < rest.length; index += 1) {
    worth += Math.abs(rest.charCodeAt(index) - rest.charCodeAt(index - 1)) <= 1 ? guessed : 1;
  }
  // "abcabcabc" is long, but contains little information.
  return Math.min(worth, new Set(rest).size * 2) * Math.log2(symbols);
}

/** Returns the password with each guessable word replaced by one character. */
function withoutGuessable(password: string, known: readonly string[]): string {
  const words = [
    ...common.split(' '),
    ...known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2),
  ];
  let written = password;
  let meant = Array.from(
    password,
    (character) => disguises.meant[disguises.written.indexOf(character)] ?? character,
  ).join('');
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    let at: number | undefined;
    while ((at = [meant.indexOf(word), written.indexOf(word)].find((index) => index >= 0)) !== undefined) {
      written = `${written.slice(0, at)}\0${written.slice(at + word.length)}`;
      meant = `${meant.slice(0, at)}\0${meant.slice(at + word.length)}`;
    }
  }
  return written;
}
