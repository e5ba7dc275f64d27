export { Field, fieldBoxClass, type FieldLabelPlacement, type FieldProps } from './field';
export { type FieldControlProps, type FieldOptions, useField } from './use-field';
