import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { Field, fieldBoxClass } from '../field';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'children'> {
  /** The visible label of the field; also the accessible name. */
  label: string;
  /** Help text below the field; also the accessible description. */
  hint?: ReactNode;
  /** The error message. Marks the field as invalid. */
  error?: ReactNode;
  /** The text that marks the label as optional. @default the `optional` label with `showOptional` */
  optionalLabel?: string;
  /** Whether the label is marked as optional. @default false */
  showOptional?: boolean;
  /** A decorative icon at the start of the field. */
  startIcon?: ReactNode;
  /** A control at the end of the field, such as a clear button. */
  endSlot?: ReactNode;
}

/**
 * A single-line text input with a label. `className` and `style` apply to the root; `ref`, `data-*` and all other props to
 * the input.
 */
export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  showOptional,
  startIcon,
  endSlot,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  return (
    <Field
      data-slot="text-field"
      label={label}
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
          {startIcon && (
            <span aria-hidden className="pointer-events-none absolute start-3 inline-flex text-muted [&>svg]:size-5">
              {startIcon}
            </span>
          )}
          <input
            data-slot="text-field-input"
            className={cn(
              fieldBoxClass(control['aria-invalid']),
              'read-only:bg-canvas',
              startIcon && 'ps-11',
              endSlot && 'pe-12',
            )}
            {...props}
            {...control}
          />
          {endSlot && <span className="absolute end-2 inline-flex">{endSlot}</span>}
        </div>
      )}
    </Field>
  );
}
