'use client';

import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { type AccessibleName, rootPropsOf } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { describeControl } from '../../lib/describe-control';
import { useFormReset } from '../../lib/use-form-reset';
import { type LabeledControlOptions, useField } from '../field';

// Forced colors mode uses the browser's native slider. The engines' pseudo-elements differ and cannot share a rule.
const track = cn(
  '[--wm-slider-tone:var(--wm-color-primary)] disabled:[--wm-slider-tone:var(--wm-color-disabled)]',
  '[--wm-slider-end:right] rtl:[--wm-slider-end:left]',
  '[--wm-slider-bar:linear-gradient(to_var(--wm-slider-end),var(--wm-slider-tone)_var(--wm-slider-fill),transparent_0)]',
  'not-forced-colors:[&::-webkit-slider-runnable-track]:h-1.5 not-forced-colors:[&::-webkit-slider-runnable-track]:rounded-full',
  'not-forced-colors:[&::-webkit-slider-runnable-track]:border not-forced-colors:[&::-webkit-slider-runnable-track]:border-border',
  'not-forced-colors:[&::-webkit-slider-runnable-track]:bg-paper',
  'not-forced-colors:[&::-webkit-slider-runnable-track]:bg-(image:--wm-slider-bar)',
  'not-forced-colors:[&::-moz-range-track]:box-border not-forced-colors:[&::-moz-range-track]:h-1.5',
  'not-forced-colors:[&::-moz-range-track]:rounded-full not-forced-colors:[&::-moz-range-track]:border',
  'not-forced-colors:[&::-moz-range-track]:border-border not-forced-colors:[&::-moz-range-track]:bg-paper',
  'not-forced-colors:[&::-moz-range-track]:bg-(image:--wm-slider-bar)',
);

const thumb = cn(
  'not-forced-colors:[&::-webkit-slider-thumb]:-mt-2 not-forced-colors:[&::-webkit-slider-thumb]:appearance-none',
  'not-forced-colors:[&::-webkit-slider-thumb]:size-5 not-forced-colors:[&::-webkit-slider-thumb]:rounded-full',
  'not-forced-colors:[&::-webkit-slider-thumb]:border-2 not-forced-colors:[&::-webkit-slider-thumb]:border-paper',
  'not-forced-colors:[&::-webkit-slider-thumb]:bg-primary not-forced-colors:disabled:[&::-webkit-slider-thumb]:bg-disabled',
  'not-forced-colors:[&::-moz-range-thumb]:box-border not-forced-colors:[&::-moz-range-thumb]:size-5',
  'not-forced-colors:[&::-moz-range-thumb]:rounded-full not-forced-colors:[&::-moz-range-thumb]:border-2',
  'not-forced-colors:[&::-moz-range-thumb]:border-paper not-forced-colors:[&::-moz-range-thumb]:bg-primary',
  'not-forced-colors:disabled:[&::-moz-range-thumb]:bg-disabled',
);

export interface SliderOptions
  extends
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'children' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'>,
    LabeledControlOptions {
  /** The controlled value. Use with `onValueChange`. */
  value?: number;
  /** The initial value when uncontrolled. @default the value of `min` */
  defaultValue?: number;
  /** Called with the new value when the user moves the slider, unless `onChange` calls `event.preventDefault()`. */
  onValueChange?: (value: number) => void;
  /** The minimum value. @default 0 */
  min?: number;
  /** The maximum value. @default 100 */
  max?: number;
  /** The step between values. @default 1 */
  step?: number;
  /** Formats the displayed and announced value, such as "8 pixels". @default the number */
  valueText?: (value: number) => string;
}

export type SliderProps = AccessibleName & SliderOptions;

/**
 * A native range input for an approximate value. `className` and `style` apply to the root; all other props apply to
 * the input.
 */
export function Slider({
  label,
  hint,
  error,
  value,
  min = 0,
  max = 100,
  step = 1,
  defaultValue = min,
  onValueChange,
  valueText,
  classNames,
  slotProps,
  id,
  ref,
  className,
  style,
  onChange,
  ...props
}: SliderProps) {
  const root = rootPropsOf({ className, style, slotProps });
  const field = useField({ 'data-slot': 'slider', ...root, hint, error, controlId: id });
  const [held, setValue] = useControllableState(value, defaultValue, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(ref, input);
  useFormReset(input, held, setValue);
  // The browser clamps the thumb's position in the same way.
  const now = Math.max(Math.min(held, max), min);
  const text = valueText?.(now);
  const share = { '--wm-slider-fill': `${max > min ? ((now - min) / (max - min)) * 100 : 0}%` } as CSSProperties;
  return (
    <div {...field.root} className={cn('grid gap-1', root.className)}>
      <div className="flex items-baseline justify-between gap-3">
        {label && (
          <label
            htmlFor={field.name.htmlFor}
            className={cn('min-w-0 text-h5 wrap-anywhere', props.disabled ? 'text-disabled' : 'text-heading')}
          >
            {label}
          </label>
        )}
        {/* A form reset would replace the children of an `output` and detach the text node that React updates. */}
        <span
          data-slot="slider-output"
          className={cn(
            'ms-auto max-w-1/2 shrink-0 text-end text-body [font-variant-numeric:tabular-nums] wrap-anywhere',
            props.disabled ? 'text-disabled' : 'text-text',
          )}
        >
          <bdi>{text ?? now}</bdi>
        </span>
      </div>
      <input
        data-slot="slider-input"
        {...describeControl(props, field.control)}
        ref={composedRef}
        type="range"
        min={min}
        max={max}
        step={step}
        value={now}
        aria-valuetext={text}
        onChange={composeEventHandlers(onChange, ({ currentTarget }) => setValue(Number(currentTarget.value)))}
        className={cn(
          'min-h-target min-w-0 cursor-pointer rounded bg-transparent pointer-coarse:min-h-touch [:where(&)]:w-full',
          'disabled:cursor-not-allowed not-forced-colors:appearance-none',
          track,
          thumb,
          classNames?.control,
        )}
        style={share}
      />
      {field.messages}
    </div>
  );
}
