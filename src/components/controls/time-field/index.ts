export { TimeField, type TimeFieldOptions, type TimeFieldProps } from './time-field';
export { type TimeFieldLabels } from './time-field-labels';
