export { type DateFieldLabels, type DateRangeFieldLabels } from './date-field-labels';
export {
  DateField,
  type DateFieldOptions,
  type DateFieldProps,
  DateTimeField,
  type DateTimeFieldOptions,
  type DateTimeFieldProps,
} from './date-field';
export { DateRangeField, type DateRangeFieldOptions, type DateRangeFieldProps } from './date-range-field';
