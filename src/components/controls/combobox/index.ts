export { Combobox, type ComboboxOptions, type ComboboxProps } from './combobox';
export { type ComboboxFieldOptions, type ComboboxLabels } from './combobox-field';
export { type ComboboxOption } from './combobox-options';
export { MultiCombobox, type MultiComboboxOptions, type MultiComboboxProps } from './multi-combobox';
export { type LoadOptions } from './use-loaded-options';
