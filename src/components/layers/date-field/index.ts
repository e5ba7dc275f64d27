export { type DateFieldLabels, type DateRangeFieldLabels, type TimeRangePickerLabels } from './date-field-labels';
export {
  DateField,
  type DateFieldOptions,
  type DateFieldProps,
  DateTimeField,
  type DateTimeFieldOptions,
  type DateTimeFieldProps,
} from './date-field';
export { DateRangeField, type DateRangeFieldOptions, type DateRangeFieldProps } from './date-range-field';
export {
  type AbsoluteTimeRange,
  type RelativeTimeRange,
  type TimeRange,
  timeRangeInstants,
  type TimeRangeUnit,
} from './time-range';
export { TimeRangePicker, type TimeRangePickerProps } from './time-range-picker';
