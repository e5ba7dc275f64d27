'use client';

import { type ComponentProps, type PointerEvent, useRef } from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { useControllableState } from '../../lib/use-controllable-state';
import { useFormReset } from '../../lib/use-form-reset';
import { useLabels } from '../../providers/labels';
import { useField } from '../field';
import type { SliderOptions } from './slider';
import { sliderLabels } from './slider-labels';

/** The values of both thumbs. */
export type SliderRange = readonly [start: number, end: number];

export interface RangeSliderOptions
  extends
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue'>,
    Pick<SliderOptions, 'hint' | 'error' | 'min' | 'max' | 'step' | 'valueText'> {
  /** The controlled values. Use with `onValueChange`. */
  value?: SliderRange;
  /** The initial values when uncontrolled. @default the whole range */
  defaultValue?: SliderRange;
  /** Called with both values when the user moves a thumb. */
  onValueChange?: (value: SliderRange) => void;
  /** Whether the slider is disabled. @default false */
  disabled?: boolean;
  /** The name under which both values are submitted; read them with `formData.getAll(name)`. */
  name?: string;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof sliderLabels>;
}

export type RangeSliderProps = AccessibleName & RangeSliderOptions;

const names = ['sliderMinimum', 'sliderMaximum'] as const;

/** Two native range inputs on one track, for selecting the limits of a range. The thumbs cannot pass each other. */
export function RangeSlider({
  label,
  hint,
  error,
  value,
  min = 0,
  max = 100,
  step = 1,
  defaultValue,
  onValueChange,
  valueText,
  disabled,
  name,
  labels,
  'aria-labelledby': labelledBy,
  className,
  ...props
}: RangeSliderProps) {
  const text = useLabels(sliderLabels, labels);
  const { root, name: ownName, control, messages } = useField({ 'data-slot': 'range-slider', hint, error, ...props });
  const [held, setHeld] = useControllableState<SliderRange>(value, defaultValue ?? [min, max], onValueChange);
  const track = useRef<HTMLDivElement>(null);
  const minimum = useRef<HTMLInputElement>(null);
  const maximum = useRef<HTMLInputElement>(null);
  /** The dragged thumb, or undefined until the direction of a drag from two overlapping thumbs is known. */
  const dragged = useRef<0 | 1>(undefined);
  useFormReset(minimum, held, setHeld);

  const clamp = (number: number, low: number, high: number) => Math.max(Math.min(number, high), low);
  const start = clamp(held[0], min, max);
  const now: SliderRange = [start, clamp(held[1], start, max)];
  const percentOf = (number: number) => (max > min ? ((number - min) / (max - min)) * 100 : 0);
  const percents = [percentOf(now[0]), percentOf(now[1])] as const;
  /** The range in which each thumb can move without passing the other. */
  const limits = [
    [min, now[1]],
    [now[0], max],
  ] as const;

  function move(index: 0 | 1, to: number): void {
    const next = clamp(to, ...limits[index]);
    if (next !== now[index]) setHeld(index === 0 ? [next, now[1]] : [now[0], next]);
  }

  function follow({ clientX, currentTarget }: PointerEvent): void {
    if (!track.current) return;
    const { left, right, width } = track.current.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const at = min + ((isRightToLeft ? right - clientX : clientX - left) / width) * (max - min);
    // Avoids the rounding errors of binary floating-point numbers.
    const stepped = Number((min + Math.round((at - min) / step) * step).toPrecision(12));
    const [first, second] = now;
    if (first !== second) dragged.current ??= at - first <= second - at ? 0 : 1;
    else if (stepped !== first) dragged.current ??= stepped < first ? 0 : 1;
    if (dragged.current === undefined) return;
    (dragged.current === 0 ? minimum : maximum).current?.focus({ preventScroll: true });
    move(dragged.current, stepped);
  }

  return (
    <div
      role="group"
      {...root}
      aria-labelledby={label ? ownName.id : labelledBy}
      className={cn('group/range grid gap-1', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        {label && (
          <span
            id={ownName.id}
            className="min-w-0 text-h5 text-heading wrap-anywhere group-has-disabled/range:text-disabled"
          >
            {label}
          </span>
        )}
        <span
          // Hidden because each thumb announces its value.
          aria-hidden
          data-slot="range-slider-output"
          className="ms-auto text-end text-body text-text [font-variant-numeric:tabular-nums] wrap-anywhere group-has-disabled/range:text-disabled"
        >
          <bdi>{valueText?.(now[0]) ?? now[0]}</bdi> – <bdi>{valueText?.(now[1]) ?? now[1]}</bdi>
        </span>
      </div>
      <div
        role="presentation"
        data-slot="range-slider-area"
        className={cn(
          // The thumbs stop at the ends of the track. Vertical swipes scroll the page.
          'flex min-h-target cursor-pointer touch-pan-y items-center px-2.5 select-none pointer-coarse:min-h-touch',
          'has-disabled:pointer-events-none',
        )}
        // Keeps focus on the thumb.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = undefined;
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <div ref={track} data-slot="range-slider-track" className="relative h-1.5 grow">
          <div className="absolute inset-y-0 -inset-x-2.5 rounded-full border border-border bg-paper" />
          <div
            className="absolute inset-y-0 bg-primary group-has-disabled/range:bg-disabled forced-colors:bg-[Highlight] forced-colors:group-has-disabled/range:bg-[GrayText]"
            style={{ insetInlineStart: `${percents[0]}%`, insetInlineEnd: `${100 - percents[1]}%` }}
          />
          {([0, 1] as const).map((index) => (
            <span
              key={index}
              data-slot="range-slider-thumb"
              className={cn(
                'absolute top-1/2 size-5 -translate-1/2 rounded-full border-2 border-paper bg-primary rtl:translate-x-1/2',
                'has-disabled:bg-disabled forced-colors:border-[Canvas] forced-colors:bg-[ButtonText] forced-colors:has-disabled:bg-[GrayText]',
                'has-focus-visible:z-sticky has-focus-visible:[outline:var(--wm-size-ring)_solid_var(--wm-color-focus)]',
              )}
              style={{ insetInlineStart: `${percents[index]}%` }}
            >
              <input
                ref={index === 0 ? minimum : maximum}
                type="range"
                name={name}
                aria-label={text(names[index])}
                aria-describedby={control['aria-describedby']}
                aria-invalid={control['aria-invalid']}
                aria-valuetext={valueText?.(now[index])}
                min={limits[index][0]}
                max={limits[index][1]}
                step={step}
                value={now[index]}
                disabled={disabled}
                onChange={({ currentTarget }) => move(index, Number(currentTarget.value))}
                // The browser handles the keys, and assistive technology on touch devices handles swipes.
                className="pointer-events-none absolute inset-0 size-full opacity-0"
              />
            </span>
          ))}
        </div>
      </div>
      {messages}
    </div>
  );
}
