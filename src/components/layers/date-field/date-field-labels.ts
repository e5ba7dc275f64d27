import { calendarLabels, rangeCalendarLabels } from '../../controls/calendar/internal';
import { segmentLabels } from '../../lib/shared-labels';

/** The English labels of a date field and its calendar. */
export const dateFieldLabels = {
  ...calendarLabels,
  ...segmentLabels,
  /** The name of the button that opens the calendar; `{date}` is replaced with the selected date. */
  changeDate: 'Change date, {date}',
  /** The error for a date before the first selectable one; `{date}` is replaced with the first selectable date. */
  dateTooEarly: 'Choose {date} or a later date.',
  /** The error for a date after the last selectable one; `{date}` is replaced with the last selectable date. */
  dateTooLate: 'Choose {date} or an earlier date.',
  /** The error for a date that cannot be selected. */
  dateUnavailable: 'This date is not available. Choose another one.',
};

/** The English labels of a date range. */
export const dateRangeFieldLabels = {
  ...rangeCalendarLabels,
  ...dateFieldLabels,
  /** The label of the first date of a range. */
  rangeFrom: 'From',
  /** The label of the last date of a range. */
  rangeTo: 'To',
  /** The error for a range whose last date is before the first one. */
  rangeReversed: 'Choose an end date on or after the start date.',
};

/** The English labels of a time range, which is either relative to now or between two times. */
export const timeRangePickerLabels = {
  /** The accessible name of the button and its dialog. */
  timeRange: 'Time range',
  /** The text of the button while no range is selected. */
  chooseTimeRange: 'Choose a time range',
  /** A relative range; `{duration}` is replaced with a duration such as "15 minutes". */
  lastDuration: 'Last {duration}',
  /** The accessible name of the control that switches between relative ranges and ranges between two times. */
  timeRangeType: 'Range type',
  /** The option for ranges that end now. */
  relativeRange: 'Relative',
  /** The option for ranges between two times. */
  absoluteRange: 'From – to',
  presets: rangeCalendarLabels.presets,
  /** The label of a relative range's number field. */
  rangeAmount: 'Amount',
  /** The label of a relative range's unit field. */
  rangeUnit: 'Unit',
  /** The message shown when the number of a relative range is missing. */
  rangeAmountNeeded: 'Enter a number.',
  rangeFrom: dateRangeFieldLabels.rangeFrom,
  rangeTo: dateRangeFieldLabels.rangeTo,
  /** The message shown when one of a range's times is missing. */
  rangeTimeNeeded: 'Enter a date and a time.',
  /** The message for a range whose end is not after its start. */
  timeRangeReversed: 'Choose an end that is after the start.',
  /** The text of the button that selects the range. */
  applyRange: 'Apply',
};

/** The labels of a time range, which is either relative to now or between two times. */
export type TimeRangePickerLabels = typeof timeRangePickerLabels;

/** The labels of a date field and its calendar. */
export type DateFieldLabels = typeof dateFieldLabels;

/** The labels of a date range. */
export type DateRangeFieldLabels = typeof dateRangeFieldLabels;
