'use client';

import type { AccessibleName } from '../../lib/accessible-name';
import { DateControl, type DateControlOptions } from './date-control';

export interface DateFieldOptions extends DateControlOptions {
  /** The controlled date as `yyyy-mm-dd`, or an empty string for no date. Use with `onValueChange`. */
  value?: string;
  /** The initial date when uncontrolled. @default none */
  defaultValue?: string;
  /**
   * Called with the date that the user enters or selects, or with an empty string while the date is incomplete or does
   * not exist.
   */
  onValueChange?: (value: string) => void;
  /** The first date that can be selected, as `yyyy-mm-dd`. */
  min?: string;
  /** The last date that can be selected, as `yyyy-mm-dd`. */
  max?: string;
}

export type DateFieldProps = AccessibleName & DateFieldOptions;

/**
 * A field for a date that is entered part by part in the locale's format, or selected in a calendar. `className` and
 * `style` apply to the root; all other props apply to the first part.
 */
export function DateField(props: DateFieldProps) {
  return <DateControl {...props} kind="date" />;
}

export interface DateTimeFieldOptions extends DateControlOptions {
  /**
   * The controlled date and time in the provider's time zone as `yyyy-mm-ddThh:mm`, or an empty string for none. Use
   * with `onValueChange`.
   */
  value?: string;
  /** The initial date and time when uncontrolled. @default none */
  defaultValue?: string;
  /**
   * Called with the date and time that the user enters, or with an empty string while the value is incomplete or does
   * not exist, such as a time skipped by a clock change.
   */
  onValueChange?: (value: string) => void;
  /** The first date and time that can be entered, as `yyyy-mm-ddThh:mm`. */
  min?: string;
  /** The last date and time that can be entered, as `yyyy-mm-ddThh:mm`. */
  max?: string;
}

export type DateTimeFieldProps = AccessibleName & DateTimeFieldOptions;

/**
 * A field for a date and time in the `LocaleProvider`'s time zone, entered part by part in the locale's format.
 * `className` and `style` apply to the root; all other props apply to the first part.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  return <DateControl {...props} kind="datetime" />;
}
