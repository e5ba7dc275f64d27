/**
 * Where spreadsheets evaluate text as a formula (OWASP, "CSV Injection"): at its beginning, and after a character that
 * may separate fields or lines. In locales with another separator than the comma, quotes do not protect the separators
 * inside a field.
 */
const formulaStart = /^(?=[=+\-@\t\r\n\0])|(?<=[;\t\r\n])(?=[=+\-@])/g;

/** The first character of a CSV file; spreadsheets use it to recognize UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A value of a CSV file. `null`, `undefined`, an invalid date and `NaN` are empty fields. */
export type CsvValue = string | number | boolean | Date | null | undefined;

export type CsvSeparator = ',' | ';' | '\t';
export type CsvDecimal = '.' | ',';

/**
 * Returns a field of a CSV file (RFC 4180). A text that a spreadsheet would evaluate gets an apostrophe before the formula; a number stays
 * a number. A date is written in ISO 8601.
 */
export const csvField = (value: CsvValue): string => fieldOf(value, ',', '.');

function fieldOf(value: CsvValue, separator: CsvSeparator, decimal: CsvDecimal): string {
  if (typeof value === 'string') {
    const text = value.replace(formulaStart, "'");
    return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  }
  if (value === null || value === undefined || Number.isNaN(+value)) return '';
  if (typeof value === 'number' && decimal === ',') {
    const text = String(value).replace('.', ',');
    return separator === ',' ? `"${text}"` : text;
  }
  return value instanceof Date ? value.toISOString() : String(value);
}

/** Returns a line of a CSV file with its line end. */
export const csvLine = (
  values: readonly CsvValue[],
  separator: CsvSeparator = ',',
  decimal: CsvDecimal = '.',
): string => `${values.map((value) => fieldOf(value, separator, decimal)).join(separator)}\r\n`;
