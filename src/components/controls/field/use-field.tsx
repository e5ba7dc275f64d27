import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn';

/** What ties a control to its label, hint and error. */
export interface FieldControlProps {
  /** What the label points to. */
  id: string;
  /** Ids of the error and of the hint, as far as there are any, after those of the page. */
  'aria-describedby': string | undefined;
  /** There while the field has an error. */
  'aria-invalid': true | undefined;
  /** There while the field is `required`. */
  'aria-required'?: true;
}

export interface FieldOptions extends Omit<ComponentProps<'div'>, 'children'> {
  /** A line below the control that helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the control as invalid, and is spoken when it appears. */
  error?: ReactNode;
  /** Tells assistive technology that the control may not stay empty; an `input` says it by its own `required`. @default false */
  required?: boolean;
  /** The id of the control, from which those of the label, the hint and the error are made. @default one of its own */
  id?: string;
  /** Ids of what describes the control besides the error and the hint. */
  'aria-describedby'?: string;
  /** Names the field and, with `-label`, `-error` and `-hint` after it, its parts. @default 'field' */
  'data-slot'?: string;
}

/**
 * What a field is made of, for one with a layout of its own: props for its root, its `label` and its control, and the
 * `messages`, which are the error and the hint.
 * @param options hint, error and ids; everything else is for the root
 * @param messageClass classes of the error and of the hint, to line them up
 */
export function useField(
  { hint, error, required, id, 'aria-describedby': describedBy, 'data-slot': slot = 'field', ...props }: FieldOptions,
  messageClass?: string,
) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  const hintId = `${controlId}-hint`;
  // A count that is 0 is no error, and no hint.
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
        {/* Always there, because a live region speaks only of what changes in it. */}
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
