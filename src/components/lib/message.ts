/** The values of a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

const placeholder = /\{(\w+)(?:, plural,((?:\s*\w+ \{[^{}]*\})+)\s*)?\}/g;

/**
 * Fills in the placeholders of a message: `{name}`, and `{count, plural, one {# row} other {# rows}}`, a subset of ICU
 * MessageFormat. Numbers are formatted. The plural categories are those of `Intl.PluralRules`; `other` is required. A
 * placeholder without a value is left unchanged.
 */
export function fillPlaceholders(text: string, values: MessageValues, locale: string): string {
  return text.replaceAll(placeholder, (match: string, name: string, forms = 'other {#}') => {
    const value = values[name];
    if (typeof value !== 'number') return value ?? match;
    const { plural, number } = formatsOf(locale);
    const texts = new Map([...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, category, form]) => [category, form]));
    const form = texts.get(plural.select(value)) ?? texts.get('other') ?? '';
    return form.replaceAll('#', number.format(value));
  });
}

/** The formats, cached by language, because creating one takes longer than rendering the component that uses it. */
const formats = new Map<string, { plural: Intl.PluralRules; number: Intl.NumberFormat }>();

function formatsOf(locale: string) {
  const known = formats.get(locale) ?? { plural: new Intl.PluralRules(locale), number: new Intl.NumberFormat(locale) };
  formats.set(locale, known);
  return known;
}
