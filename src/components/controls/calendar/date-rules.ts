import type { ComponentProps } from 'react';
import { isDate } from '../../lib/calendar-date';

/** Which dates can be selected. */
export interface DateRules {
  /** The first date that can be selected, as `yyyy-mm-dd`. */
  min?: string;
  /** The last date that can be selected, as `yyyy-mm-dd`. */
  max?: string;
  /** Returns whether a date between `min` and `max` cannot be selected. */
  isDateDisabled?: (date: string) => boolean;
}

/** The props shared by the calendars. */
export interface CalendarOptions<Labels> extends DateRules, Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** The accessible name. @default the provider's `chooseDate` or `chooseDates` */
  'aria-label'?: string;
  /** Overrides the provider's labels. */
  labels?: Partial<Labels>;
}

export type DateProblem = 'early' | 'late' | 'disabled';

/**
 * Returns why the date cannot be selected. Empty and incomplete dates are not problems; the browser checks
 * `required`.
 */
export function problemOf(date: string, { min, max, isDateDisabled }: DateRules): DateProblem | undefined {
  if (!isDate(date)) return undefined;
  if (min && date < min) return 'early';
  if (max && date > max) return 'late';
  return isDateDisabled?.(date) ? 'disabled' : undefined;
}
