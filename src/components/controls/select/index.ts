export { Select, type SelectFieldOptions, type SelectOption, type SelectProps, type SelectSize } from './select';
