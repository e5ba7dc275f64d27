import { calendarLabels, rangeCalendarLabels } from '../../controls/calendar/internal';
import { segmentLabels } from '../../lib/shared-labels';

/** The English texts of a date field and its calendar. */
export const dateFieldLabels = {
  ...calendarLabels,
  ...segmentLabels,
  /** The name of the button that opens the calendar; `{date}` is replaced by the selected date. */
  changeDate: 'Change date, {date}',
  /** The error of a date before the first one that can be selected, which replaces `{date}`. */
  dateTooEarly: 'Choose {date} or a later date.',
  /** The error of a date after the last one that can be selected, which replaces `{date}`. */
  dateTooLate: 'Choose {date} or an earlier date.',
  /** The error of a date that cannot be selected. */
  dateUnavailable: 'This date is not available. Choose another one.',
};

/** The English texts of a range of dates. */
export const dateRangeFieldLabels = {
  ...rangeCalendarLabels,
  ...dateFieldLabels,
  /** The label of the first date of a range. */
  rangeFrom: 'From',
  /** The label of the last date of a range. */
  rangeTo: 'To',
  /** The error of a range whose last date is before the first one. */
  rangeReversed: 'Choose a last date that is not before the first one.',
};

/** The texts of a date field and its calendar. */
export type DateFieldLabels = typeof dateFieldLabels;

/** The texts of a range of dates. */
export type DateRangeFieldLabels = typeof dateRangeFieldLabels;
