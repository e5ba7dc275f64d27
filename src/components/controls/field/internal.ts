// Exports for other families of the kit, not for consumers.
export { FieldInput, splitFieldProps } from './field';
