import type { ChartSeriesColor } from '../chart';

export type BarListVariant = 'bars' | 'parts';

export interface BarListItem<Key extends string = string> {
  /** The unique key, used by `value` and passed to `onValueChange`. */
  key: Key;
  /** The name, which is truncated after two lines. */
  label: string;
  /** The amount. Negative, missing, infinite and `NaN` amounts are displayed without a bar. */
  value?: number | null;
  /** The amount as text, with its unit. @default `value` in `numberFormat`; a dash for a missing amount */
  valueText?: string;
  /** The amount with all of its digits, if `valueText` is abbreviated. Used as the row's tooltip and description. */
  fullText?: string;
  /** The URL. The row is rendered as a link, or as text if the scheme is unsafe, such as `javascript:`. */
  href?: string;
  /** The color of the item in a chart. @default none; in the `parts` variant, `series-1` to `series-6` by position */
  color?: ChartSeriesColor;
  /** Whether the item can be selected, if the list has `onValueChange` and the item has no `href`. @default true */
  selectable?: boolean;
}

/** The height of a row. */
export const rowHeights: Record<BarListVariant, string> = {
  bars: 'min-h-7 pointer-coarse:min-h-touch',
  parts: 'min-h-9 pointer-coarse:min-h-touch',
};
