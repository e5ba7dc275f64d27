'use client';

import type { AccessibleName } from '../../lib/accessible-name';
import { useControllableState } from '../../lib/use-controllable-state';
import { useLabels } from '../../providers/labels';
import { useLocale } from '../../providers/locale';
import { entryFormat } from './segment-layout';
import { SegmentsField, type SegmentsFieldOptions } from './segments-field';
import { type TimeFieldLabels, timeFieldLabels } from './time-field-labels';

export interface TimeFieldOptions extends SegmentsFieldOptions {
  /** The controlled time as `hh:mm` on a 24-hour clock, or an empty string for no time. Use with `onValueChange`. */
  value?: string;
  /** The initial time when uncontrolled. @default none */
  defaultValue?: string;
  /** Called with the time that the user enters, or with an empty string while the time is incomplete. */
  onValueChange?: (value: string) => void;
  /** The first time that can be entered, as `hh:mm`. */
  min?: string;
  /** The last time that can be entered, as `hh:mm`. */
  max?: string;
  /** Overrides the provider's labels. */
  labels?: Partial<TimeFieldLabels>;
}

export type TimeFieldProps = AccessibleName & TimeFieldOptions;

/**
 * A field for a time of day that is entered part by part in the locale's format. `className` and `style` apply to the
 * root; all other props apply to the first part.
 */
export function TimeField({ value, defaultValue = '', onValueChange, labels, ...props }: TimeFieldProps) {
  const locale = useLocale();
  const text = useLabels(timeFieldLabels, labels, locale);
  const [time, setTime] = useControllableState(value, defaultValue, onValueChange);
  const { min, max } = props;
  const format = (limit: string): string =>
    new Intl.DateTimeFormat(locale, entryFormat('time')).format(Date.parse(`2000-01-01T${limit}Z`));
  const problem =
    time && min && time < min
      ? text('timeTooEarly', { time: format(min) })
      : time && max && time > max
        ? text('timeTooLate', { time: format(max) })
        : '';
  return (
    <SegmentsField
      {...props}
      kind="time"
      slot="time-field"
      value={time}
      setValue={setTime}
      text={text}
      problemText={problem}
    />
  );
}
