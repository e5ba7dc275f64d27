import { normalizeEmail, validateEmail } from '../../auth/forms/validation';

/** How long the address of a picture may be, in characters. */
const maxAddressLength = 2000;

/** What is wrong with the address of a picture and how to mend it; undefined when it may be shown, or is empty. */
export function pictureProblem(address: string): string | undefined {
  const text = address.trim();
  if (text === '') return undefined;
  if (!URL.canParse(text)) return 'Enter a whole address, like https://example.com/me.jpg.';
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'https:') return 'Use an address that begins with https://.';
  if (username || password)
    return 'Leave the user name and password out of the address: everyone who sees the picture could read them.';
  return text.length > maxAddressLength ? `Use an address of at most ${maxAddressLength} characters.` : undefined;
}

/**
 * What is wrong with a new e-mail address and how to mend it; undefined when a link may be sent to it.
 * @param current the address that the account has
 */
export function emailProblem(email: string, current: string | null): string | undefined {
  // Addresses that differ in their case only lead to the same account.
  if (normalizeEmail(email).toLowerCase() === current?.toLowerCase())
    return 'This is your address already. Enter another one.';
  return validateEmail(email).email;
}
