/** Formats numbers for a locale, and parses typed or pasted text. */
export interface NumberText {
  format: (value: number) => string;
  /** Returns the number, `null` if the text is empty, or `undefined` if the text is not a number. */
  parse: (text: string) => number | null | undefined;
}

/** The marks that `Intl` writes around signs in right-to-left languages. */
const bidiMarks = /[\u061C\u200E\u200F\u2066-\u2069]/gu;
/** The characters that can only be group separators. Other locales group digits with a point or a comma. */
const groupSeparators = " '’٬";
const separators = /[.,٫٬'’ ]/gu;
const signs = /^[-+\u2212]|[-+\u2212]$/u;

/** Removes bidirectional marks, and replaces compatibility forms, such as a no-break space or a full-width digit. */
const normalize = (text: string): string => text.replaceAll(bidiMarks, '').normalize('NFKC').trim();

/**
 * Replaces the digits of every script with Latin digits. In each script, the digits 0 to 9 have consecutive code
 * points.
 */
function toLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}

/** The signs and units in a formatted number, such as "€", "%" or "km". */
function affixesOf(numbers: Intl.NumberFormat): string[] {
  const parts = [0, 1, 2, 5].flatMap((value) => numbers.formatToParts(value));
  const texts = parts
    .filter(({ type }) => type === 'currency' || type === 'unit' || type === 'percentSign')
    .map(({ value }) => normalize(value));
  return [...new Set(texts)].filter(Boolean).toSorted((a, b) => b.length - a.length);
}

/**
 * Returns a text's decimal separator, if it has one. If the text contains two different separators, it is the last one,
 * as in "1.234,5". A single separator is decimal if it is the locale's or is not followed by a group of three digits,
 * because many keyboards provide only a point.
 */
function decimalIn(text: string, localeDecimal: string): string | undefined {
  const found = text.match(separators) ?? [];
  const last = found.at(-1);
  if (last === undefined || groupSeparators.includes(last)) return undefined;
  if (found.filter((separator) => separator === last).length > 1) return undefined;
  if (found.length > 1 || last === localeDecimal || last === '٫') return last;
  return /^\d{1,3}\D\d{3}$/.test(text) ? undefined : last;
}

/** Returns the digits of a whole number whose groups of two or three digits all have the same separator. */
function ungroup(text: string): string | undefined {
  if (/^\d*$/.test(text)) return text;
  const isGrouped =
    /^\d{1,3}(?:(?<separator>\D)\d{2,3})?(?:\k<separator>\d{2,3})*$/.test(text) && /\D\d{3}$/.test(text);
  return isGrouped ? text.replaceAll(/\D/g, '') : undefined;
}

/** Returns the functions that format and parse numbers. */
export function numberText(locale: string, options?: Intl.NumberFormatOptions): NumberText {
  // By default, `Intl` would round to three digits.
  const numbers = new Intl.NumberFormat(locale, options ?? { maximumFractionDigits: 20 });
  const localeDecimal = numbers.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const affixes = affixesOf(numbers);
  const exponent = options?.style === 'percent' ? 'e-2' : '';

  function parse(text: string): number | null | undefined {
    const bare = affixes.reduce((rest, affix) => rest.replace(affix, ''), normalize(text)).trim();
    if (bare === '') return null;
    const sign = /^[-\u2212]|[-\u2212]$/u.test(bare) ? -1 : 1;
    const body = toLatinDigits(bare.replace(signs, '').trim());
    const decimal = decimalIn(body, localeDecimal);
    const at = decimal === undefined ? body.length : body.lastIndexOf(decimal);
    const whole = ungroup(body.slice(0, at));
    const fraction = body.slice(at + 1);
    if (whole === undefined || !/^\d*$/.test(fraction) || whole + fraction === '') return undefined;
    const value = Number(`${whole || '0'}.${fraction || '0'}${exponent}`);
    // Avoids -0, which would be displayed with its sign.
    return Number.isFinite(value) ? sign * value || 0 : undefined;
  }

  return { format: (value) => numbers.format(value), parse };
}
