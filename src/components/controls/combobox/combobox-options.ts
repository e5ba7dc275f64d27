import { fold, search, type Searchable, wordsOf } from '../../lib/search-text';
import type { ListEntry } from '../../lib/use-active-option';
import type { ComboboxLabels } from './combobox-labels';

/** An option of a combobox. */
export interface ComboboxOption<Value extends string = string> {
  /** The value passed to `onValueChange` and submitted with a form. Unique among the options. */
  value: Value;
  /** The visible text. */
  label: string;
  /** Secondary, searchable text below the label. */
  description?: string;
  /** The heading of the option's group. Options without a group appear without a heading. */
  group?: string;
  /** Additional words that the option can be found by. */
  keywords?: readonly string[];
  /** Whether the option cannot be selected. @default false */
  disabled?: boolean;
}

/**
 * Returns the options for a query. Pass the `signal` to `fetch`; it aborts the request when the query changes or the
 * list closes.
 */
export type LoadOptions<Value extends string = string> = (
  query: string,
  context: { signal: AbortSignal },
) => Promise<readonly ComboboxOption<Value>[]>;

/** The props of a combobox's list. */
export interface ComboboxListOptions<Value extends string = string> {
  /**
   * The options. With `loadOptions`, pass only the options of the initial values, to provide their labels. Keep the
   * array stable.
   */
  options?: readonly ComboboxOption<Value>[];
  /** Requests the options for a query from a server. The returned options are displayed without further filtering. */
  loadOptions?: LoadOptions<Value>;
  /**
   * Called with the text when the user selects "Create". Return the new option to select it. "Create" is offered only
   * if this prop is set and no option has the same label.
   */
  onCreate?: (text: string) => ComboboxOption<Value> | undefined;
  /** The maximum number of displayed options. If more options match, a message appears below the list. @default 100 */
  maxOptions?: number;
  /** Called with the text when the user types. */
  onQueryChange?: (query: string) => void;
  /** The controlled open state of the list. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state of the list on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** Overrides the provider's labels. */
  labels?: Partial<ComboboxLabels>;
}

export interface OptionEntry extends ListEntry, Searchable {
  option: ComboboxOption;
}

/** Returns the key of an option, which is distinct from the keys of actions. */
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

/** Returns the options that match the query, best match first; without a query, all options in their original order. */
export function matchOptions(entries: readonly OptionEntry[], query: string): readonly OptionEntry[] {
  const words = wordsOf(query);
  return words.length > 0 ? search(entries, words) : entries;
}

/** Returns the option with this label, ignoring case and accents. */
export function findByLabel(entries: readonly OptionEntry[], label: string): OptionEntry | undefined {
  const { text } = fold(label.trim());
  return entries.find(({ title }) => title.text === text);
}
