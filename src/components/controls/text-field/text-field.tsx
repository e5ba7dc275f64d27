import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';

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
  showOptional = false,
  startIcon,
  endSlot,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  const text = useLabels('TextField');
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  return (
    <div
      data-slot="text-field"
      data-state={invalid ? 'invalid' : 'valid'}
      className={cn('grid gap-1.5', className)}
      style={style}
    >
      <label htmlFor={inputId} className="text-h5 text-heading">
        {label}
        {showOptional && (
          <>
            {' '}
            <span className="font-normal text-muted">({text('optional', optionalLabel)})</span>
          </>
        )}
      </label>
      <div className="relative flex items-center">
        {startIcon && (
          <span aria-hidden className="pointer-events-none absolute start-3 inline-flex text-muted [&>svg]:size-5">
            {startIcon}
          </span>
        )}
        <input
          data-slot="text-field-input"
          className={cn(
            'min-h-12 w-full min-w-0 rounded border bg-paper px-3.5 py-2.5 text-body text-heading',
            'transition-colors duration-control hover:border-heading',
            'focus:border-primary focus-visible:outline-offset-0',
            'read-only:bg-canvas disabled:cursor-not-allowed disabled:border-divider disabled:bg-neutral-soft disabled:text-disabled',
            invalid ? 'border-error' : 'border-border',
            startIcon && 'ps-11',
            endSlot && 'pe-12',
          )}
          {...props}
          id={inputId}
          aria-invalid={invalid || undefined}
          aria-describedby={cn(describedBy, invalid && errorId, hint && hintId) || undefined}
        />
        {endSlot && <span className="absolute end-2 inline-flex">{endSlot}</span>}
      </div>
      {/* Always there, because a live region speaks only of what changes in it. */}
      <div aria-live="polite" className="contents">
        {invalid && (
          <p id={errorId} data-slot="text-field-error" className="flex gap-1.5 text-caption text-error">
            <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} data-slot="text-field-hint" className="text-caption text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
