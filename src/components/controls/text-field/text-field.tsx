import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { Field, fieldBoxClass } from '../field';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'children'> {
  /** The field's name, always visible. */
  label: string;
  /** A line below the field that helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the field as invalid. */
  error?: ReactNode;
  /** Marks a field that may stay empty. @default the provider's `optional` where `showOptional` is set */
  optionalLabel?: string;
  /** Says after the label that the field may stay empty. @default false */
  showOptional?: boolean;
  /** Decoration at the field's start. */
  startIcon?: ReactNode;
  /** A control at the field's end, such as a button that clears it. */
  endSlot?: ReactNode;
}

/**
 * A line of text with its label, hint and error. `className` and `style` go to the whole field; `ref`, `data-*` and
 * everything else to the input.
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
