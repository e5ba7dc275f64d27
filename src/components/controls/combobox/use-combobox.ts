import { type FocusEvent, type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { getActiveElement } from '../../lib/composed-tree';
import { type EntryGroup, groupEntries } from '../../lib/group-entries';
import { wordsOf } from '../../lib/search-text';
import { type ActiveOption, isComposing, type ListEntry, useActiveOption } from '../../lib/use-active-option';
import { useControllableState } from '../../lib/use-controllable-state';
import { useEscape } from '../../lib/use-escape';
import { useLocale } from '../../providers/locale';
import { type LabelText, useLabels } from '../../providers/labels';
import { type ComboboxLabels, comboboxLabels } from './combobox-labels';
import {
  type ComboboxListOptions,
  type ComboboxOption,
  findByLabel,
  keyOf,
  matchOptions,
  type OptionEntry,
  prepareOptions,
} from './combobox-options';
import { useLoadedOptions } from './use-loaded-options';

/** A list entry that is not an option. */
export interface ActionEntry extends ListEntry {
  action: 'create' | 'retry';
}

export type ChoiceEntry = OptionEntry | ActionEntry;

/** The state shared by the parts of a combobox. */
export interface ComboboxState {
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  toggle: () => void;
  shownText: string;
  /** The trimmed text that filters the list. */
  query: string;
  words: string;
  values: readonly string[];
  list: {
    active: ActiveOption<ChoiceEntry>;
    groups: readonly EntryGroup<OptionEntry>[];
    actions: readonly ActionEntry[];
    /** The options and actions that can be active. */
    entries: readonly ChoiceEntry[];
    loading: boolean;
    failed: boolean;
    isEmpty: boolean;
    /** The numbers of matching options (`count`) and displayed options (`shownCount`). */
    count: number;
    shownCount: number;
  };
  /** Announces the result of the search. */
  status: string;
  text: LabelText<keyof ComboboxLabels>;
  labelOf: (value: string) => string;
  choose: (entry: ChoiceEntry) => void;
  remove: (value: string) => void;
  type: (text: string) => void;
  handleKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  handleClick: () => void;
  handleBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

interface Options extends ComboboxListOptions {
  input: RefObject<HTMLInputElement | null>;
  multiple: boolean;
  allowCustomValue?: boolean;
  values: readonly string[];
  setValues: (values: readonly string[]) => void;
  /** Whether the field is disabled or read-only. */
  isLocked: boolean;
}

const none: readonly ComboboxOption[] = [];
const createEntry: ActionEntry = { action: 'create', key: 'create', index: -1 };
const retryEntry: ActionEntry = { action: 'retry', key: 'retry', index: -2 };

/** Returns a combobox's state and key handling, and the remaining props for its input. */
export function useCombobox<Props>({
  input,
  multiple,
  values,
  setValues,
  options = none,
  loadOptions,
  allowCustomValue = false,
  onCreate,
  maxOptions = 100,
  onQueryChange,
  open,
  defaultOpen = false,
  onOpenChange,
  labels,
  isLocked,
  ...inputProps
}: Options & Props) {
  const text = useLabels(comboboxLabels, labels, useLocale());
  const [wantsOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const isOpen = wantsOpen && !isLocked;
  /** The text since the last selection, or `null` while the input shows the selected option. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Selected and created options, which the list may not contain. */
  const [known, setKnown] = useState(none);
  useEscape(isOpen, () => setOpen(false));

  const query = (typed ?? '').trim();
  const loaded = useLoadedOptions(loadOptions, query, isOpen);
  const { loading, failed } = loaded;
  const named = useMemo(
    () => new Map([...known, ...options].map((option) => [option.value, option])),
    [known, options],
  );
  const offered = loadOptions ? loaded.options : named;
  const prepared = useMemo(() => prepareOptions([...offered.values()]), [offered]);
  const matches = useMemo(
    () => (loadOptions ? prepared : matchOptions(prepared, query)),
    [prepared, query, loadOptions],
  );
  const shown = useMemo(() => matches.slice(0, maxOptions), [matches, maxOptions]);
  const groups = useMemo(() => groupEntries(shown, ({ option }) => option.group), [shown]);
  const canCreate = onCreate !== undefined && query !== '' && !loading && !findByLabel(prepared, query);
  const actions = [...(failed ? [retryEntry] : []), ...(canCreate ? [createEntry] : [])];
  // The options, in the order of the groups.
  const entries: readonly ChoiceEntry[] = [
    ...groups.flatMap((group) => group.entries.filter(({ option }) => !option.disabled)),
    ...actions,
  ];
  const active = useActiveOption(entries, (now) => {
    // Options that were loaded for an earlier query may not match.
    if (loading) return undefined;
    if (query !== '' && !allowCustomValue) return now[0];
    const [selected] = values;
    return multiple || selected === undefined ? undefined : now.find(({ key }) => key === keyOf(selected));
  });

  const labelOf = (value: string): string => named.get(value)?.label ?? value;

  function select(option: ComboboxOption): void {
    if (!named.has(option.value)) setKnown((before) => [...before, option]);
    setTyped(null);
    if (!multiple) {
      setValues([option.value]);
      setOpen(false);
      return;
    }
    setValues(
      values.includes(option.value) ? values.filter((value) => value !== option.value) : [...values, option.value],
    );
    active.activate(keyOf(option.value));
  }

  function choose(entry: ChoiceEntry): void {
    if ('option' in entry) {
      select(entry.option);
    } else if (entry.action === 'retry') {
      loaded.retry();
    } else {
      const option = onCreate?.(query);
      setTyped(null);
      if (option) select(option);
    }
  }

  /** Selects the text as a custom value, or restores the text of the selected option. */
  function commitText(): void {
    if (typed === null) return;
    setTyped(null);
    if (query === '') {
      if (!multiple) setValues([]);
    } else if (allowCustomValue) {
      const match = findByLabel(prepared, query)?.option;
      const value = match && !match.disabled ? match.value : query;
      if (!multiple) setValues([value]);
      else if (!values.includes(value)) setValues([...values, value]);
    }
  }

  function openByArrow(event: KeyboardEvent): void {
    event.preventDefault();
    setOpen(true);
    if (event.altKey || active.active) return;
    active.activate(entries.at(event.key === 'ArrowDown' ? 0 : -1)?.key ?? null);
  }

  function handleEnter(event: KeyboardEvent): void {
    const entry = isOpen ? active.active : undefined;
    // Otherwise, Enter would submit the form.
    if (isOpen || (multiple && query !== '')) event.preventDefault();
    if (event.repeat) return;
    if (entry) {
      choose(entry);
    } else {
      commitText();
      setOpen(false);
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event) || isLocked) return;
    const { key } = event;
    const entry = active.active;
    if (key === 'Enter') {
      handleEnter(event);
    } else if (key === 'Tab') {
      // Tab selects the active option of a filtered list and leaves the field.
      const isFound = isOpen && query !== '' && entry && 'option' in entry;
      if (isFound && !values.includes(entry.option.value)) select(entry.option);
    } else if (key === 'Backspace' && multiple && event.currentTarget.value === '' && !event.repeat) {
      setValues(values.slice(0, -1));
    } else if (isOpen && event.altKey && key === 'ArrowUp') {
      event.preventDefault();
      setOpen(false);
    } else if (isOpen) {
      active.move(event);
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      openByArrow(event);
    }
  }

  const isEmpty = shown.length === 0;
  const status = loading
    ? text('loadingOptions')
    : failed
      ? text('optionsFailed')
      : isEmpty
        ? text(query === '' ? 'noOptions' : 'noMatches', { query })
        : text('optionCount', { count: matches.length });

  const combobox: ComboboxState = {
    isOpen,
    setOpen,
    toggle: () => {
      input.current?.focus();
      setOpen(!isOpen);
    },
    shownText: typed ?? (multiple || values[0] === undefined ? '' : labelOf(values[0])),
    query,
    words: wordsOf(query).join(' '),
    values,
    list: {
      active,
      groups,
      actions,
      entries,
      loading,
      failed,
      isEmpty,
      count: matches.length,
      shownCount: shown.length,
    },
    status,
    text,
    labelOf,
    choose,
    remove: (value) => setValues(values.filter((other) => other !== value)),
    type: (next) => {
      setTyped(next);
      active.activate(null);
      setOpen(true);
      onQueryChange?.(next);
    },
    handleKeyDown,
    handleClick: () => {
      if (isLocked || isOpen) return;
      // Select the text so that typing replaces it.
      if (typed === null) input.current?.select();
      setOpen(true);
    },
    handleBlur: (event) => {
      // The window has lost focus, but the field is still the active element.
      if (getActiveElement() === event.currentTarget) return;
      commitText();
      setOpen(false);
    },
  };
  return { combobox, inputProps };
}
