'use client';

import { Clock } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button, type ButtonProps } from '../../controls/button';
import { NumberField } from '../../controls/number-field';
import { SegmentedControl, SegmentedControlItem } from '../../controls/segmented-control';
import { Select } from '../../controls/select';
import { clockTime } from '../../lib/clock-time';
import { useControllableState } from '../../lib/use-controllable-state';
import { type LabelText, useLabels } from '../../providers/labels';
import { useLocale, useTimeZone } from '../../providers/locale';
import { Popover, PopoverContent, PopoverTrigger } from '../popover';
import { DateTimeField } from './date-field';
import { type TimeRangePickerLabels, timeRangePickerLabels } from './date-field-labels';
import { type RelativeTimeRange, type TimeRange, timeRangeInstants, type TimeRangeUnit } from './time-range';

export interface TimeRangePickerProps extends Omit<
  ButtonProps,
  'value' | 'defaultValue' | 'children' | 'asChild' | 'labels'
> {
  /** The controlled range, or `null` for none. Use with `onValueChange`. */
  value?: TimeRange | null;
  /** The initial range when uncontrolled. @default null */
  defaultValue?: TimeRange | null;
  /** Called with the range that the user selects. */
  onValueChange?: (value: TimeRange) => void;
  /** The relative ranges that can be selected with one click. @default 15 minutes, 1 hour, 24 hours, 7 days, 30 days */
  presets?: readonly Omit<RelativeTimeRange, 'type'>[];
  /** The first time that can be entered, as `yyyy-mm-ddThh:mm`. */
  min?: string;
  /** The last time that can be entered, as `yyyy-mm-ddThh:mm`. */
  max?: string;
  /** The controlled open state of the popover. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state of the popover on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** The accessible name, followed by the selected range. @default the provider's `timeRange` */
  'aria-label'?: string;
  /** The look of the button. @default 'outline' */
  variant?: ButtonProps['variant'];
  /** The color tone of the button. @default 'neutral' */
  tone?: ButtonProps['tone'];
  /** Overrides the provider's labels. */
  labels?: Partial<TimeRangePickerLabels>;
}

const defaultPresets: NonNullable<TimeRangePickerProps['presets']> = [
  { amount: 15, unit: 'minute' },
  { amount: 1, unit: 'hour' },
  { amount: 24, unit: 'hour' },
  { amount: 7, unit: 'day' },
  { amount: 30, unit: 'day' },
];
const units: readonly TimeRangeUnit[] = ['minute', 'hour', 'day', 'week', 'month'];

/**
 * A button that opens a time range picker. It offers relative ranges, such as the last 15 minutes, and ranges between
 * two times.
 */
