import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { Field, fieldBoxClass, type FieldLabelPlacement } from '../field';

export type SelectSize = 'sm' | 'md';

export interface SelectOption {
  /** The value passed to `onValueChange` and submitted with a form. */
  value: string;
  /** The visible text. */
  label: string;
  /** Whether the option cannot be selected. @default false */
  disabled?: boolean;
}

/** Either data or elements. */
type SelectOptions = { options: readonly SelectOption[]; children?: never } | { options?: never; children: ReactNode };

const smallBox = 'min-h-8 px-2.5 py-1 text-caption pointer-coarse:min-h-touch';

export interface SelectFieldProps extends Omit<
  ComponentProps<'select'>,
  'size' | 'multiple' | 'value' | 'defaultValue' | 'children'
> {
  /** The label of the field; also the accessible name. */
  label: string;
  /** The position of the label. A hidden label is available to assistive technology only. @default 'above' */
  labelPlacement?: FieldLabelPlacement;
  /** Help text below the field; also the accessible description. */
  hint?: ReactNode;
  /** The error message. Marks the field as invalid. */
  error?: ReactNode;
  /** The text that marks the label as optional. @default the `optional` label with `showOptional` */
  optionalLabel?: string;
  /** Whether the label is marked as optional. @default false */
  showOptional?: boolean;
  /** The text displayed while nothing is selected. It cannot be selected; its value is the empty string. */
  placeholder?: string;
  /** The minimum height: 32 or 48 px. @default 'md' */
  size?: SelectSize;
  /** The controlled value. Use with `onValueChange`. */
  value?: string;
  /** The initial value when uncontrolled. @default the first option, or none with a `placeholder` */
  defaultValue?: string;
  /** Called with the value of the selected option, unless `onChange` calls `event.preventDefault()`. */
  onValueChange?: (value: string) => void;
}

/** Pass the options as data in `options`, or as `option` and `optgroup` elements in `children`. */
export type SelectProps = SelectFieldProps & SelectOptions;

/**
 * A native `select` with a label. `className` and `style` apply to the root; `ref`, `data-*` and all other props to the
 * `select`.
 */
export function Select({
  label,
  labelPlacement,
  hint,
  error,
  optionalLabel,
  showOptional,
  placeholder,
  size = 'md',
  value,
  defaultValue,
  onValueChange,
  onChange,
  options,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  children,
  ...props
}: SelectProps) {
  const small = size === 'sm';
  return (
    <Field
      data-slot="select"
      label={label}
      labelPlacement={labelPlacement}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      showOptional={showOptional}
      id={id}
      aria-describedby={describedBy}
      className={className}
      style={style}
    >
      {(control) => (
        <div className="relative flex items-center">
          <select
            data-slot="select-control"
            data-size={size}
            className={cn(
              fieldBoxClass(control['aria-invalid'], small ? smallBox : undefined),
              'peer cursor-pointer appearance-none text-ellipsis enabled:has-[option[hidden]:checked]:text-muted',
              // Otherwise the options would inherit the color of the placeholder.
              '[&_option:enabled]:text-heading',
              small ? 'pe-8' : 'pe-11',
            )}
            value={value}
            defaultValue={value === undefined ? (defaultValue ?? (placeholder && '')) : undefined}
            {...props}
            {...control}
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
          </select>
          <ChevronDown
            aria-hidden
            className={cn(
              'pointer-events-none absolute text-muted peer-disabled:text-disabled forced-colors:text-[CanvasText] forced-colors:peer-disabled:text-[GrayText]',
              small ? 'end-2 size-4' : 'end-3 size-5',
            )}
          />
        </div>
      )}
    </Field>
  );
}
