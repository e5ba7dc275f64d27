// Exports for other families of the kit, not for consumers.
export { DescribedControl, FieldInput, splitFieldProps } from './field';
