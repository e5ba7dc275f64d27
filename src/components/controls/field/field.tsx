import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';

export type FieldLabelPlacement = 'above' | 'beside' | 'hidden';

const labels: Record<FieldLabelPlacement, string> = {
  above: 'text-h5 text-heading',
  beside:
    'min-w-0 cursor-pointer justify-self-start py-0.5 text-body wrap-anywhere text-text group-has-disabled/field:cursor-not-allowed group-has-disabled/field:text-disabled',
  hidden: 'sr-only',
};

/** What ties a control to its label, hint and error. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required'?: true;
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The field's name. */
  label: ReactNode;
  /** Where the name stands; a hidden one is only spoken. @default 'above' */
  labelPlacement?: FieldLabelPlacement;
  /** A line below the control that helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the control as invalid, and is spoken when it appears. */
  error?: ReactNode;
  /** Tells assistive technology that the control may not stay empty; an `input` says it by its own `required`. @default false */
  required?: boolean;
  /** Says after the label that the control may stay empty. @default false */
  showOptional?: boolean;
  /** Marks a control that may stay empty. @default the provider's `optional` where `showOptional` is set */
  optionalLabel?: string;
  /** The id of the control, from which those of the label, the hint and the error are made. @default one of its own */
  id?: string;
  /** Ids of what describes the control besides the error and the hint. */
  'aria-describedby'?: string;
  /** Names the field and, with `-label`, `-error` and `-hint` after it, its parts. @default 'field' */
  'data-slot'?: string;
  /** Renders the control with the props that tie it to the field; `labelId` names what no `label` can name. */
  children: (control: FieldControlProps, labelId: string) => ReactNode;
}

/** The label, the hint and the error of one control, and the attributes that tie them to it. */
export function Field({
  label,
  labelPlacement = 'above',
  hint,
  error,
  required = false,
  showOptional = false,
  optionalLabel,
  id,
  'aria-describedby': describedBy,
  'data-slot': slot = 'field',
  className,
  children,
  ...props
}: FieldProps) {
  const text = useLabels('Field');
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const errorId = `${controlId}-error`;
  const hintId = `${controlId}-hint`;
  // A count that is 0 is no error, and no hint.
  const invalid = Boolean(error);
  const hinted = Boolean(hint);
  const beside = labelPlacement === 'beside';
  const name = (
    <label data-slot={`${slot}-label`} id={labelId} htmlFor={controlId} className={labels[labelPlacement]}>
      {label}
      {showOptional && (
        <>
          {' '}
          <span className="font-normal text-muted">({text('optional', optionalLabel)})</span>
        </>
      )}
    </label>
  );
  return (
    <div
      data-slot={slot}
      data-state={invalid ? 'invalid' : 'valid'}
      className={cn(
        'grid',
        beside
          ? 'group/field grid-cols-[auto_1fr] items-start gap-x-2.5 gap-y-1 pointer-coarse:grid-rows-[minmax(var(--wm-size-touch),auto)] pointer-coarse:items-center'
          : 'gap-1.5',
        className,
      )}
      {...props}
    >
      {!beside && name}
      {children(
        {
          id: controlId,
          'aria-invalid': invalid || undefined,
          'aria-describedby': cn(describedBy, invalid && errorId, hinted && hintId) || undefined,
          ...(required && { 'aria-required': true }),
        },
        labelId,
      )}
      {beside && name}
      {/* Always there, because a live region speaks only of what changes in it. */}
      <div aria-live="polite" className="contents">
        {invalid && (
          <p
            id={errorId}
            data-slot={`${slot}-error`}
            className={cn('flex gap-1.5 text-caption text-error', beside && 'col-start-2')}
          >
            <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{error}</span>
          </p>
        )}
      </div>
      {hinted && (
        <p id={hintId} data-slot={`${slot}-hint`} className={cn('text-caption text-muted', beside && 'col-start-2')}>
          {hint}
        </p>
      )}
    </div>
  );
}
