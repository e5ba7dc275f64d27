/** What spreadsheets evaluate at the beginning of a text as a formula (OWASP ASVS 5, 1.2.10). */
const formula = /^[=+\-@\t\r\0]/;
const needsQuotes = /[",\r\n]/;

/**
 * Returns a field of a CSV file (RFC 4180). A text that a spreadsheet would evaluate gets a leading apostrophe; a number stays
 * a number.
 */
export function csvField(value: string | number | boolean): string {
  const text = String(value);
  const safe = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
