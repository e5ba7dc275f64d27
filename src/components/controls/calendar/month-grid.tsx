import { type ComponentProps, type RefObject, useMemo } from 'react';
import { cn } from '../../lib/cn';
import { dateFormat, monthOf, weeksOf } from '../../lib/calendar-date';
import { type DateRules, problemOf } from './date-rules';
import type { DateRange } from './presets';

interface MonthGridProps extends Omit<ComponentProps<'table'>, 'onSelect'> {
  /** A date in the displayed month. */
  month: string;
  firstDay: number;
  locale: string;
  range: DateRange;
  /** The date that is the tab stop. */
  focused: string;
  focusRef: RefObject<HTMLTableCellElement | null>;
  now: string;
  limits: DateRules;
  onSelect: (date: string) => void;
  onHover?: (date: string) => void;
}

/** The days of a month. A range is displayed as a continuous band, rounded only at the ends of a row. */
export function MonthGrid({
  month,
  firstDay,
  locale,
  range: { from, to },
  focused,
  focusRef,
  now,
  limits,
  onSelect,
  onHover,
  ...props
}: MonthGridProps) {
  const formats = useMemo(
    () => ({
      day: dateFormat(locale, { day: 'numeric' }),
      full: dateFormat(locale, { dateStyle: 'full' }),
      weekday: dateFormat(locale, { weekday: 'short' }),
      longWeekday: dateFormat(locale, { weekday: 'long' }),
    }),
    [locale],
  );
  const weeks = weeksOf(month, firstDay);
  const isInMonth = (date: string | undefined): boolean => date !== undefined && monthOf(date) === monthOf(month);
  const isRange = from !== '' && to !== '' && from < to;
  const isInside = (date: string): boolean => isRange && from < date && date < to;
  /** Whether the range's band extends from the date to its neighbor in the row. */
  const joins = (date: string, end: string, neighbor: string | undefined): boolean =>
    isRange && (isInside(date) || date === end) && isInMonth(neighbor);
  return (
    <table
      // oxlint-disable-next-line no-noninteractive-element-to-interactive-role -- a grid with the structure of a table
      role="grid"
      data-slot="calendar-grid"
      className="h-max border-separate border-spacing-x-0 border-spacing-y-0.5"
      {...props}
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
            {week.map((date, column) => {
              if (!isInMonth(date)) {
                // oxlint-disable-next-line control-has-associated-label -- an empty cell
                return <td key={date} className="size-9 pointer-coarse:size-touch" />;
              }
              const isDisabled = problemOf(date, limits) !== undefined;
              const isEnd = date === from || date === to;
              return (
                // oxlint-disable-next-line click-events-have-key-events -- the grid handles the keys
                <td
                  key={date}
                  ref={date === focused ? focusRef : undefined}
                  role="gridcell"
                  tabIndex={date === focused ? 0 : -1}
                  aria-label={formats.full(date)}
                  aria-selected={isEnd || isInside(date)}
                  aria-disabled={isDisabled || undefined}
                  aria-current={date === now ? 'date' : undefined}
                  data-slot="calendar-day"
                  data-date={date}
                  data-state={isEnd ? 'selected' : isInside(date) ? 'inside' : 'none'}
                  onClick={() => onSelect(date)}
                  onPointerEnter={onHover && (() => onHover(date))}
                  className={cn(
                    'size-9 border text-center text-body pointer-coarse:size-touch',
                    date === now ? 'border-border' : 'border-transparent',
                    isDisabled
                      ? 'cursor-not-allowed text-disabled line-through forced-colors:text-[GrayText]'
                      : 'cursor-pointer hover:border-heading',
                    !joins(date, to, week[column - 1]) && 'rounded-s-inner',
                    !joins(date, from, week[column + 1]) && 'rounded-e-inner',
                    isEnd
                      ? // The inset ring uses the tile's text color, which contrasts with the tile's background.
                        'bg-secondary text-on-secondary -outline-offset-4 focus-visible:outline-on-secondary forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
                      : '-outline-offset-2',
                    isInside(date) &&
                      'bg-secondary-soft text-on-secondary-soft forced-colors:border-y-2 forced-colors:border-y-[Highlight]',
                    !isEnd && !isInside(date) && !isDisabled && 'text-text',
                  )}
                >
                  {formats.day(date)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
