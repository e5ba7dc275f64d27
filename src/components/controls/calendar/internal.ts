// What other families of the kit use, but consumers do not.
export { calendarLabels, rangeCalendarLabels } from './calendar-labels';
export { type DateProblem, type DateRules, problemOf } from './date-rules';
export { Months } from './months';
