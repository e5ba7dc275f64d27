export { Select, type SelectFieldProps, type SelectOption, type SelectProps, type SelectSize } from './select';
