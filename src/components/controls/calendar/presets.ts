import { addDays, addMonths, firstOfMonth, lastOfMonth } from '../../lib/calendar-date';
import type { RangeCalendarLabels } from './calendar-labels';

/** An inclusive range of dates; an empty string leaves that end open. */
export interface DateRange {
  /** The first date, as `yyyy-mm-dd`. */
  from: string;
  /** The last date, as `yyyy-mm-dd`. */
  to: string;
}

/** A range that the user selects with one click. */
export interface DateRangePreset {
  /** The text of the button. */
  label: string;
  /** Returns the range. `today` is the current date in the user's time zone. */
  getRange: (today: string) => DateRange;
}

/** The presets that the kit provides. */
export type DateRangePresetName = 'today' | 'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth' | 'thisYear';

const ranges: Record<DateRangePresetName, DateRangePreset['getRange']> = {
  today: (today) => ({ from: today, to: today }),
  last7Days: (today) => ({ from: addDays(today, -6), to: today }),
  last30Days: (today) => ({ from: addDays(today, -29), to: today }),
  thisMonth: (today) => ({ from: firstOfMonth(today), to: lastOfMonth(today) }),
  lastMonth: (today) => {
    const from = addMonths(firstOfMonth(today), -1);
    return { from, to: lastOfMonth(from) };
  },
  thisYear: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
};

const labelNames = {
  today: 'presetToday',
  last7Days: 'presetLast7Days',
  last30Days: 'presetLast30Days',
  thisMonth: 'presetThisMonth',
  lastMonth: 'presetLastMonth',
  thisYear: 'presetThisYear',
} as const satisfies Record<DateRangePresetName, keyof RangeCalendarLabels>;

/** Returns the preset with the given name, labeled by the provider. */
export function presetOf(
  preset: DateRangePresetName | DateRangePreset,
  text: (name: (typeof labelNames)[DateRangePresetName]) => string,
): DateRangePreset {
  return typeof preset === 'string' ? { label: text(labelNames[preset]), getRange: ranges[preset] } : preset;
}
