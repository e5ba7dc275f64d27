/** The values of a text's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Formats a number of a text, with the plural forms that the placeholder lists. */
type FormatNumber = (value: number, forms?: string) => string;

const placeholder = /\{(\w+)(?:, plural,((?:\s*\w+ \{[^{}]*\})+)\s*)?\}/g;

/**
 * Fills in the placeholders of a label: `{name}`, and `{count, plural, one {# row} other {# rows}}`, a subset of ICU
 * MessageFormat. A placeholder without a value stays.
 * @param formatNumber `pluralFormat` for labels that may have plural forms
 */
export function fillPlaceholders(text: string, values: MessageValues, formatNumber: FormatNumber = String): string {
  return text.replaceAll(placeholder, (match: string, name: string, forms?: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(value, forms) : (value ?? match);
  });
}

/** The formats of each language: creating one takes longer than rendering the component that uses it. */
const formats = new Map<string, { plural: Intl.PluralRules; number: Intl.NumberFormat }>();

function formatsOf(locale: string) {
  const known = formats.get(locale) ?? { plural: new Intl.PluralRules(locale), number: new Intl.NumberFormat(locale) };
  formats.set(locale, known);
  return known;
}

/**
 * Returns a function that formats a number, and selects its plural form, in which `#` is the number. The categories are
 * those of `Intl.PluralRules`; `other` is required.
 */
export function pluralFormat(locale: string): FormatNumber {
  return (value, forms = 'other {#}') => {
    const { plural, number } = formatsOf(locale);
    const texts = new Map([...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, category, text]) => [category, text]));
    const text = texts.get(plural.select(value)) ?? texts.get('other') ?? '';
    return text.replaceAll('#', number.format(value));
  };
}
