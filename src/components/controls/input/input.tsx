'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import type { ControlSize } from '../../lib/control-size';
import { fieldBox, type FieldBoxVariant } from '../../lib/field-box';
import { useFieldControl } from '../field';

export type InputSize = ControlSize;
export type InputVariant = FieldBoxVariant;

export interface InputProps extends Omit<ComponentProps<'input'>, 'size' | 'children'> {
  /** The minimum height: 36, 40 or 44 px. @default 'md' */
  size?: InputSize;
  /**
   * The visual emphasis. `plain` removes the border; use it only for an input that is recognizable by its icon, such as
   * a search field.
   * @default 'outline'
   */
  variant?: InputVariant;
  /** Called with the text when it changes, unless `onChange` calls `event.preventDefault()`. */
  onValueChange?: (value: string) => void;
}

/**
 * A native text input without a label. In a `Field`, the field labels and describes it; elsewhere, set `aria-label` or
 * use a `Label`.
 */
export function Input({ size = 'md', variant = 'outline', className, onChange, onValueChange, ...props }: InputProps) {
  return (
    <input
      data-slot="input"
      data-size={size}
      data-variant={variant}
      {...useFieldControl(props)}
      className={cn(fieldBox(size, variant), 'read-only:bg-canvas', className)}
      onChange={composeEventHandlers(onChange, (event) => onValueChange?.(event.currentTarget.value))}
    />
  );
}