export function TimeRangePicker({
  value,
  defaultValue = null,
  onValueChange,
  presets = defaultPresets,
  min,
  max,
  open,
  defaultOpen = false,
  onOpenChange,
  'aria-label': name,
  variant = 'outline',
  tone = 'neutral',
  labels,
  ...props
}: TimeRangePickerProps) {
  const text = useLabels(timeRangePickerLabels, labels);
  const locale = useLocale();
  const [range, setRange] = useControllableState<TimeRange | null>(
    value,
    defaultValue,
    // The user cannot clear the range.
    onValueChange as ((value: TimeRange | null) => void) | undefined,
  );
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const shown = range ? rangeText(range, locale, text) : text('chooseTimeRange');
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button
          data-slot="time-range-picker"
          variant={variant}
          tone={tone}
          start={<Clock />}
          aria-label={`${name ?? text('timeRange')}: ${shown}`}
          {...props}
        >
          {shown}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start" aria-label={name ?? text('timeRange')} className="w-80 p-4">
        <RangeForm
          range={range}
          presets={presets}
          limits={{ min, max }}
          text={text}
          onSelect={(next) => {
            setRange(next);
            setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

type PickerText = LabelText<keyof TimeRangePickerLabels>;

function rangeText(range: TimeRange, locale: string, text: PickerText): string {
  if (range.type === 'relative') {
    const duration = new Intl.NumberFormat(locale, { style: 'unit', unit: range.unit, unitDisplay: 'long' });
    return text('lastDuration', { duration: duration.format(range.amount) });
  }
  const times = { calendar: 'gregory', dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(locale, times);
  return format.formatRange(Date.parse(`${range.from}Z`), Date.parse(`${range.to}Z`));
}

interface RangeFormProps {
  range: TimeRange | null;
  presets: readonly Omit<RelativeTimeRange, 'type'>[];
  limits: Pick<TimeRangePickerProps, 'min' | 'max'>;
  text: PickerText;
  onSelect: (range: TimeRange) => void;
}

function RangeForm({ range, presets, limits, text, onSelect }: RangeFormProps) {
  const [type, setType] = useState<TimeRange['type']>(range?.type ?? 'relative');
  return (
    <div className="grid gap-4">
      <SegmentedControl aria-label={text('timeRangeType')} size="sm" value={type} onValueChange={setType}>
        <SegmentedControlItem value="relative">{text('relativeRange')}</SegmentedControlItem>
        <SegmentedControlItem value="absolute">{text('absoluteRange')}</SegmentedControlItem>
      </SegmentedControl>
      {type === 'relative' ? (
        <RelativeForm range={range} presets={presets} text={text} onSelect={onSelect} />
      ) : (
        <AbsoluteForm range={range} limits={limits} text={text} onSelect={onSelect} />
      )}
    </div>
  );
}

function RelativeForm({ range, presets, text, onSelect }: Omit<RangeFormProps, 'limits'>) {
  const locale = useLocale();
  const current = range?.type === 'relative' ? range : undefined;
  const [amount, setAmount] = useState<number | null>(current?.amount ?? 1);
  const [unit, setUnit] = useState<TimeRangeUnit>(current?.unit ?? 'hour');
  const [isMissing, setMissing] = useState(false);
  const unitNames = new Intl.DisplayNames(locale, { type: 'dateTimeField' });

  function submit(event: SubmitEvent): void {
    stop(event);
    setMissing(amount === null);
    if (amount !== null) onSelect({ type: 'relative', amount, unit });
  }

  return (
    <>
      <ul role="list" aria-label={text('presets')} className="grid gap-1">
        {presets.map((preset) => {
          const isSelected = preset.amount === current?.amount && preset.unit === current.unit;
          const next: TimeRange = { type: 'relative', amount: preset.amount, unit: preset.unit };
          return (
            <li key={`${preset.amount} ${preset.unit}`} className="flex">
              <Button
                data-slot="time-range-preset"
                size="sm"
                variant={isSelected ? 'tonal' : 'ghost'}
                tone="secondary"
                fullWidth
                aria-pressed={isSelected}
                className="justify-start"
                onClick={() => onSelect(next)}
              >
                {rangeText(next, locale, text)}
              </Button>
            </li>
          );
        })}
      </ul>
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <div className="grid grid-cols-2 items-start gap-2">
          <NumberField
            label={text('rangeAmount')}
            size="sm"
            min={1}
            value={amount}
            onValueChange={setAmount}
            error={isMissing && amount === null && text('rangeAmountNeeded')}
          />
          <Select
            label={text('rangeUnit')}
            size="sm"
            value={unit}
            onValueChange={setUnit}
            options={units.map((one) => ({
              value: one,
              label: unitNames.of(one === 'week' ? 'weekOfYear' : one) ?? one,
            }))}
          />
        </div>
        <ApplyButton text={text} />
      </form>
    </>
  );
}

function AbsoluteForm({ range, limits, text, onSelect }: Omit<RangeFormProps, 'presets'>) {
  const timeZone = useTimeZone();
  // Starts with the start and end times of a relative range.
  const [draft, setDraft] = useState(() => {
    if (range?.type !== 'relative') return { from: range?.from ?? '', to: range?.to ?? '' };
    const { from, to } = timeRangeInstants(range, undefined, timeZone);
    return { from: clockTime(+from, timeZone).slice(0, 16), to: clockTime(+to, timeZone).slice(0, 16) };
  });
  const [problem, setProblem] = useState<{ end: 'from' | 'to'; message: string }>();
  const { from, to } = draft;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    stop(event);
    const message = text(from && to ? 'timeRangeReversed' : 'rangeTimeNeeded');
    // The field itself shows a message about a time that does not exist.
    const invalid = event.currentTarget.querySelector<HTMLInputElement>('input:invalid');
    if (invalid?.validity.customError) invalid.focus();
    else if (from === '' || to === '' || to <= from) setProblem({ end: from === '' ? 'from' : 'to', message });
    else onSelect({ type: 'absolute', from, to });
  }

  const field = (end: 'from' | 'to') => ({
    ...limits,
    size: 'sm' as const,
    value: draft[end],
    error: problem?.end === end && problem.message,
    onValueChange: (time: string) => {
      setDraft((now) => ({ ...now, [end]: time }));
      setProblem(undefined);
    },
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <DateTimeField label={text('rangeFrom')} {...field('from')} />
      <DateTimeField label={text('rangeTo')} {...field('to')} />
      <ApplyButton text={text} />
    </form>
  );
}

const ApplyButton = ({ text }: { text: PickerText }) => (
  <Button type="submit" size="sm" className="justify-self-start">
    {text('applyRange')}
  </Button>
);

/** React also dispatches the event to a form around the picker. */
function stop(event: SubmitEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
