export { Calendar, type CalendarProps } from './calendar';
export { type CalendarLabels, type RangeCalendarLabels } from './calendar-labels';
export { type DateRange, type DateRangePreset, type DateRangePresetName } from './presets';
export { RangeCalendar, type RangeCalendarProps } from './range-calendar';
