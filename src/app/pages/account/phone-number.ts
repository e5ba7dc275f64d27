/** Converts a typed phone number to the provider's form: `+441234567890`. */
export function normalizePhoneNumber(text: string): string {
  // Accept the digits of every script.
  const digits = text.normalize('NFKC').replace(/[\s().\-/‐-―]/gu, '');
  return digits.replace(/^00/, '+');
}

/** Returns the message for a phone number; undefined when it is valid. */
export function phoneNumberProblem(text: string): string | undefined {
  const number = normalizePhoneNumber(text);
  if (number === '') return 'Enter your phone number.';
  if (!number.startsWith('+')) return 'Begin with the country code, like +44 7700 900123.';
  return /^\+[1-9]\d{6,14}$/.test(number) ? undefined : 'Enter a phone number like +44 7700 900123.';
}
