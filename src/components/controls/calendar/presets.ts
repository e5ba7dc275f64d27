import { addDays, addMonths, firstOfMonth, lastOfMonth } from '../../lib/calendar-date';
import type { RangeCalendarLabels } from './calendar-labels';

/** A range of dates, both included; an empty string is an open end. */
export interface DateRange {
  /** The first date, `yyyy-mm-dd`. */
  from: string;
  /** The last date, `yyyy-mm-dd`. */
  to: string;
}

/** A range that is selected by one click. */
export interface DateRangePreset {
  /** The text of the button. */
  label: string;
  /** Returns the range. `today` is the date of the user's time zone. */
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

/** The preset of a name, with the label of the provider. */
export function presetOf(
  preset: DateRangePresetName | DateRangePreset,
  text: (name: (typeof labelNames)[DateRangePresetName]) => string,
): DateRangePreset {
  return typeof preset === 'string' ? { label: text(labelNames[preset]), getRange: ranges[preset] } : preset;
}
