import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { useDirection } from '../../providers/direction';
import {
  addDays,
  addMonths,
  clampDate,
  dateFormat,
  isDate,
  monthOf,
  startOfWeek,
  today,
  weeksOf,
} from './calendar-date';
import { type DateRules, problemOf } from './date-rules';
import type { DateRange } from './presets';
import type { DateText } from './use-date-text';
import { weekStart } from './week-start';

interface CalendarProps extends DateRules {
  /** The selected dates; both ends are equal for one date. */
  range: DateRange;
  /** The date that is focused first, if it is a date. */
  initialDate: string;
  /** The first date of a range whose last date is being selected. */
  anchor?: string;
  onSelect: (date: string) => void;
  locale: string;
  text: DateText;
  /** The element that receives the focus when the layer opens. */
  focusRef: RefObject<HTMLTableCellElement | null>;
}

/** The grid of a month (WAI-ARIA date picker dialog pattern). */
export function Calendar({ range, initialDate, anchor, onSelect, locale, text, focusRef, ...rules }: CalendarProps) {
  const { min, max } = rules;
  const id = useId();
  const direction = useDirection();
  const [now] = useState(() => today());
  const [focused, setFocused] = useState(() => clampDate(isDate(initialDate) ? initialDate : now, min, max));
  const formats = useMemo(
    () => ({
      month: dateFormat(locale, { month: 'long', year: 'numeric' }),
      day: dateFormat(locale, { day: 'numeric' }),
      full: dateFormat(locale, { dateStyle: 'full' }),
      weekday: dateFormat(locale, { weekday: 'short' }),
      longWeekday: dateFormat(locale, { weekday: 'long' }),
    }),
    [locale],
  );
  const firstDay = weekStart(locale);
  const weeks = weeksOf(focused, firstDay);
  // While the last date is selected, the range follows the focus.
  const [from, to] = anchor === undefined ? [range.from, range.to] : [anchor, focused].toSorted();

  /** The props of a button that changes the month. The button keeps the focus, so it is never `disabled`. */
  const step = (months: number) => {
    const isEnd = isOutside(addMonths(focused, months), months, min, max);
    return {
      'aria-disabled': isEnd || undefined,
      className: isEnd ? 'cursor-not-allowed text-disabled forced-colors:text-[GrayText]' : undefined,
      onClick: isEnd ? undefined : () => setFocused(clampDate(addMonths(focused, months), min, max)),
    };
  };

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat && !problemOf(focused, rules)) onSelect(focused);
      return;
    }
    const target = moved(event, focused, firstDay, direction === 'rtl');
    if (target === undefined) return;
    event.preventDefault();
    // The cell may be in another month.
    flushSync(() => setFocused(clampDate(target, min, max)));
    focusRef.current?.focus();
  }

  return (
    <div data-slot="calendar" className="grid w-max gap-2">
      <div className="flex items-center gap-1">
        <IconButton variant="ghost" size="sm" aria-label={text('previousYear')} {...step(-12)}>
          <ChevronsLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton variant="ghost" size="sm" aria-label={text('previousMonth')} {...step(-1)}>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <p id={`${id}-month`} aria-live="polite" className="grow text-center text-h5 text-heading">
          {formats.month(focused)}
        </p>
        <IconButton variant="ghost" size="sm" aria-label={text('nextMonth')} {...step(1)}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton variant="ghost" size="sm" aria-label={text('nextYear')} {...step(12)}>
          <ChevronsRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      <table
        // oxlint-disable-next-line no-noninteractive-element-to-interactive-role -- a grid with the structure of a table
        role="grid"
        aria-labelledby={`${id}-month`}
        data-slot="calendar-grid"
        onKeyDown={handleKeyDown}
        className="border-separate border-spacing-0"
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th
                key={date}
                scope="col"
                abbr={formats.longWeekday(date)}
                className="size-9 text-center text-caption text-muted pointer-coarse:size-touch"
              >
                {formats.weekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                if (monthOf(date) !== monthOf(focused)) {
                  // oxlint-disable-next-line control-has-associated-label -- an empty cell
                  return <td key={date} className="size-9 pointer-coarse:size-touch" />;
                }
                const isDisabled = problemOf(date, rules) !== undefined;
                const isEnd = date === from || date === to;
                const isInside = from !== undefined && to !== undefined && from !== '' && from < date && date < to;
                return (
                  // oxlint-disable-next-line click-events-have-key-events -- the grid handles the keys
                  <td
                    key={date}
                    ref={date === focused ? focusRef : undefined}
                    role="gridcell"
                    tabIndex={date === focused ? 0 : -1}
                    aria-label={formats.full(date)}
                    aria-selected={isEnd || isInside}
                    aria-disabled={isDisabled || undefined}
                    aria-current={date === now ? 'date' : undefined}
                    data-slot="calendar-day"
                    data-date={date}
                    data-state={isEnd ? 'selected' : isInside ? 'inside' : 'none'}
                    onClick={() => {
                      setFocused(date);
                      if (!isDisabled) onSelect(date);
                    }}
                    className={look(isEnd, isInside, isDisabled, date === now)}
                  >
                    {formats.day(date)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether no date of the month, in the direction of the step, can be selected. */
function isOutside(date: string, months: number, min?: string, max?: string): boolean {
  if (months < 0) return min !== undefined && min !== '' && monthOf(date) < monthOf(min);
  return max !== undefined && max !== '' && monthOf(date) > monthOf(max);
}

/** The date that a key moves to. */
function moved({ key, shiftKey }: KeyboardEvent, date: string, firstDay: number, rtl: boolean): string | undefined {
  const week = startOfWeek(date, firstDay);
  const targets: Partial<Record<string, () => string>> = {
    ArrowRight: () => addDays(date, rtl ? -1 : 1),
    ArrowLeft: () => addDays(date, rtl ? 1 : -1),
    ArrowDown: () => addDays(date, 7),
    ArrowUp: () => addDays(date, -7),
    Home: () => week,
    End: () => addDays(week, 6),
    PageDown: () => addMonths(date, shiftKey ? 12 : 1),
    PageUp: () => addMonths(date, shiftKey ? -12 : -1),
  };
  return targets[key]?.();
}

function look(isEnd: boolean, isInside: boolean, isDisabled: boolean, isToday: boolean): string {
  return cn(
    'size-9 rounded-inner border text-center text-body pointer-coarse:size-touch -outline-offset-2',
    isToday ? 'border-border' : 'border-transparent',
    isDisabled
      ? 'cursor-not-allowed text-disabled line-through forced-colors:text-[GrayText]'
      : 'cursor-pointer hover:border-heading',
    isEnd &&
      'bg-secondary text-on-secondary forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
    isInside && 'bg-secondary-soft text-on-secondary-soft forced-colors:border-2 forced-colors:border-[Highlight]',
    !isEnd && !isInside && !isDisabled && 'text-text',
  );
}
