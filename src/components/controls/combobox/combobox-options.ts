import { fold, search, type Searchable, wordsOf } from '../../lib/search-text';
import type { ListEntry } from '../../lib/use-active-option';

/** An option of a combobox. */
export interface ComboboxOption {
  /** The value passed to `onValueChange` and submitted with a form. Unique among the options. */
  value: string;
  /** The visible text. */
  label: string;
  /** A secondary text below the label, which is searched too. */
  description?: string;
  /** The heading of its group. Options without a group have no heading. */
  group?: string;
  /** Additional words to search. */
  keywords?: readonly string[];
  /** Whether the option cannot be selected. @default false */
  disabled?: boolean;
}

/** An option prepared for searching. */
export interface OptionEntry extends ListEntry, Searchable {
  option: ComboboxOption;
}

/** The key of an option. It differs from the keys of the actions. */
export const keyOf = (value: string): string => `option ${value}`;

export function prepareOptions(options: readonly ComboboxOption[]): OptionEntry[] {
  return options.map((option, index) => ({
    option,
    key: keyOf(option.value),
    index,
    title: fold(option.label),
    others: fold([option.description ?? '', ...(option.keywords ?? [])].join(' ')),
  }));
}

/** The options that match the query, the best match first; all of them in their order without a query. */
export function matchOptions(entries: readonly OptionEntry[], query: string): readonly OptionEntry[] {
  const words = wordsOf(query);
  return words.length > 0 ? search(entries, words) : entries;
}

/** The option with that label, regardless of case and accents. */
export function findByLabel(entries: readonly OptionEntry[], label: string): OptionEntry | undefined {
  const { text } = fold(label.trim());
  return entries.find(({ title }) => title.text === text);
}
