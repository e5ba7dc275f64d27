import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { type FieldControlProps, type FieldOptions, useField } from './use-field';

export type FieldLabelPlacement = 'above' | 'hidden';

export interface FieldProps extends FieldOptions {
  /** The field's name. */
  label: ReactNode;
  /** Where the name stands; a hidden one is only spoken. @default 'above' */
  labelPlacement?: FieldLabelPlacement;
  /** Says after the label that the control may stay empty. @default false */
  showOptional?: boolean;
  /** Marks a control that may stay empty. @default the provider's `optional` where `showOptional` is set */
  optionalLabel?: string;
  /** Renders the control with the props that tie it to the field; `labelId` names what no `label` can name. */
  children: (control: FieldControlProps, labelId: string) => ReactNode;
}

/** The label, the hint and the error of one control, and the attributes that tie them to it. */
export function Field({
  label,
  labelPlacement = 'above',
  showOptional = false,
  optionalLabel,
  className,
  children,
  ...options
}: FieldProps) {
  const text = useLabels('Field');
  const { root, name, control, messages } = useField(options);
  return (
    <div {...root} className={cn('grid gap-1.5', className)}>
      <label {...name} className={labelPlacement === 'hidden' ? 'sr-only' : 'text-h5 text-heading'}>
        {label}
        {showOptional && (
          <>
            {' '}
            <span className="font-normal text-muted">({text('optional', optionalLabel)})</span>
          </>
        )}
      </label>
      {children(control, name.id)}
      {messages}
    </div>
  );
}

/**
 * The classes of the box that a person types in or chooses from, for a control of the page's own in a `Field`.
 * @param invalid whether the box shows that something is wrong
 * @param size the classes of its height, its padding and its text
 */
export function fieldBoxClass(invalid = false, size = 'min-h-12 px-3.5 py-2.5 text-body'): string {
  return cn(
    'w-full min-w-0 rounded border bg-paper text-heading transition-colors duration-control hover:border-heading',
    'focus:border-primary focus-visible:outline-offset-0',
    'disabled:cursor-not-allowed disabled:border-divider disabled:bg-neutral-soft disabled:text-disabled',
    invalid ? 'border-error' : 'border-border',
    size,
  );
}
