'use client';

import { cn } from '../../lib/cn';
import { useControllableState } from '../../lib/use-controllable-state';
import { useLabels } from '../../providers/labels';
import { useTimeZone } from '../../providers/locale';
import { today } from '../../lib/calendar-date';
import { type CalendarLabels, calendarLabels } from './calendar-labels';
import type { CalendarOptions } from './date-rules';
import { Months } from './months';

export interface CalendarProps extends CalendarOptions<CalendarLabels> {
  /** The controlled date as `yyyy-mm-dd`, or an empty string for no date. Use with `onValueChange`. */
  value?: string;
  /** The initial date when uncontrolled. @default none */
  defaultValue?: string;
  /** Called with the date that the user selects. */
  onValueChange?: (value: string) => void;
  /**
   * The number of months, displayed side by side in viewports of at least 900 px; narrower viewports show one.
   * @default 1
   */
  months?: 1 | 2;
}

/** An inline calendar for selecting a date. In a form, use a `DateField`. */
export function Calendar({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  isDateDisabled,
  months = 1,
  labels,
  className,
  ...props
}: CalendarProps) {
  const text = useLabels(calendarLabels, labels);
  const now = today(undefined, useTimeZone());
  const [date, setDate] = useControllableState(value, defaultValue, onValueChange);
  return (
    <div
      role="group"
      aria-label={text('chooseDate')}
      data-slot="calendar"
      className={cn('w-max', className)}
      {...props}
    >
      <Months
        range={{ from: date, to: date }}
        onSelect={setDate}
        count={months}
        now={now}
        text={text}
        min={min}
        max={max}
        isDateDisabled={isDateDisabled}
      />
    </div>
  );
}
