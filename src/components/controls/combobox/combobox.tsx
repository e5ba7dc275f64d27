'use client';

import type { AccessibleName } from '../../lib/accessible-name';
import { useControllableState } from '../../lib/use-controllable-state';
import { ComboboxField, type ComboboxFieldOptions } from './combobox-field';

const none: readonly string[] = [];

export interface ComboboxOptions extends ComboboxFieldOptions {
  /** The controlled value of the selected option; the empty string for none. Use with `onValueChange`. */
  value?: string;
  /** The initial value when uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the value of the option that the user selects, or with the empty string when the user clears the text. */
  onValueChange?: (value: string) => void;
}

export type ComboboxProps = AccessibleName & ComboboxOptions;

/**
 * A text field with a list of options that match the text (WAI-ARIA combobox pattern). All props apply to the input, except
 * those of its texts, of the list, and `rootProps`.
 */
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

export interface MultiComboboxOptions extends ComboboxFieldOptions {
  /** The controlled values of the selected options. Use with `onValueChange`. */
  value?: readonly string[];
  /** The initial values when uncontrolled. @default [] */
  defaultValue?: readonly string[];
  /** Called with all values when the user selects or removes one. */
  onValueChange?: (value: readonly string[]) => void;
}

export type MultiComboboxProps = AccessibleName & MultiComboboxOptions;

/**
 * A combobox for several options, which are removable chips before the text. All props apply to the input, except those of
 * its texts, of the list, and `rootProps`.
 */
export function MultiCombobox({ value, defaultValue = none, onValueChange, ...props }: MultiComboboxProps) {
  const [values, setValues] = useControllableState(value, defaultValue, onValueChange);
  return <ComboboxField data-slot="multi-combobox" {...props} multiple values={values} setValues={setValues} />;
}
