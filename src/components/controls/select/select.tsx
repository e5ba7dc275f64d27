'use client';

import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import type { ControlSize } from '../../lib/control-size';
import { fieldBox, type FieldBoxVariant } from '../../lib/field-box';
import type { InferLast } from '../../lib/infer-last';
import { Field, type LabeledControlOptions, useFieldControl } from '../field';
import { splitFieldProps } from '../field/internal';

export type SelectSize = ControlSize;
export type SelectVariant = FieldBoxVariant;

export interface SelectOption<Value extends string = string> {
  /** The value passed to `onValueChange` and submitted with a form. */
  value: Value;
  /** The visible text. */
  label: string;
  /** Whether the option cannot be selected. @default false */
  disabled?: boolean;
}

/** Options are passed either as data or as elements. */
type SelectOptions<Value extends string> =
  | {
      /** The options as data. */
      options: readonly SelectOption<Value>[];
      children?: never;
    }
  | {
      options?: never;
      /** The options as `option` and `optgroup` elements. */
      children: ReactNode;
    };

export interface SelectFieldOptions<Value extends string = string>
  extends
    Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'value' | 'defaultValue' | 'children'>,
    LabeledControlOptions {
  /** The text displayed while nothing is selected. The user cannot select it. */
  placeholder?: string;
  /** The minimum height: 36, 40 or 44 px. @default 'md' */
  size?: SelectSize;
  /**
   * A border (`outline`), or the background of a plain `Button`, for a select that is recognizable by its icon and
   * value.
   * @default 'outline'
   */
  variant?: SelectVariant;
  /** A decorative icon before the value. */
  start?: ReactNode;
  /** The controlled value, or `null` while nothing is selected. Use with `onValueChange`. */
  value?: InferLast<Value> | null;
  /** The initial value when uncontrolled. @default the first option, or none with a `placeholder` */
  defaultValue?: InferLast<Value> | null;
  /** Called with the value of the selected option, unless `onChange` calls `event.preventDefault()`. */
  onValueChange?: (value: InferLast<Value>) => void;
}

/** Pass the options as data in `options`, or as `option` and `optgroup` elements in `children`. */
export type SelectProps<Value extends string = string> = AccessibleName &
  SelectOptions<Value> &
  SelectFieldOptions<Value>;

/** A native `select` with a label. `className` and `style` apply to the root; all other props apply to the `select`. */
export function Select<Value extends string = string>(props: SelectProps<Value>): ReactNode;
export function Select({
  placeholder,
  size = 'md',
  variant = 'outline',
  start,
  value,
  defaultValue,
  onValueChange,
  onChange,
  options,
  children,
  ...props
}: SelectProps) {
  const { field, control } = splitFieldProps(props);
  const small = size === 'sm';
  return (
    <Field data-slot="select" {...field}>
      <div className="flex items-center">
        {start && (
          <span
            aria-hidden
            className="pointer-events-none relative ms-3 -me-7 inline-flex size-4 shrink-0 items-center justify-center text-text [&>svg]:size-full"
          >
            {start}
          </span>
        )}
        <SelectControl
          data-slot="select-control"
          data-size={size}
          data-variant={variant}
          value={value === null ? '' : value}
          defaultValue={value === undefined ? (defaultValue ?? (placeholder && '')) : undefined}
          {...control}
          className={cn(
            fieldBox(size, variant),
            variant === 'plain' && 'text-label',
            start && 'ps-9',
            'peer cursor-pointer appearance-none text-ellipsis enabled:has-[option[hidden]:checked]:text-muted',
            // Otherwise, the options would inherit the placeholder's color.
            '[&_option:enabled]:text-heading',
            small ? 'pe-8' : 'pe-11',
            control.className,
          )}
          onChange={composeEventHandlers(onChange, (event) => onValueChange?.(event.currentTarget.value))}
        >
          {placeholder && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          )) ?? children}
        </SelectControl>
        {/* Follows the `select`, because the consumer may set the width of the `select`. */}
        <ChevronDown
          aria-hidden
          className={cn(
            'pointer-events-none shrink-0 text-muted peer-disabled:text-disabled forced-colors:text-[CanvasText] forced-colors:peer-disabled:text-[GrayText]',
            small ? '-ms-6 me-2 size-4' : '-ms-8 me-3 size-5',
          )}
        />
      </div>
    </Field>
  );
}

function SelectControl(props: ComponentProps<'select'>) {
  return <select {...useFieldControl(props)} />;
}
