import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useCallback, useId } from 'react';
import { cn } from '../../lib/cn';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** The text beside the box, and its name. */
  label: ReactNode;
  /** A line below the label that explains the choice. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the box as invalid. */
  error?: ReactNode;
  /** Neither on nor off, as for a parent of which some children are on. @default false */
  indeterminate?: boolean;
}

/**
 * A choice that is on or off (WAI-ARIA checkbox pattern, by the browser's own checkbox). `className` and `style` go to
 * the whole line; `ref`, `data-*` and everything else to the input.
 */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  id,
  ref,
  className,
  style,
  'aria-describedby': describedBy,
  ...props
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  // HTML has no attribute for it, and the browser clears the property at each press.
  const markIndeterminate = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  const composedRef = useComposedRefs(ref, markIndeterminate);
  return (
    <div data-slot="checkbox" className={cn('grid gap-1', className)} style={style}>
      <div className="flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-touch pointer-coarse:items-center">
        <input
          data-slot="checkbox-input"
          {...props}
          ref={composedRef}
          type="checkbox"
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={cn(describedBy, error && errorId, hint && hintId) || undefined}
          className="m-0.5 size-5 shrink-0 cursor-pointer accent-primary disabled:cursor-not-allowed"
        />
        <label
          htmlFor={inputId}
          className={cn('cursor-pointer py-0.5 text-body', props.disabled ? 'cursor-not-allowed text-disabled' : 'text-text')}
        >
          {label}
        </label>
      </div>
      {error && (
        <p id={errorId} className="flex gap-1.5 ps-8.5 text-caption text-error">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className="ps-8.5 text-caption text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
