// What other families of the kit use, but consumers do not.
export { FieldInput, splitFieldProps } from './field';
