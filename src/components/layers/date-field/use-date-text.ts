import type { DateProblem, DateRules } from '../../controls/calendar/internal';
import { dateFormat } from '../../lib/calendar-date';
import { entryFormat } from '../../controls/time-field/internal';
import { useLabels } from '../../providers/labels';
import { type DateRangeFieldLabels, dateRangeFieldLabels } from './date-field-labels';

type DateText = (name: keyof DateRangeFieldLabels, value?: string) => string;

/**
 * Returns the labels, and `dateText`, which replaces `{date}` with a formatted date, including its time if it has one.
 */
export function useDateText(labels: Partial<DateRangeFieldLabels> | undefined, locale: string) {
  const text = useLabels(dateRangeFieldLabels, labels, locale);
  const format = (value: string): string =>
    value.includes('T')
      ? new Intl.DateTimeFormat(locale, entryFormat('datetime')).format(Date.parse(`${value}Z`))
      : dateFormat(locale, { dateStyle: 'long' })(value);
  const dateText: DateText = (name, value) => text(name, value === undefined ? undefined : { date: format(value) });
  return { text, dateText };
}

/** The message for a problem, which explains what to change. */
export function problemText(problem: DateProblem | undefined, { min, max }: DateRules, dateText: DateText): string {
  const messages: Record<DateProblem, () => string> = {
    early: () => dateText('dateTooEarly', min),
    late: () => dateText('dateTooLate', max),
    disabled: () => dateText('dateUnavailable'),
  };
  return problem ? messages[problem]() : '';
}
