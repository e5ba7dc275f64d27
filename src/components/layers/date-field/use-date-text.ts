import { dateFormat, type DateProblem, type DateRules } from '../../controls/calendar/internal';
import { useLabels } from '../../providers/labels';
import { type DateRangeFieldLabels, dateRangeFieldLabels } from './date-field-labels';

/** Returns a text; `{date}` is replaced by a formatted date. */
export type DateText = (name: keyof DateRangeFieldLabels, date?: string) => string;

export function useDateText(labels: Partial<DateRangeFieldLabels> | undefined, locale: string): DateText {
  const text = useLabels(dateRangeFieldLabels, labels);
  return (name, date) =>
    text(name, date === undefined ? undefined : { date: dateFormat(locale, { dateStyle: 'long' })(date) });
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
