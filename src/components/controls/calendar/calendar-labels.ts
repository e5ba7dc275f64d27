/** The English labels of a calendar. */
export const calendarLabels = {
  /** The name of a calendar, and of the button that opens it while no date is selected. */
  chooseDate: 'Choose date',
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
};

/** The English labels of a range calendar. */
export const rangeCalendarLabels = {
  ...calendarLabels,
  /** The name of a range calendar, and of the button that opens it. */
  chooseDates: 'Choose dates',
  /** Displayed and announced while the user selects the first date of a range. */
  rangeStart: 'Choose a start date.',
  /** Displayed and announced while the user selects the last date of a range. */
  rangeEnd: 'Choose an end date.',
  /** The name of the list of preset ranges. */
  presets: 'Frequent ranges',
  presetToday: 'Today',
  presetLast7Days: 'Last 7 days',
  presetLast30Days: 'Last 30 days',
  presetThisMonth: 'This month',
  presetLastMonth: 'Last month',
  presetThisYear: 'This year',
};

/** The labels of a calendar. */
export type CalendarLabels = typeof calendarLabels;

/** The labels of a range calendar. */
export type RangeCalendarLabels = typeof rangeCalendarLabels;
