'use client';

import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { cn } from '../../lib/cn';
import { useControllableState } from '../../lib/use-controllable-state';
import { useLocale } from '../../providers/locale';
import { seriesColors } from '../../tokens';
import { lookOf, type SeriesLook, SeriesPattern } from '../chart/internal';
import { type BarListItem, type BarListVariant, rowHeights } from './bar-list-item';
import { BarListRow } from './bar-list-row';

export interface BarListProps<Key extends string = string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue'
> {
  /** The items, in order. */
  items: readonly BarListItem<Key>[];
  /**
   * Whether each row has its own bar, or all items are parts of a single bar and their shares are displayed.
   * @default 'bars'
   */
  variant?: BarListVariant;
  /** The amount whose bar fills the whole row, in the `bars` variant. @default the largest value */
  max?: number;
  /** The amount of the whole, in the `parts` variant. @default the sum of the positive values */
  total?: number;
  /** The controlled key of the selected item, or `null`. Use with `onValueChange`. */
  value?: NoInfer<Key> | null;
  /** The key of the initially selected item when uncontrolled. @default null */
  defaultValue?: NoInfer<Key> | null;
  /** Called with the key of the item that the user selects, or with `null`. With this prop, rows are toggle buttons. */
  onValueChange?: (value: NoInfer<Key> | null) => void;
  /** The text displayed in the first row of an empty list, such as "Loading". @default none */
  emptyText?: string;
  /** The number of rows to reserve space for if there are fewer items. @default 0 */
  minRows?: number;
  /** Whether the values could not be updated, which dims the bars. @default false */
  stale?: boolean;
  /** The format of values without a `valueText`. */
  numberFormat?: Intl.NumberFormatOptions;
}

const isAmount = (value: number | null | undefined): value is number => Number.isFinite(value);

/** The positive amount that a bar can display, or 0. */
const lengthOf = ({ value }: BarListItem): number => (isAmount(value) ? Math.max(value, 0) : 0);

const isPositive = (value: number | undefined): value is number => isAmount(value) && value > 0;

/**
 * Ranks the items of a breakdown, or displays them as parts of a whole. Each row contains a name, an amount and a bar.
 * `ref`, `className` and other props apply to the root element; accessible names apply to the list.
 */
export function BarList<Key extends string = string>(props: BarListProps<Key>): ReactNode;
export function BarList({
  items,
  variant = 'bars',
  max,
  total,
  value,
  defaultValue = null,
  onValueChange,
  emptyText,
  minRows = 0,
  stale = false,
  numberFormat,
  className,
  'aria-label': ariaLabel,
  'aria-labelledby': ariaLabelledby,
  'aria-describedby': ariaDescribedby,
  'aria-busy': ariaBusy,
  ...props
}: BarListProps) {
  const id = useId();
  const [selected, select] = useControllableState(value, defaultValue, onValueChange);
  const locale = useLocale();
  const valueFormat = useMemo(() => new Intl.NumberFormat(locale, numberFormat), [locale, numberFormat]);
  const isParts = variant === 'parts';
  const lengths = items.map(lengthOf);
  const longest = isPositive(max) ? max : Math.max(0, ...lengths);
  const whole = isPositive(total) ? total : lengths.reduce((sum, length) => sum + length, 0);
  const shares = items.map(({ value: amount }) => (isAmount(amount) ? (whole > 0 ? amount / whole : 0) : null));
  // The shares are aligned: if one needs a decimal, all have one.
  const minimumFractionDigits = shares.every((share) => Number.isInteger(Math.round((share ?? 0) * 1000) / 10)) ? 0 : 1;
  const shareFormat = useMemo(
    () => new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits, maximumFractionDigits: 1 }),
    [locale, minimumFractionDigits],
  );
  const lookAt = ({ color: own }: BarListItem, index: number): SeriesLook | undefined => {
    const color = own ?? (isParts ? seriesColors[index % seriesColors.length] : undefined);
    return color === undefined ? undefined : lookOf(color, index);
  };
  const isInteractive = onValueChange !== undefined || items.some(({ href }) => href !== undefined);
  const isFlush = isParts && !isInteractive;
  const isEmpty = items.length === 0;
  const fillers = Math.max(isEmpty && emptyText !== undefined ? 1 : 0, minRows - items.length);

  return (
    <div
      data-slot="bar-list"
      data-variant={variant}
      className={cn('grid min-w-0', isParts && 'gap-2', className)}
      {...props}
    >
      {isParts && (
        // Hidden because the rows contain the same information.
        <div
          aria-hidden
          data-slot="bar-list-parts"
          className={cn(
            'flex h-2.5 min-w-0 gap-0.5 overflow-clip rounded-full bg-divider forced-colors:outline-1 forced-colors:-outline-offset-1 forced-colors:outline-[CanvasText]',
            isInteractive && 'mx-2.5',
            stale && 'opacity-60',
          )}
        >
          {items.map((item, index) => {
            const look = lookAt(item, index);
            const part = whole > 0 ? (lengths[index] ?? 0) / whole : 0;
            return (
              part > 0 && (
                <span
                  key={item.key}
                  data-slot="bar-list-part"
                  className={cn('min-w-0 basis-0 bg-current forced-colors:bg-[CanvasText]', look?.paint.className)}
                  // Shares that add up to less than 1 leave the rest of the bar empty.
                  style={{ flexGrow: part, color: look?.paint.color }}
                >
                  {look && (
                    <svg className="hidden size-full forced-colors:block">
                      <defs>
                        <SeriesPattern id={`${id}-${index}`} look={look} />
                      </defs>
                      <rect width="100%" height="100%" fill={`url(#${id}-${index})`} />
                    </svg>
                  )}
                </span>
              )
            );
          })}
        </div>
      )}
      {items.length + fillers > 0 && (
        <ul
          role="list"
          data-slot="bar-list-rows"
          aria-label={ariaLabel}
          aria-labelledby={ariaLabelledby}
          aria-describedby={ariaDescribedby}
          aria-busy={ariaBusy}
          aria-hidden={(isEmpty && emptyText === undefined) || undefined}
          // Without this, the browser would scroll the page to follow a row that moves.
          className={cn('grid min-w-0 list-none [overflow-anchor:none]', !isParts && 'gap-1 pointer-coarse:gap-0')}
        >
          {items.map((item, index) => {
            const { key, value: amount, valueText, selectable = true } = item;
            const share = shares[index] ?? null;
            return (
              <BarListRow
                key={key}
                item={item}
                variant={variant}
                isFlush={isFlush}
                isStale={stale}
                look={lookAt(item, index)}
                length={isParts || longest === 0 ? 0 : Math.min((lengths[index] ?? 0) / longest, 1)}
                valueText={valueText ?? (isAmount(amount) ? valueFormat.format(amount) : '–')}
                // Use an empty string so that an item without an amount keeps the space for the share.
                share={isParts ? (share === null ? '' : shareFormat.format(share)) : null}
                isSelected={selected === key}
                onClick={onValueChange && selectable ? () => select(selected === key ? null : key) : undefined}
                hasChecks={onValueChange !== undefined}
              />
            );
          })}
          {Array.from({ length: fillers }, (_, index) => {
            const text = isEmpty && index === 0 ? emptyText : undefined;
            return (
              <li
                key={index}
                aria-hidden={text === undefined || undefined}
                data-slot="bar-list-filler"
                className={cn('flex items-center text-body text-muted', !isFlush && 'px-2.5', rowHeights[variant])}
              >
                {text}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
