'use client';

import { type ReactNode, useRef, useState } from 'react';
import { isDate, Months, problemOf, today } from '../../controls/calendar/internal';
import { Field, type LabeledControlOptions } from '../../controls/field';
import { splitFieldProps } from '../../controls/field/internal';
import type { InputProps } from '../../controls/input';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { useFormReset } from '../../lib/use-form-reset';
import { useLocale, useTimeZone } from '../../providers/locale';
import { CalendarPopover } from './calendar-popover';
import { DateInput } from './date-input';
import type { DateFieldLabels } from './date-field-labels';
import { problemText, useDateText } from './use-date-text';

export interface DateFieldOptions
  extends Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'min' | 'max'>, LabeledControlOptions {
  /** The controlled date, `yyyy-mm-dd`; the empty string for none. Use with `onValueChange`. */
  value?: string;
  /** The initial date when uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the date that the user enters or selects, and with the empty string while it is incomplete. */
  onValueChange?: (value: string) => void;
  /** The first date that can be selected, `yyyy-mm-dd`. */
  min?: string;
  /** The last date that can be selected, `yyyy-mm-dd`. */
  max?: string;
  /** Returns whether a date within `min` and `max` cannot be selected. */
  isDateDisabled?: (date: string) => boolean;
  /** The controlled open state of the calendar. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state of the calendar on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** The error message. Marks the field as invalid, and replaces the message of a date that cannot be selected. */
  error?: ReactNode;
  /** Overrides the texts of the provider. */
  labels?: Partial<DateFieldLabels>;
}

export type DateFieldProps = AccessibleName & DateFieldOptions;

/**
 * A native date input with a calendar. `className` and `style` apply to the root, all other props to the
 * input.
 */
export function DateField({
  ref,
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  isDateDisabled,
  open,
  defaultOpen = false,
  onOpenChange,
  labels,
  onBlur,
  ...props
}: DateFieldProps) {
  const { field, control } = splitFieldProps(props);
  const language = useLocale();
  const text = useDateText(labels, language);
  const now = today(undefined, useTimeZone());
  const input = useRef<HTMLInputElement>(null);
  const [date, setDate] = useControllableState(value, defaultValue, onValueChange);
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  /** The date when the input last lost the focus. Errors are displayed for this date only, not while the user types a year. */
  const [left, setLeft] = useState('');
  useFormReset(input, date, setDate);
  const rules = { min, max, isDateDisabled };
  const problem = problemText(problemOf(date, rules), rules, text);
  return (
    <Field data-slot="date-field" {...field} error={field.error || (left === date && problem)}>
      <div className="flex items-center">
        <DateInput
          data-slot="date-field-input"
          {...control}
          ref={useComposedRefs(ref, input)}
          problem={problem}
          min={min}
          max={max}
          value={date}
          onValueChange={setDate}
          onBlur={composeEventHandlers(onBlur, () => setLeft(date))}
          className={cn('pe-12', control.className)}
        />
        {/* Follows the input, whose width the consumer may set. */}
        <span className="-ms-12 inline-flex w-12 shrink-0 justify-end pe-2">
          <CalendarPopover
            slot="date-field"
            open={isOpen}
            onOpenChange={setOpen}
            name={isDate(date) ? text('changeDate', date) : text('chooseDate')}
            title={text('chooseDate')}
            size={control.size}
            disabled={control.disabled || control.readOnly}
          >
            <Months
              {...rules}
              range={{ from: date, to: date }}
              count={1}
              now={now}
              text={text}
              onSelect={(next) => {
                setDate(next);
                setOpen(false);
              }}
            />
          </CalendarPopover>
        </span>
      </div>
    </Field>
  );
}
