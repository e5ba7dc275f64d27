// Exports for the kit's other component families, not for consumers.
export { DescribedControl, FieldInput, splitFieldProps } from './field';
