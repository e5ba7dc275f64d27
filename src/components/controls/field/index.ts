export { Field, FieldControl, type FieldProps, useFieldControl } from './field';
export { Label, type LabelProps } from './label';
export { type FieldOptions, useField } from './use-field';
