import type { AriaAttributes } from 'react';
import { cn } from './cn';

/** The attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  /** The id that the label refers to. */
  id: string;
  /** The ids of the error and the hint. */
  'aria-describedby': string | undefined;
  /** Set while the field has an error. */
  'aria-invalid': true | undefined;
  /** Set while the field is `required`. */
  'aria-required'?: true;
}

/**
 * Adds a field's attributes to its control's props. The descriptions of both are joined, with the consumer's first.
 * @param props the props of the control
 * @param control the attributes of the field
 */
export function describeControl<Props extends AriaAttributes>(
  props: Props,
  control: Omit<ControlProps, 'id'> & Partial<Pick<ControlProps, 'id'>>,
): Props {
  return {
    ...props,
    ...control,
    'aria-invalid': control['aria-invalid'] ?? props['aria-invalid'],
    'aria-describedby': cn(props['aria-describedby'], control['aria-describedby']) || undefined,
  };
}
