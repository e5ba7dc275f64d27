import type { AccessibleName } from '../../lib/accessible-name';
import { useControllableState } from '../../lib/use-controllable-state';
import { Months, problemOf } from '../../controls/calendar/internal';
import { isDate, today } from '../../lib/calendar-date';
import { SegmentsField, type SegmentsFieldOptions } from '../../controls/time-field/internal';
import { useLocale, useTimeZone } from '../../providers/locale';
import { CalendarPopover } from './calendar-popover';
import type { DateFieldLabels } from './date-field-labels';
import { problemText, useDateText } from './use-date-text';

export interface DateControlOptions extends SegmentsFieldOptions {
  /** Returns whether a date between `min` and `max` cannot be selected. */
  isDateDisabled?: (date: string) => boolean;
  /** The controlled open state of the calendar. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state of the calendar on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** Overrides the provider's labels. */
  labels?: Partial<DateFieldLabels>;
}

type DateControlProps = AccessibleName &
  DateControlOptions & {
    kind: 'date' | 'datetime';
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    min?: string;
    max?: string;
  };

/** The parts and the calendar for a date, which may include a time. */
export function DateControl({
  kind,
  value,
  defaultValue = '',
  onValueChange,
  isDateDisabled,
  open,
  defaultOpen = false,
  onOpenChange,
  labels,
  ...props
}: DateControlProps) {
  const locale = useLocale();
  const { text, dateText } = useDateText(labels, locale);
  const now = today(undefined, useTimeZone());
  const [current, setCurrent] = useControllableState(value, defaultValue, onValueChange);
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const { min, max, disabled, readOnly } = props;
  const [date = ''] = current.split('T');
  const slot = kind === 'date' ? 'date-field' : 'date-time-field';
  const rules = { min: min?.slice(0, 10), max: max?.slice(0, 10), isDateDisabled };
  return (
    <SegmentsField
      {...props}
      kind={kind}
      slot={slot}
      value={current}
      setValue={setCurrent}
      text={text}
      problemText={problemText(problemOf(date, rules) ?? problemOfTime(current, min, max), { min, max }, dateText)}
      renderEnd={({ typedDate, setDate }) => (
        <CalendarPopover
          slot={slot}
          open={isOpen}
          onOpenChange={setOpen}
          name={isDate(typedDate) ? dateText('changeDate', typedDate) : text('chooseDate')}
          title={text('chooseDate')}
          disabled={disabled || readOnly}
        >
          <Months
            {...rules}
            range={{ from: typedDate, to: typedDate }}
            count={1}
            now={now}
            text={text}
            onSelect={(next) => {
              setDate(next);
              setOpen(false);
            }}
          />
        </CalendarPopover>
      )}
    />
  );
}

/** On the first and last days, the time is also checked. */
function problemOfTime(value: string, min?: string, max?: string): 'early' | 'late' | undefined {
  if (!value.includes('T')) return undefined;
  if (min && value < min) return 'early';
  return max && value > max ? 'late' : undefined;
}
