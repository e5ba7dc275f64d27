import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '../../lib/use-media-query';
import { useDirection } from '../../providers/direction';
import { useLocale } from '../../providers/locale';
import { breakpointWidth } from '../../tokens';
import { IconButton } from '../icon-button';
import {
  addDays,
  addMonths,
  clampDate,
  dateFormat,
  firstOfMonth,
  isDate,
  monthOf,
  startOfWeek,
} from '../../lib/calendar-date';
import type { CalendarLabels } from './calendar-labels';
import { type DateRules, problemOf } from './date-rules';
import { MonthGrid } from './month-grid';
import type { DateRange } from './presets';
import { weekStart } from './week-start';

interface MonthsProps extends DateRules {
  /** The selected dates; for a single date, both ends are equal. */
  range: DateRange;
  /** Whether the end of the range follows the focus and the pointer. */
  isOpenEnd?: boolean;
  onSelect: (date: string) => void;
  /** The number of months displayed side by side in a wide viewport. */
  count: 1 | 2;
  /** The current date. */
  now: string;
  text: (name: keyof CalendarLabels) => string;
}

const twoMonths = `(min-width: ${breakpointWidth('md')})`;

/** The grids of one or two months, with the buttons that change the month (WAI-ARIA date picker dialog pattern). */
export function Months({ range, isOpenEnd = false, onSelect, count, now, text, ...rules }: MonthsProps) {
  const { min, max } = rules;
  const id = useId();
  const locale = useLocale();
  const isRtl = useDirection() === 'rtl';
  const focusRef = useRef<HTMLTableCellElement>(null);
  const months = useMediaQuery(twoMonths) ? count : 1;
  const clamp = (date: string): string => clampDate(date, min, max);
  const [shown, setShown] = useState(range.to);
  /** The date that is the tab stop, and the first displayed month, which is never later than that date's month. */
  const [view, setView] = useState(() => viewOf(clamp(isDate(range.to) ? range.to : now), count));
  const [hovered, setHovered] = useState<string>();
  if (shown !== range.to) {
    setShown(range.to);
    if (isDate(range.to) && !isOpenEnd) setView(reveal(view, clamp(range.to), months));
  }
  const { focused } = view;
  // After the viewport becomes narrow, it shows only the focused date's month.
  const first = months === 1 ? firstOfMonth(focused) : view.first;
  const name = useMemo(() => dateFormat(locale, { month: 'long', year: 'numeric' }), [locale]);
  const firstDay = weekStart(locale);
  const [from = '', to = ''] = isOpenEnd ? [range.from, hovered ?? focused].toSorted() : [range.from, range.to];
  const visible = Array.from({ length: months }, (_, index) => addMonths(first, index));

  /** Returns the props for a button that changes the month. The button keeps focus, so it is never `disabled`. */
  const step = (by: number) => {
    const last = visible.at(-1) ?? first;
    const isEnd = isOutside(addMonths(by < 0 ? first : last, by), by, min, max);
    const go = (): void => {
      const next = addMonths(first, by);
      const target = clamp(addMonths(focused, by));
      setView(reveal({ focused: target, first: next }, target, months));
    };
    return {
      'aria-disabled': isEnd || undefined,
      className: isEnd ? 'cursor-not-allowed text-disabled forced-colors:text-[GrayText]' : undefined,
      onClick: isEnd ? undefined : go,
    };
  };

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat && !problemOf(focused, rules)) onSelect(focused);
      return;
    }
    const target = moved(event, focused, firstDay, isRtl);
    if (target === undefined) return;
    event.preventDefault();
    setHovered(undefined);
    // The cell may be in a month that is not displayed yet.
    flushSync(() => setView(reveal({ ...view, first }, clamp(target), months)));
    focusRef.current?.focus();
  }

  return (
    <div
      data-slot="calendar-months"
      className="flex flex-wrap gap-x-6 gap-y-2"
      onPointerLeave={() => setHovered(undefined)}
    >
      {visible.map((month, index) => (
        // oxlint-disable-next-line no-array-index-key -- the buttons keep the focus when the month changes
        <div key={index} className="grid w-max content-start gap-2">
          <div className="flex items-center">
            <div className="flex w-18 pointer-coarse:w-20">
              {index === 0 && (
                <>
                  <IconButton variant="ghost" size="sm" aria-label={text('previousYear')} {...step(-12)}>
                    <ChevronsLeft aria-hidden className="rtl:-scale-x-100" />
                  </IconButton>
                  <IconButton variant="ghost" size="sm" aria-label={text('previousMonth')} {...step(-1)}>
                    <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
                  </IconButton>
                </>
              )}
            </div>
            <p id={`${id}-${index}`} aria-live="polite" className="grow text-center text-h5 text-heading">
              {name(month)}
            </p>
            <div className="flex w-18 justify-end pointer-coarse:w-20">
              {index === months - 1 && (
                <>
                  <IconButton variant="ghost" size="sm" aria-label={text('nextMonth')} {...step(1)}>
                    <ChevronRight aria-hidden className="rtl:-scale-x-100" />
                  </IconButton>
                  <IconButton variant="ghost" size="sm" aria-label={text('nextYear')} {...step(12)}>
                    <ChevronsRight aria-hidden className="rtl:-scale-x-100" />
                  </IconButton>
                </>
              )}
            </div>
          </div>
          <MonthGrid
            aria-labelledby={`${id}-${index}`}
            onKeyDown={handleKeyDown}
            month={month}
            firstDay={firstDay}
            locale={locale}
            range={{ from, to }}
            focused={focused}
            focusRef={focusRef}
            now={now}
            limits={rules}
            onHover={isOpenEnd ? setHovered : undefined}
            onSelect={(date) => {
              setView({ focused: date, first });
              if (!problemOf(date, rules)) onSelect(date);
            }}
          />
        </div>
      ))}
    </div>
  );
}

interface View {
  focused: string;
  first: string;
}

/** Displays the date's month last, because the days before the date matter more than the days after it. */
const viewOf = (focused: string, months: number): View => ({
  focused,
  first: addMonths(firstOfMonth(focused), 1 - months),
});

/** Changes the displayed months as little as possible so that one of them includes the date. */
function reveal({ first }: View, focused: string, months: number): View {
  if (monthOf(focused) < monthOf(first)) return { focused, first: firstOfMonth(focused) };
  const last = addMonths(first, months - 1);
  return monthOf(focused) > monthOf(last) ? viewOf(focused, months) : { focused, first };
}

/** Whether the month and all months beyond it, in the direction of the step, are outside the limits. */
function isOutside(date: string, months: number, min?: string, max?: string): boolean {
  if (months < 0) return min !== undefined && min !== '' && monthOf(date) < monthOf(min);
  return max !== undefined && max !== '' && monthOf(date) > monthOf(max);
}

/** Returns the date to which a key moves focus. */
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
