export { NumberField, type NumberFieldOptions, type NumberFieldProps } from './number-field';
