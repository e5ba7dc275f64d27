export * from './combobox';
export { type ComboboxFieldOptions } from './combobox-field';
export { type ComboboxLabels } from './combobox-labels';
export { type ComboboxListOptions, type ComboboxOption, type LoadOptions } from './combobox-options';
