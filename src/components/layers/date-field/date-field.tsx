'use client';

import type { AccessibleName } from '../../lib/accessible-name';
import { DateControl, type DateControlOptions } from './date-control';

export interface DateFieldOptions extends DateControlOptions {
  /** The controlled date, `yyyy-mm-dd`; the empty string for none. Use with `onValueChange`. */
  value?: string;
  /** The initial date when uncontrolled. @default none */
  defaultValue?: string;
  /** Called with the date that the user enters or selects, and with the empty string while it is incomplete or does not exist. */
  onValueChange?: (value: string) => void;
  /** The first date that can be selected, `yyyy-mm-dd`. */
  min?: string;
  /** The last date that can be selected, `yyyy-mm-dd`. */
  max?: string;
}

export type DateFieldProps = AccessibleName & DateFieldOptions;

/**
 * A date, entered part by part in the locale's format, or selected in a calendar. `className` and `style` apply to
 * the root, all other props to the first part.
 */
export function DateField(props: DateFieldProps) {
  return <DateControl {...props} kind="date" />;
}

export interface DateTimeFieldOptions extends DateControlOptions {
  /** The controlled date and time in the time zone, `yyyy-mm-ddThh:mm`; the empty string for none. Use with `onValueChange`. */
  value?: string;
  /** The initial date and time when uncontrolled. @default none */
  defaultValue?: string;
  /**
   * Called with the date and time that the user enters, or with an empty string while the value is incomplete or does not exist, such
   * as a time that a clock change skips.
   */
  onValueChange?: (value: string) => void;
  /** The first date and time that can be entered, `yyyy-mm-ddThh:mm`. */
  min?: string;
  /** The last date and time that can be entered, `yyyy-mm-ddThh:mm`. */
  max?: string;
}

export type DateTimeFieldProps = AccessibleName & DateTimeFieldOptions;

/**
 * A date and a time in the time zone of the `LocaleProvider`, entered part by part in the locale's format. `className` and `style`
 * apply to the root, all other props to the first part.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  return <DateControl {...props} kind="datetime" />;
}
