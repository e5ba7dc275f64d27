export { Field, FieldControl, type FieldProps, type LabeledControlOptions, useFieldControl } from './field';
export { Label, type LabelProps } from './label';
export { type FieldOptions, useField } from './use-field';
