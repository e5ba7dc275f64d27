'use client';

import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { cn } from '../../lib/cn';
import type { ControlProps } from '../../lib/describe-control';

export interface FieldOptions extends ComponentProps<'div'> {
  /** Help text below the control, which is also the accessible description. */
  hint?: ReactNode;
  /** The error message. Marks the control as invalid and is announced when it appears. */
  error?: ReactNode;
  /** Text at the end of the messages, such as a character count. It is the last part of the accessible description. */
  counter?: ReactNode;
  /** Sets `aria-required` on the control. A native `input` can use its own `required` instead. @default false */
  required?: boolean;
  /** The id of the control, from which the ids of the label, hint and error are derived. @default a generated id */
  controlId?: string;
  /**
   * The `data-slot` of the root, and the prefix of its parts' slots (`-label`, `-messages`, `-error`, `-hint`,
   * `-counter`).
   * @default 'field'
   */
  'data-slot'?: string;
}

/**
 * The props for a field's parts. The type is named, because an inferred one would repeat every `div` attribute in the
 * package's types.
 */
export interface FieldParts {
  root: ComponentProps<'div'> & { 'data-slot': string; 'data-state': 'valid' | 'invalid' };
  name: { 'data-slot': string; id: string; htmlFor: string };
  control: ControlProps;
  messages: ReactNode;
}

/**
 * Returns the props for a field's parts in a custom layout: root, label and control, and the `messages` (error, hint
 * and counter).
 * @param options the hint, error, counter and ids; all other props apply to the root
 * @param messageClass classes for the error and the hint
 */
export function useField(
  { hint, error, counter, required, controlId, 'data-slot': slot = 'field', ...props }: FieldOptions,
  messageClass?: string,
): FieldParts {
  const ownId = useId();
  const id = controlId ?? ownId;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const counterId = `${id}-counter`;
  // `0` is not an error or a hint.
  const invalid = Boolean(error);
  const hinted = Boolean(hint);
  const counted = Boolean(counter);
  const describedBy = cn(invalid && errorId, hinted && hintId, counted && counterId) || undefined;
  const control = useMemo<ControlProps>(
    () => ({
      id,
      'aria-invalid': invalid || undefined,
      'aria-describedby': describedBy,
      ...(required && { 'aria-required': true }),
    }),
    [id, invalid, describedBy, required],
  );
  const texts = (
    <>
      {/* Always rendered, because a live region announces only changes to its content. */}
      <div aria-live="polite" data-slot={`${slot}-messages`} className="contents">
        {invalid && (
          <p
            id={errorId}
            data-slot={`${slot}-error`}
            className={cn('flex gap-1.5 text-caption text-error', messageClass)}
          >
            <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{error}</span>
          </p>
        )}
      </div>
      {hinted && (
        <p id={hintId} data-slot={`${slot}-hint`} className={cn('text-caption text-muted', messageClass)}>
          {hint}
        </p>
      )}
    </>
  );
  return {
    root: { 'data-slot': slot, 'data-state': invalid ? 'invalid' : 'valid', ...props },
    name: { 'data-slot': `${slot}-label`, id: `${id}-label`, htmlFor: id },
    control,
    messages: counted ? (
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1.5">{texts}</div>
        <div id={counterId} data-slot={`${slot}-counter`} className="shrink-0 text-caption text-muted">
          {counter}
        </div>
      </div>
    ) : (
      texts
    ),
  };
}
