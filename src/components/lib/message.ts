/** The values of a text's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Fills in the placeholders of a label, such as `{name}`. A placeholder without a value stays. */
export function fillPlaceholders(
  text: string,
  values: MessageValues,
  formatNumber: (value: number) => string = String,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(value) : (value ?? placeholder);
  });
}

const plural = /\{(\w+), plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g;

/**
 * Fills in the placeholders of a label: `{name}`, and `{count, plural, one {# row} other {# rows}}`, in which `#` is the
 * formatted number. The categories are those of `Intl.PluralRules`; `other` is required. A subset of ICU MessageFormat.
 */
export function fillMessage(text: string, values: MessageValues, locale: string): string {
  const filled = text.replaceAll(plural, (_, name: string, list: string) => {
    const count = Number(values[name]);
    const forms = new Map([...list.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, category, form]) => [category, form]));
    const form = forms.get(new Intl.PluralRules(locale).select(count)) ?? forms.get('other') ?? '';
    return form.replaceAll('#', new Intl.NumberFormat(locale).format(count));
  });
  return fillPlaceholders(filled, values);
}
