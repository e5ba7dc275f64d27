/**
 * Matches where spreadsheets evaluate text as a formula (OWASP, "CSV Injection"): at the start of the text, and after a
 * character that may separate fields or lines. In locales whose separator is not the comma, quotes do not protect the
 * separators inside a field.
 */
const formulaStart = /^(?=[=+\-@\t\r\n\0])|(?<=[;\t\r\n])(?=[=+\-@])/g;

/** The first character of a CSV file, which identifies the encoding as UTF-8 to spreadsheets. */
export const byteOrderMark = '\uFEFF';

/** A value in a CSV file. `null`, `undefined`, an invalid date and `NaN` become empty fields. */
export type CsvValue = string | number | boolean | Date | null | undefined;

export type CsvSeparator = ',' | ';' | '\t';
export type CsvDecimal = '.' | ',';

/**
 * Returns a field of a CSV file (RFC 4180). Text that a spreadsheet would evaluate is escaped with an apostrophe before
 * the formula; a number remains a number. A date is formatted as ISO 8601.
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

/** Returns a line of a CSV file, including its line ending. */
export const csvLine = (
  values: readonly CsvValue[],
  separator: CsvSeparator = ',',
  decimal: CsvDecimal = '.',
): string => `${values.map((value) => fieldOf(value, separator, decimal)).join(separator)}\r\n`;
