import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn';

interface ControlTextProps {
  /** The `data-slot` of the control's root. */
  slot: string;
  /** The id of the control. The ids of the label and the hint are this id with `-label` and `-hint` appended. */
  controlId: string;
  label: ReactNode;
  hint: ReactNode;
  /** The error message, or `null` if there is no error. Omit it for a control that never shows errors. */
  error?: ReactNode;
  labelClass?: string | undefined;
  disabled: boolean | undefined;
  className?: string;
}

/** The label and the hint beside a control, such as a switch. */
export function ControlText({
  slot,
  controlId,
  label,
  hint,
  error,
  labelClass,
  disabled,
  className,
}: ControlTextProps) {
  if (!label && !hint && !error) return null;
  return (
    <span className={cn('grid min-w-0 gap-0.5 py-0.5 wrap-anywhere pointer-coarse:my-2', className)}>
      {label && (
        <label
          id={`${controlId}-label`}
          htmlFor={controlId}
          className={cn(
            'text-body',
            labelClass,
            disabled ? 'cursor-not-allowed text-disabled' : 'cursor-pointer text-text',
          )}
        >
          {label}
        </label>
      )}
      {error !== undefined && (
        // Always rendered, because a live region only announces changes to its content.
        <span aria-live="polite" className="contents">
          {error && (
            <span
              id={`${controlId}-error`}
              data-slot={`${slot}-error`}
              className="flex gap-1.5 text-caption text-error"
            >
              <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
              <span className="min-w-0">{error}</span>
            </span>
          )}
        </span>
      )}
      {hint && (
        <span id={`${controlId}-hint`} data-slot={`${slot}-hint`} className="text-caption text-muted">
          {hint}
        </span>
      )}
    </span>
  );
}
