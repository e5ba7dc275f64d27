/** The English texts of a date field and its calendar. */
export const dateFieldLabels = {
  /** The name of a calendar, and of the button that opens it while no date is selected. */
  chooseDate: 'Choose date',
  /** The name of the button that opens the calendar; `{date}` is replaced by the selected date. */
  changeDate: 'Change date, {date}',
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  /** The error of a date before the first one that can be selected, which replaces `{date}`. */
  dateTooEarly: 'Choose {date} or a later date.',
  /** The error of a date after the last one that can be selected, which replaces `{date}`. */
  dateTooLate: 'Choose {date} or an earlier date.',
  /** The error of a date that cannot be selected. */
  dateUnavailable: 'This date is not available. Choose another one.',
};

/** The English texts of a range of dates. */
export const dateRangeFieldLabels = {
  ...dateFieldLabels,
  /** The name of the calendar of a range and of its button. */
  chooseDates: 'Choose dates',
  /** The label of the first date of a range. */
  rangeFrom: 'From',
  /** The label of the last date of a range. */
  rangeTo: 'To',
  /** The error of a range whose last date is before the first one. */
  rangeReversed: 'Choose a last date that is not before the first one.',
  /** Displayed and announced while the first date of a range is selected in the calendar. */
  rangeStart: 'Choose the first date.',
  /** Displayed and announced while the last date of a range is selected in the calendar. */
  rangeEnd: 'Choose the last date.',
  /** The name of the list of ranges that one click selects. */
  presets: 'Frequent ranges',
  presetToday: 'Today',
  presetLast7Days: 'Last 7 days',
  presetLast30Days: 'Last 30 days',
  presetThisMonth: 'This month',
  presetLastMonth: 'Last month',
  presetThisYear: 'This year',
};

/** The texts of a date field and its calendar. */
export type DateFieldLabels = typeof dateFieldLabels;

/** The texts of a range of dates. */
export type DateRangeFieldLabels = typeof dateRangeFieldLabels;
