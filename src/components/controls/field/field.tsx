import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { type FieldControlProps, type FieldOptions, useField } from './use-field';

export type FieldLabelPlacement = 'above' | 'hidden';

export interface FieldProps extends FieldOptions {
  /** The label of the field; also the accessible name. */
  label: ReactNode;
  /** The position of the label. A hidden label is available to assistive technology only. @default 'above' */
  labelPlacement?: FieldLabelPlacement;
  /** Whether the label is marked as optional. @default false */
  showOptional?: boolean;
  /** The text that marks the label as optional. @default the `optional` label with `showOptional` */
  optionalLabel?: string;
  /** Renders the control. Spread the props on the control; use `labelId` with `aria-labelledby` on elements that a `label` cannot name. */
  children: (control: FieldControlProps, labelId: string) => ReactNode;
}

/** The label, hint and error message of a form control, connected to the control by ARIA attributes. */
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
 * Returns the classes of the kit's text inputs, for a custom control in a `Field`.
 * @param invalid whether the control has the error style
 * @param size the classes of height, padding and text size
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
