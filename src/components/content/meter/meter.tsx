'use client';

import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import { barFill, type BarSize, barShift, barSizes, barTrack } from '../../lib/bar';
import { cn } from '../../lib/cn';
import type { ChartColor, Tone } from '../../tokens';
import { MeterArc } from './meter-arc';
import { type MeterLevel, meterLevel } from './meter-level';

export type { MeterLevel } from './meter-level';
export type MeterSize = BarSize;
export type MeterShape = 'bar' | 'arc';

const levels: Record<MeterLevel, { tone: Tone; Icon: LucideIcon }> = {
  good: { tone: 'success', Icon: CircleCheck },
  fair: { tone: 'warning', Icon: TriangleAlert },
  poor: { tone: 'error', Icon: CircleAlert },
};

export interface MeterOptions extends Omit<ComponentProps<'div'>, 'children' | 'color'> {
  /** The value from `min` to `max`. */
  value: number;
  /** The minimum value. @default 0 */
  min?: number;
  /** The maximum value. @default 100 */
  max?: number;
  /** The upper limit of the low range. @default none */
  low?: number;
  /** The lower limit of the high range. @default none */
  high?: number;
  /** The preferred value. The level is `good` in its range, and `fair` or `poor` in the others. @default the middle */
  optimum?: number;
  /** The value as text, such as "28/35 GB". @default the percentage */
  valueText?: string;
  /** The text for each level, such as "Nearly full". It is displayed below the bar and announced after the value. */
  levelTexts?: Partial<Record<MeterLevel, string>>;
  /**
   * A bar, or a gauge arc around the value. The arc is as wide as its container, up to 240 px.
   * @default 'bar'
   */
  shape?: MeterShape;
  /** The height of the bar: 4 px (`sm`) or 10 px (`md`). @default 'md' */
  size?: MeterSize;
  /** The color tone if neither `low` nor `high` is set. @default 'primary' */
  tone?: Tone;
  /** The color of the value's chart series or level, used instead of `tone`. @default none */
  color?: ChartColor;
}

/** A `label` is displayed above the bar, together with the value. */
export type MeterProps = AccessibleName & MeterOptions;

/**
 * A value within a known range. If `low` or `high` is set, the value also has a level, indicated by a color, an icon
 * and optional text. A value outside the range is clamped.
 */
export function Meter({
  label,
  'aria-label': name,
  'aria-labelledby': labelledBy,
  value,
  min = 0,
  max = 100,
  low,
  high,
  optimum,
  valueText,
  levelTexts,
  shape = 'bar',
  size = 'md',
  color,
  tone = color ? 'neutral' : 'primary',
  className,
  ...props
}: MeterProps) {
  const labelId = useId();
  // An invalid number is displayed as an empty bar.
  const now = Number.isFinite(value) ? Math.min(Math.max(value, min), max) : min;
  const percentOf = (at: number): number => (max > min ? Math.round(((at - min) / (max - min)) * 100) : 0);
  const percent = percentOf(now);
  const level = meterLevel(now, { min, max, low, high, optimum });
  const levelText = level ? levelTexts?.[level] : undefined;
  const text = valueText ?? `${percent}%`;
  const Icon = level && levels[level].Icon;
  const isChart = color !== undefined && !level;
  const isArc = shape === 'arc';
  const fillColor = isChart ? `var(--wm-color-${color})` : undefined;
  return (
    <div
      data-slot="meter"
      data-state={level ?? undefined}
      data-tone={level ? levels[level].tone : tone}
      className={cn('grid gap-1.5', className)}
      {...props}
    >
      {label && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-caption">
          <span id={labelId}>{label}</span>
          {!isArc && <bdi aria-hidden>{text}</bdi>}
        </div>
      )}
      <div className="flex items-center gap-2">
        <div
          role="meter"
          data-slot="meter-bar"
          aria-label={name}
          aria-labelledby={label ? labelId : labelledBy}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={now}
          aria-valuetext={levelText ? `${text}, ${levelText}` : text}
          className={isArc ? 'mx-auto w-full max-w-60' : cn(barTrack, barSizes[size])}
        >
          {isArc ? (
            <MeterArc
              percent={percent}
              limits={[low, high].flatMap((limit) => (limit === undefined ? [] : percentOf(limit)))}
              color={fillColor}
            >
              {text}
            </MeterArc>
          ) : (
            <div
              className={barFill(isChart ? 'bg-current' : undefined)}
              style={{ ...barShift(percent), color: fillColor }}
            />
          )}
        </div>
        {Icon && !levelText && <Icon aria-hidden data-slot="meter-icon" className="size-4 shrink-0 text-tone" />}
      </div>
      {Icon && levelText && (
        // Announced as part of the value.
        <div aria-hidden data-slot="meter-level" className="flex gap-1.5 text-caption text-tone">
          <Icon data-slot="meter-icon" className="mt-px size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{levelText}</span>
        </div>
      )}
    </div>
  );
}
