'use client';

import type { ReactNode } from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import type { InferLast } from '../../lib/infer-last';
import { useControllableState } from '../../lib/use-controllable-state';
import { ComboboxField, type ComboboxFieldOptions } from './combobox-field';

const none: readonly string[] = [];

/** With `allowCustomValue`, a value can be any text. */
type ComboboxValue<Value extends string> =
  | {
      /** Whether the user may enter a value that is not an option. Enter and leaving the field select the text. @default false */
      allowCustomValue?: false;
      /** The controlled value of the selected option; the empty string for none. Use with `onValueChange`. */
      value?: InferLast<Value> | '';
      /** The initial value when uncontrolled. @default '' */
      defaultValue?: InferLast<Value> | '';
      /** Called with the value of the option that the user selects, or with the empty string when the user clears the text. */
      onValueChange?: (value: InferLast<Value> | '') => void;
    }
  | { allowCustomValue: boolean; value?: string; defaultValue?: string; onValueChange?: (value: string) => void };

export type ComboboxOptions<Value extends string = string> = ComboboxFieldOptions<Value> & ComboboxValue<Value>;

export type ComboboxProps<Value extends string = string> = AccessibleName & ComboboxOptions<Value>;

/**
 * A text field with a list of options that match the text (WAI-ARIA combobox pattern). All props apply to the input, except
 * those of its texts, of the list, and `rootProps`.
 */
export function Combobox<Value extends string = string>(props: ComboboxProps<Value>): ReactNode;
export function Combobox({ value, defaultValue = '', onValueChange, ...props }: ComboboxProps) {
  const [selected, select] = useControllableState(value, defaultValue, onValueChange);
  return (
    <ComboboxField
      data-slot="combobox"
      {...props}
      multiple={false}
      values={selected === '' ? none : [selected]}
      setValues={([next = '']) => select(next)}
    />
  );
}

/** With `allowCustomValue`, a value can be any text. */
type MultiComboboxValue<Value extends string> =
  | {
      /** Whether the user may enter a value that is not an option. Enter and leaving the field select the text. @default false */
      allowCustomValue?: false;
      /** The controlled values of the selected options. Use with `onValueChange`. */
      value?: readonly InferLast<Value>[];
      /** The initial values when uncontrolled. @default [] */
      defaultValue?: readonly InferLast<Value>[];
      /** Called with all values when the user selects or removes one. */
      onValueChange?: (value: readonly InferLast<Value>[]) => void;
    }
  | {
      allowCustomValue: boolean;
      value?: readonly string[];
      defaultValue?: readonly string[];
      onValueChange?: (value: readonly string[]) => void;
    };

export type MultiComboboxOptions<Value extends string = string> = ComboboxFieldOptions<Value> &
  MultiComboboxValue<Value>;

export type MultiComboboxProps<Value extends string = string> = AccessibleName & MultiComboboxOptions<Value>;

/**
 * A combobox for several options, which are removable chips before the text. All props apply to the input, except those of
 * its texts, of the list, and `rootProps`.
 */
export function MultiCombobox<Value extends string = string>(props: MultiComboboxProps<Value>): ReactNode;
export function MultiCombobox({ value, defaultValue = none, onValueChange, ...props }: MultiComboboxProps) {
  const [values, setValues] = useControllableState(value, defaultValue, onValueChange);
  return <ComboboxField data-slot="multi-combobox" {...props} multiple values={values} setValues={setValues} />;
}
