'use client';

import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { type DateRange, type DateRangePreset, type DateRangePresetName, RangeCalendar } from '../../controls/calendar';
import { problemOf } from '../../controls/calendar/internal';
import { SegmentBox, useSegments, useValidity } from '../../controls/time-field/internal';
import { Label, useField } from '../../controls/field';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import type { ControlSize } from '../../lib/control-size';
import { describeControl } from '../../lib/describe-control';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { useFormReset } from '../../lib/use-form-reset';
import { useLocale } from '../../providers/locale';
import { CalendarPopover } from './calendar-popover';
import type { DateRangeFieldLabels } from './date-field-labels';
import { problemText, useDateText } from './use-date-text';

export interface DateRangeFieldOptions extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** The controlled range. Use with `onValueChange`. */
  value?: DateRange;
  /** The initial range when uncontrolled. @default an empty range */
  defaultValue?: DateRange;
  /** Called with the range when the user changes one of its ends or selects a preset. */
  onValueChange?: (value: DateRange) => void;
  /** The form field names of both ends. */
  names?: { from: string; to: string };
  /** Whether both ends are required to submit the form. @default false */
  required?: boolean;
  /** The first date that can be selected, as `yyyy-mm-dd`. */
  min?: string;
  /** The last date that can be selected, as `yyyy-mm-dd`. */
  max?: string;
  /** Returns whether a date between `min` and `max` cannot be an end of the range. */
  isDateDisabled?: (date: string) => boolean;
  /**
   * The ranges that can be selected with one click: the names of built-in presets, or custom presets.
   * @default today, the last 7 days, this month, last month
   */
  presets?: readonly (DateRangePresetName | DateRangePreset)[];
  /** The controlled open state of the calendar. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state of the calendar on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** The minimum height of the fields and the button: 36, 40 or 44 px. @default 'md' */
  size?: ControlSize;
  /** Help text below the field, which is also the accessible description. */
  hint?: ReactNode;
  /**
   * The error message. It marks the field as invalid and replaces the message about a range that cannot be selected.
   */
  error?: ReactNode;
  /** Overrides the provider's labels. */
  labels?: Partial<DateRangeFieldLabels>;
}

export type DateRangeFieldProps = AccessibleName & DateRangeFieldOptions;

const emptyRange: DateRange = { from: '', to: '' };
const defaultPresets = ['today', 'last7Days', 'thisMonth', 'lastMonth'] as const;

/** The parts of a range's first and last dates, with a shared calendar and presets. */
export function DateRangeField({
  label,
  hint,
  error,
  value,
  defaultValue = emptyRange,
  onValueChange,
  names,
  required,
  min,
  max,
  isDateDisabled,
  presets = defaultPresets,
  open,
  defaultOpen = false,
  onOpenChange,
  size = 'md',
  labels,
  ref,
  className,
  ...props
}: DateRangeFieldProps) {
  const id = useId();
  const language = useLocale();
  const { text, dateText } = useDateText(labels, language);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const composedRef = useComposedRefs(ref, fieldset);
  const [range, setRange] = useControllableState(value, defaultValue, onValueChange);
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);

  const rules = { min, max, isDateDisabled };
  const from = useRangeEnd('from', range, setRange, text);
  const to = useRangeEnd('to', range, setRange, text);
  // Runs after a form reset has changed both ends, one after the other.
  useFormReset(fieldset, range, setRange);
  const isReversed = range.from !== '' && range.to !== '' && range.from > range.to;
  const problems = {
    from: problemText(problemOf(range.from, rules), rules, dateText),
    to: problemText(problemOf(range.to, rules), rules, dateText) || (isReversed ? text('rangeReversed') : ''),
  };
  useValidity(from.ref, from.state.problem || problems.from);
  useValidity(to.ref, to.state.problem || problems.to);
  const messageOf = { from: from.state.messageOf(problems.from), to: to.state.messageOf(problems.to) };
  const shown = error || messageOf.from || messageOf.to;
  const { root, control, messages } = useField({ hint, error: shown, controlId: id });

  const end = (name: 'from' | 'to') => {
    const { state, ref: endRef } = name === 'from' ? from : to;
    return {
      id: `${id}-${name}`,
      slot: `date-range-field-${name}`,
      state,
      size,
      ref: endRef,
      labelId: `${id}-${name}-label`,
      name: names?.[name],
      required,
      disabled: props.disabled,
      'aria-invalid': Boolean(error || messageOf[name]) || undefined,
    };
  };

  return (
    <fieldset
      aria-labelledby={label ? `${id}-label` : undefined}
      {...describeControl(props, {
        id: props.id ?? id,
        'aria-describedby': control['aria-describedby'],
        'aria-invalid': undefined,
      })}
      ref={composedRef}
      data-slot="date-range-field"
      data-state={root['data-state']}
      className={cn('group/range grid min-w-0 gap-1.5', className)}
    >
      {label && (
        <legend id={`${id}-label`} className="mb-1.5 text-h5 text-heading group-disabled/range:text-disabled">
          {label}
        </legend>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="grid min-w-0 grow basis-44 grid-cols-1 gap-1">
          <Label id={`${id}-from-label`} htmlFor={`${id}-from`} className="text-caption text-muted">
            {text('rangeFrom')}
          </Label>
          <SegmentBox {...end('from')} />
        </div>
        <div className="grid min-w-0 grow basis-44 grid-cols-1 gap-1">
          <Label id={`${id}-to-label`} htmlFor={`${id}-to`} className="text-caption text-muted">
            {text('rangeTo')}
          </Label>
          <div className="flex items-center gap-2">
            <SegmentBox {...end('to')} />
            <CalendarPopover
              slot="date-range-field"
              open={isOpen}
              onOpenChange={setOpen}
              name={text('chooseDates')}
              title={text('chooseDates')}
              disabled={props.disabled}
              size={size}
            >
              <RangeCalendar
                {...rules}
                presets={presets}
                value={range}
                labels={labels}
                onValueChange={(next) => {
                  setRange(next);
                  setOpen(false);
                }}
              />
            </CalendarPopover>
          </div>
        </div>
      </div>
      {messages}
    </fieldset>
  );
}

/** The state of one end of the range, which is entered part by part. */
function useRangeEnd(
  name: keyof DateRange,
  range: DateRange,
  setRange: (action: (latest: DateRange) => DateRange) => void,
  text: ReturnType<typeof useDateText>['text'],
) {
  const ref = useRef<HTMLInputElement>(null);
  const setValue = (date: string): void =>
    setRange((latest) => (latest[name] === date ? latest : { ...latest, [name]: date }));
  return { ref, state: useSegments({ kind: 'date', value: range[name], setValue, text, firstRef: ref }) };
}
