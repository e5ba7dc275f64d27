import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn';

/** The props that connect a control to its label, hint and error. */
export interface FieldControlProps {
  /** The id that the label refers to. */
  id: string;
  /** The ids of the error and the hint, after the consumer's own. */
  'aria-describedby': string | undefined;
  /** Set while the field has an error. */
  'aria-invalid': true | undefined;
  /** Set while the field is `required`. */
  'aria-required'?: true;
}

export interface FieldOptions extends Omit<ComponentProps<'div'>, 'children'> {
  /** Help text below the control; also the accessible description. */
  hint?: ReactNode;
  /** The error message. Marks the control as invalid and is announced when it appears. */
  error?: ReactNode;
  /** Sets `aria-required` on the control. A native `input` can use its own `required` instead. @default false */
  required?: boolean;
  /** The id of the control; the ids of the label, hint and error derive from it. @default a generated id */
  id?: string;
  /** The ids of further descriptions. */
  'aria-describedby'?: string;
  /** The `data-slot` of the root, and the prefix of the slots of its parts (`-label`, `-error`, `-hint`). @default 'field' */
  'data-slot'?: string;
}

/**
 * Returns the props of the parts of a field, for a custom layout: root, label and control, and the `messages` (error and
 * hint).
 * @param options hint, error and ids; all other props apply to the root
 * @param messageClass classes of the error and the hint
 */
export function useField(
  { hint, error, required, id, 'aria-describedby': describedBy, 'data-slot': slot = 'field', ...props }: FieldOptions,
  messageClass?: string,
) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  const hintId = `${controlId}-hint`;
  // `0` is not an error or a hint.
  const invalid = Boolean(error);
  const hinted = Boolean(hint);
  const control: FieldControlProps = {
    id: controlId,
    'aria-invalid': invalid || undefined,
    'aria-describedby': cn(describedBy, invalid && errorId, hinted && hintId) || undefined,
    ...(required && { 'aria-required': true }),
  };
  return {
    root: { 'data-slot': slot, 'data-state': invalid ? 'invalid' : 'valid', ...props },
    name: { 'data-slot': `${slot}-label`, id: `${controlId}-label`, htmlFor: controlId },
    control,
    messages: (
      <>
        {/* Always rendered: a live region announces only changes of its content. */}
        <div aria-live="polite" className="contents">
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
    ),
  };
}
