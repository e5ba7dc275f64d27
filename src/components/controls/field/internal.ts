// What other families of the kit use, but consumers do not.
export { FieldInput } from './field';
export { splitFieldProps } from './split-field-props';
