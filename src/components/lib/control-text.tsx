import type { ReactNode } from 'react';
import { cn } from './cn';

interface ControlTextProps {
  /** The `data-slot` of the control's root. */
  slot: string;
  /** The id of the control. The ids of label and hint are this one with `-label` and `-hint`. */
  controlId: string;
  label: ReactNode;
  hint: ReactNode;
  disabled: boolean | undefined;
  className?: string;
}

/** The label and the hint beside a control, such as a switch. */
export function ControlText({ slot, controlId, label, hint, disabled, className }: ControlTextProps) {
  if (!label && !hint) return null;
  return (
    <span className={cn('grid min-w-0 gap-0.5 py-0.5 wrap-anywhere pointer-coarse:my-2', className)}>
      {label && (
        <label
          id={`${controlId}-label`}
          htmlFor={controlId}
          className={cn('text-body', disabled ? 'cursor-not-allowed text-disabled' : 'cursor-pointer text-text')}
        >
          {label}
        </label>
      )}
      {hint && (
        <span id={`${controlId}-hint`} data-slot={`${slot}-hint`} className="text-caption text-muted">
          {hint}
        </span>
      )}
    </span>
  );
}
