export { Field, type FieldControlProps, type FieldLabelPlacement, type FieldProps } from './field';
export { fieldBoxClass, type FieldSize } from './field-box';
