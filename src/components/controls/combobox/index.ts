export { Combobox, type ComboboxOptions, type ComboboxProps } from './combobox';
export { type ComboboxFieldOptions } from './combobox-field';
export { type ComboboxLabels } from './combobox-labels';
export { type ComboboxOption } from './combobox-options';
export { MultiCombobox, type MultiComboboxOptions, type MultiComboboxProps } from './multi-combobox';
export { type LoadOptions } from './use-loaded-options';
