import { CircleAlert, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { barFill, type BarSize, barShift, barSizes, barTrack } from '../../lib/bar';
import { cn } from '../../lib/cn';
import type { Tone } from '../../tokens';
import { type MeterLevel, meterLevel } from './meter-level';

export type { MeterLevel } from './meter-level';
export type MeterSize = BarSize;

const levels: Record<MeterLevel, { tone: Tone; Icon: LucideIcon }> = {
  good: { tone: 'success', Icon: CircleCheck },
  fair: { tone: 'warning', Icon: TriangleAlert },
  poor: { tone: 'error', Icon: CircleAlert },
};

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is measured; the bar's name. */
  label: string;
  /** How much of it there is, from `min` to `max`. */
  value: number;
  /** The least value. @default 0 */
  min?: number;
  /** The greatest value. @default 100 */
  max?: number;
  /** Values below it are low. @default none */
  low?: number;
  /** Values above it are high. @default none */
  high?: number;
  /** A value that is wanted: the part of the range that it lies in is good, the others are less so. @default the middle */
  optimum?: number;
  /** The value in words, where a percentage says too little ("28/35 GB"). @default the percentage */
  valueText?: string;
  /** What each level means ("Nearly full"), shown below the bar and spoken after the value. */
  levelTexts?: Partial<Record<MeterLevel, string>>;
  /** Shows the label and the value above the bar. @default false */
  showLabel?: boolean;
  /** The bar's height: 4 or 10 px. @default 'md' */
  size?: MeterSize;
  /** The family of colours, where neither `low` nor `high` decides on it. @default 'primary' */
  tone?: Tone;
}

/**
 * How much of something there is, in a range that is known (ARIA `meter`). With `low` or `high` the value has a level,
 * told by a colour, by an icon, and by a text where there is one. A value beyond its range is drawn at the range's end.
 */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  low,
  high,
  optimum,
  valueText,
  levelTexts,
  showLabel = false,
  size = 'md',
  tone = 'primary',
  className,
  ...props
}: MeterProps) {
  const labelId = useId();
  // What is no number, or has no range, is nothing rather than a broken bar.
  const now = Number.isFinite(value) ? Math.min(Math.max(value, min), max) : min;
  const percent = max > min ? Math.round(((now - min) / (max - min)) * 100) : 0;
  const level = meterLevel(now, { min, max, low, high, optimum });
  const levelText = level ? levelTexts?.[level] : undefined;
  const text = valueText ?? `${percent}%`;
  const Icon = level && levels[level].Icon;
  return (
    <div
      data-slot="meter"
      data-state={level ?? undefined}
      data-tone={level ? levels[level].tone : tone}
      className={cn('grid gap-1.5', className)}
      {...props}
    >
      {showLabel && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-caption">
          <span id={labelId}>{label}</span>
          <bdi aria-hidden>{text}</bdi>
        </div>
      )}
      <div className="flex items-center gap-2">
        <div
          role="meter"
          data-slot="meter-bar"
          aria-label={showLabel ? undefined : label}
          aria-labelledby={showLabel ? labelId : undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={now}
          aria-valuetext={levelText ? `${text}, ${levelText}` : text}
          className={cn(barTrack, barSizes[size])}
        >
          <div className={barFill} style={barShift(percent)} />
        </div>
        {Icon && !levelText && <Icon aria-hidden data-slot="meter-icon" className="size-4 shrink-0 text-tone" />}
      </div>
      {Icon && levelText && (
        // Spoken as a part of the value.
        <div aria-hidden data-slot="meter-level" className="flex gap-1.5 text-caption text-tone">
          <Icon data-slot="meter-icon" className="mt-px size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{levelText}</span>
        </div>
      )}
    </div>
  );
}
