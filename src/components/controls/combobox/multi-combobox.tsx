'use client';

import type { AccessibleName } from '../../lib/accessible-name';
import { useControllableState } from '../../lib/use-controllable-state';
import { ComboboxField, type ComboboxFieldOptions } from './combobox-field';

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

const none: readonly string[] = [];
