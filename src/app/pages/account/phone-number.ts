/** Brings a phone number, as people write it, to the form that the provider takes: `+441234567890`. */
export function normalizePhoneNumber(text: string): string {
  // Digits of every script are digits to the person who types them.
  const digits = text.normalize('NFKC').replace(/[\s().\-/‐-―]/gu, '');
  return digits.replace(/^00/, '+');
}

/** What is wrong with a phone number and how to mend it; undefined when it may be sent. */
export function phoneNumberProblem(text: string): string | undefined {
  const number = normalizePhoneNumber(text);
  if (number === '') return 'Enter your phone number.';
  if (!number.startsWith('+')) return 'Begin with the country code, like +44 7700 900123.';
  return /^\+[1-9]\d{6,14}$/.test(number) ? undefined : 'Enter a phone number like +44 7700 900123.';
}
