import type { ReactNode } from 'react';
import type { LabeledControlOptions } from './field';

interface LabeledControlProps extends LabeledControlOptions {
  label?: ReactNode;
  id?: string;
}

/** Separates the props of the `Field` around a control with a label from those of the control. */
export function splitFieldProps<Props extends LabeledControlProps>({
  label,
  hint,
  error,
  optionalLabel,
  showOptional,
  rootProps,
  id,
  ...control
}: Props) {
  return { field: { ...rootProps, label, hint, error, optionalLabel, showOptional, controlId: id }, control };
}
