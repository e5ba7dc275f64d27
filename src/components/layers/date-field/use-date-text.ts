'use client';

import { type Labels, useLabels } from '../../providers/labels';
import { dateFormat } from './calendar-date';
import type { DateProblem, DateRules } from './date-rules';

/** The texts of a date field and its calendar. */
export type DateFieldLabels = Pick<
  Labels,
  | 'changeDate'
  | 'chooseDate'
  | 'dateTooEarly'
  | 'dateTooLate'
  | 'dateUnavailable'
  | 'nextMonth'
  | 'nextYear'
  | 'previousMonth'
  | 'previousYear'
>;

/** The texts of a range of dates. */
export type DateRangeFieldLabels = DateFieldLabels &
  Pick<
    Labels,
    | 'chooseDates'
    | 'presetLast30Days'
    | 'presetLast7Days'
    | 'presetLastMonth'
    | 'presetThisMonth'
    | 'presetThisYear'
    | 'presetToday'
    | 'presets'
    | 'rangeEnd'
    | 'rangeFrom'
    | 'rangeReversed'
    | 'rangeStart'
    | 'rangeTo'
  >;

/** Returns a text; `{date}` is replaced by a formatted date. */
export type DateText = (name: keyof DateRangeFieldLabels, date?: string) => string;

/** Returns the texts of a date field in its locale. */
export function useDateText(labels: Partial<DateRangeFieldLabels> | undefined, locale: string): DateText {
  const label = useLabels();
  return (name, date) => {
    const template = label(name, labels?.[name]);
    return date === undefined ? template : template.replace('{date}', dateFormat(locale, { dateStyle: 'long' })(date));
  };
}

/** The message of a problem, which says what to change. */
export function problemText(problem: DateProblem | undefined, { min, max }: DateRules, text: DateText): string {
  const messages: Record<DateProblem, () => string> = {
    early: () => text('dateTooEarly', min),
    late: () => text('dateTooLate', max),
    disabled: () => text('dateUnavailable'),
  };
  return problem ? messages[problem]() : '';
}
