'use client';

import { useState } from 'react';
import { cn } from '../../lib/cn';
import { useControllableState } from '../../lib/use-controllable-state';
import { useLabels } from '../../providers/labels';
import { useLocale, useTimeZone } from '../../providers/locale';
import { Button } from '../button';
import { isDate, rangeFormat, today } from '../../lib/calendar-date';
import { type RangeCalendarLabels, rangeCalendarLabels } from './calendar-labels';
import type { CalendarOptions } from './date-rules';
import { Months } from './months';
import { type DateRange, type DateRangePreset, type DateRangePresetName, presetOf } from './presets';

export interface RangeCalendarProps extends CalendarOptions<RangeCalendarLabels> {
  /** The controlled range. Use with `onValueChange`. */
  value?: DateRange;
  /** The initial range when uncontrolled. @default an empty range */
  defaultValue?: DateRange;
  /** Called with the range when the user has selected a preset or both ends, in any order. */
  onValueChange?: (value: DateRange) => void;
  /**
   * The ranges that the user can select with one click: the names of built-in presets, or custom presets.
   * @default none
   */
  presets?: readonly (DateRangePresetName | DateRangePreset)[];
  /**
   * The number of months, displayed side by side in viewports of at least 900 px; narrower viewports show one.
   * @default 2
   */
  months?: 1 | 2;
}

const emptyRange: DateRange = { from: '', to: '' };
const noPresets: NonNullable<RangeCalendarProps['presets']> = [];

/** An inline calendar for selecting the first and last date of a range, or a preset. */
export function RangeCalendar({
  value,
  defaultValue = emptyRange,
  onValueChange,
  min,
  max,
  isDateDisabled,
  presets = noPresets,
  months = 2,
  labels,
  className,
  ...props
}: RangeCalendarProps) {
  const text = useLabels(rangeCalendarLabels, labels);
  const locale = useLocale();
  const now = today(undefined, useTimeZone());
  const [range, setRange] = useControllableState(value, defaultValue, onValueChange);
  /** The first date of the range while the user selects the last date. */
  const [anchor, setAnchor] = useState<string>();
  const isComplete = isDate(range.from) && isDate(range.to) && range.from <= range.to;

  function select(date: string): void {
    setAnchor(anchor === undefined ? date : undefined);
    if (anchor === undefined) return;
    const [from = date, to = date] = [anchor, date].toSorted();
    setRange({ from, to });
  }

  return (
    <div
      role="group"
      aria-label={text('chooseDates')}
      data-slot="range-calendar"
      className={cn('flex w-max max-w-full flex-col gap-4 sm:flex-row', className)}
      {...props}
    >
      {presets.length > 0 && (
        <ul role="list" aria-label={text('presets')} className="flex flex-wrap gap-1 sm:flex-col sm:flex-nowrap">
          {presets.map((preset) => {
            const { label, getRange } = presetOf(preset, text);
            const { from, to } = getRange(now);
            const isSelected = anchor === undefined && from === range.from && to === range.to;
            return (
              <li key={label} className="flex">
                <Button
                  data-slot="range-calendar-preset"
                  size="sm"
                  variant={isSelected ? 'tonal' : 'ghost'}
                  tone="secondary"
                  fullWidth
                  aria-pressed={isSelected}
                  className="justify-start"
                  onClick={() => {
                    setAnchor(undefined);
                    setRange({ from, to });
                  }}
                >
                  {label}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div className="grid min-w-0 grid-cols-1 content-start gap-2">
        <Months
          range={anchor === undefined ? range : { from: anchor, to: anchor }}
          isOpenEnd={anchor !== undefined}
          onSelect={select}
          count={months}
          now={now}
          text={text}
          min={min}
          max={max}
          isDateDisabled={isDateDisabled}
        />
        <p role="status" className="text-center text-caption text-muted">
          {anchor !== undefined
            ? text('rangeEnd')
            : isComplete
              ? rangeFormat(locale, range.from, range.to)
              : text('rangeStart')}
        </p>
      </div>
    </div>
  );
}
