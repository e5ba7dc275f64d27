import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { Field, fieldBoxClass, type FieldLabelPlacement } from '../field';

export type SelectSize = 'sm' | 'md';

export interface SelectOption {
  /** What the form sends, and `onValueChange` gets. */
  value: string;
  /** What the person reads. */
  label: string;
  /** Shows the option, but lets nobody choose it. @default false */
  disabled?: boolean;
}

/** The options, as data or as elements. */
type SelectOptions = { options: readonly SelectOption[]; children?: never } | { options?: never; children: ReactNode };

const smallBox = 'min-h-8 px-2.5 py-1 text-caption pointer-coarse:min-h-touch';

export interface SelectFieldProps extends Omit<
  ComponentProps<'select'>,
  'size' | 'multiple' | 'value' | 'defaultValue' | 'children'
> {
  /** The field's name. */
  label: string;
  /** Where the name stands; a hidden one is only spoken. @default 'above' */
  labelPlacement?: FieldLabelPlacement;
  /** A line below the field that helps to choose. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the field as invalid. */
  error?: ReactNode;
  /** Marks a field that may stay empty. @default the provider's `optional` where `showOptional` is set */
  optionalLabel?: string;
  /** Says after the label that the field may stay empty. @default false */
  showOptional?: boolean;
  /** Shown while nothing is chosen; nobody can choose it, and its value is the empty one. */
  placeholder?: string;
  /** The least height: 32 or 48 px. @default 'md' */
  size?: SelectSize;
  /** The chosen option's value, when the page holds that state. */
  value?: string;
  /** The value of what is chosen at first. @default the first option, or none where there is a `placeholder` */
  defaultValue?: string;
  /** Called with the value of each option that is chosen, after `onChange`, whose `preventDefault` vetoes. */
  onValueChange?: (value: string) => void;
}

/** The options come as data in `options`, or as `option` and `optgroup` elements in `children`. */
export type SelectProps = SelectFieldProps & SelectOptions;

/**
 * One of several options, by the browser's own `select`. `className` and `style` go to the whole field; `ref`, `data-*`
 * and everything else to the `select`.
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
              // The list would take the colour of the placeholder.
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
