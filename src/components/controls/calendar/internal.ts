// Exports for the kit's other component families, not for consumers.
export { calendarLabels, rangeCalendarLabels } from './calendar-labels';
export { type DateProblem, type DateRules, problemOf } from './date-rules';
export { Months } from './months';
