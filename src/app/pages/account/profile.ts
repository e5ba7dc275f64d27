import { emailProblem, normalizeEmail } from '../../auth/validation';

/** The longest accepted address of a picture, in characters. */
const maxAddressLength = 2000;

/** Returns the message for the address of a picture; undefined when it is valid or empty. */
export function pictureProblem(address: string): string | undefined {
  const text = address.trim();
  if (text === '') return undefined;
  if (!URL.canParse(text)) return 'Enter a full address like https://example.com/me.jpg.';
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'https:') return 'Use an address that starts with https://.';
  if (username || password) return 'Remove the user name and password: everyone who sees the picture could read them.';
  return text.length > maxAddressLength ? `Use an address of at most ${maxAddressLength} characters.` : undefined;
}

/**
 * Returns the message for a new email address; undefined when it is valid.
 * @param current the address that the account has
 */
export function newEmailProblem(email: string, current: string | null): string | undefined {
  // Case does not distinguish accounts.
  if (normalizeEmail(email).toLowerCase() === current?.toLowerCase())
    return 'This is already your address. Enter another one.';
  return emailProblem(email);
}
