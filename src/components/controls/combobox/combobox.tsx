'use client';

import { type ReactNode, useMemo } from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import type { InferLast } from '../../lib/infer-last';
import { useControllableState } from '../../lib/use-controllable-state';
import { ComboboxField, type ComboboxFieldOptions } from './combobox-field';

const none: readonly string[] = [];
const noneSelected: ReadonlySet<string> = new Set();

/** With `allowCustomValue`, a value can be any text. */
type ComboboxValue<Value extends string> =
  | {
      /**
       * Whether the user may enter a value that is not an option. Pressing Enter or leaving the field selects the text.
       * @default false
       */
      allowCustomValue?: false;
      /** The controlled value of the selected option, or `null`. Use with `onValueChange`. */
      value?: InferLast<Value> | null;
      /** The initial value when uncontrolled. @default null */
      defaultValue?: InferLast<Value> | null;
      /** Called with the value of the option that the user selects, or with `null` when the user clears the text. */
      onValueChange?: (value: InferLast<Value> | null) => void;
    }
  | {
      allowCustomValue: boolean;
      value?: string | null;
      defaultValue?: string | null;
      onValueChange?: (value: string | null) => void;
    };

export type ComboboxOptions<Value extends string = string> = ComboboxFieldOptions<Value> & ComboboxValue<Value>;

export type ComboboxProps<Value extends string = string> = AccessibleName & ComboboxOptions<Value>;

/**
 * A text field with a list of options that match the text (WAI-ARIA combobox pattern). `className` and `style` apply to
 * the root; all other props apply to the input.
 */
export function Combobox<Value extends string = string>(props: ComboboxProps<Value>): ReactNode;
export function Combobox({ value, defaultValue = null, onValueChange, ...props }: ComboboxProps) {
  const [selected, select] = useControllableState(value, defaultValue, onValueChange);
  return (
    <ComboboxField
      data-slot="combobox"
      {...props}
      multiple={false}
      values={selected === null ? none : [selected]}
      setValues={([next = null]) => select(next)}
    />
  );
}

/** With `allowCustomValue`, a value can be any text. */
type MultiComboboxValue<Value extends string> =
  | {
      /**
       * Whether the user may enter a value that is not an option. Pressing Enter or leaving the field selects the text.
       * @default false
       */
      allowCustomValue?: false;
      /** The controlled values of the selected options, in display order. Use with `onSelectedChange`. */
      selected?: ReadonlySet<InferLast<Value>>;
      /** The initial values when uncontrolled. @default none */
      defaultSelected?: ReadonlySet<InferLast<Value>>;
      /** Called with all selected values when the user selects or removes one. */
      onSelectedChange?: (selected: ReadonlySet<InferLast<Value>>) => void;
    }
  | {
      allowCustomValue: boolean;
      selected?: ReadonlySet<string>;
      defaultSelected?: ReadonlySet<string>;
      onSelectedChange?: (selected: ReadonlySet<string>) => void;
    };

export type MultiComboboxOptions<Value extends string = string> = ComboboxFieldOptions<Value> &
  MultiComboboxValue<Value>;

export type MultiComboboxProps<Value extends string = string> = AccessibleName & MultiComboboxOptions<Value>;

/**
 * A combobox for selecting several options, which are displayed as removable chips before the text. `className` and
 * `style` apply to the root; all other props apply to the input.
 */
export function MultiCombobox<Value extends string = string>(props: MultiComboboxProps<Value>): ReactNode;
export function MultiCombobox({
  selected,
  defaultSelected = noneSelected,
  onSelectedChange,
  ...props
}: MultiComboboxProps) {
  const [current, setCurrent] = useControllableState(selected, defaultSelected, onSelectedChange);
  const values = useMemo(() => [...current], [current]);
  return (
    <ComboboxField
      data-slot="multi-combobox"
      {...props}
      multiple
      values={values}
      setValues={(next) => setCurrent(new Set(next))}
    />
  );
}
