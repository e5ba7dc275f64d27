'use client';

import * as Primitive from '@radix-ui/react-radio-group';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { AccessibleName, RootProps } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { describeControl } from '../../lib/describe-control';
import { useDirection } from '../../providers/direction';
import { useField } from '../field';
import { RadioGroupContext } from './radio-group-context';

export type RadioGroupOrientation = 'vertical' | 'horizontal';
export type RadioGroupVariant = 'plain' | 'card';

const layouts: Record<RadioGroupVariant, Record<RadioGroupOrientation, string>> = {
  plain: { vertical: 'grid justify-items-start gap-2', horizontal: 'flex flex-wrap gap-x-6 gap-y-2' },
  card: {
    vertical: 'grid gap-3',
    horizontal: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(48)),1fr))] gap-3',
  },
};

export interface RadioGroupOptions<Value extends string = string> extends Omit<
  ComponentProps<typeof Primitive.Root>,
  'asChild' | 'dir' | 'loop' | 'value' | 'defaultValue' | 'onValueChange' | 'orientation'
> {
  /** Help text below the options; also the accessible description. */
  hint?: ReactNode;
  /** The error message. Marks the group as invalid. */
  error?: ReactNode;
  /** The controlled value of the selected option; `null` while none is selected. Use with `onValueChange`. */
  value?: Value | null;
  /** The value of the initially selected option when uncontrolled. @default none */
  defaultValue?: Value;
  /** Called with the value of the option that the user selects. */
  onValueChange?: (value: Value) => void;
  /** The arrangement of the options. Options that do not fit into a line wrap. @default 'vertical' */
  orientation?: RadioGroupOrientation;
  /** Whether each option is a row, or a card that can be clicked as a whole. @default 'plain' */
  variant?: RadioGroupVariant;
  /** The name of the value in a form. */
  name?: string;
  /** Whether an option must be selected before the form can be submitted. @default false */
  required?: boolean;
  /** Whether all options are disabled. @default false */
  disabled?: boolean;
  /** Props of the element around label, options and messages. */
  rootProps?: RootProps;
}

export type RadioGroupProps<Value extends string = string> = AccessibleName & RadioGroupOptions<Value>;

/**
 * A selection of one of a few options, all of them visible (WAI-ARIA radio group pattern). All props apply to the group, except
 * those of its texts and `rootProps`.
 */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>): ReactNode;
export function RadioGroup({
  label,
  hint,
  error,
  orientation = 'vertical',
  variant = 'plain',
  required = false,
  disabled = false,
  rootProps,
  id,
  className,
  children,
  ...props
}: RadioGroupProps) {
  const direction = useDirection();
  const field = useField({ 'data-slot': 'radio-group', ...rootProps, hint, error, controlId: id });
  const isCard = variant === 'card';
  const isInvalid = Boolean(error);
  const group = useMemo(() => ({ isCard, isInvalid, disabled }), [isCard, isInvalid, disabled]);
  return (
    <div {...field.root} className={cn('grid gap-1.5', rootProps?.className)}>
      {label && (
        // Not a `label`, which cannot name a group.
        <span
          id={field.name.id}
          data-slot="radio-group-label"
          className={cn('text-h5', disabled ? 'text-disabled' : 'text-heading')}
        >
          {label}
        </span>
      )}
      <Primitive.Root
        aria-labelledby={label ? field.name.id : undefined}
        data-slot="radio-group-options"
        data-orientation={orientation}
        {...describeControl(props, field.control)}
        // Radix sets `dir` without reading the direction of the page.
        dir={direction}
        required={required}
        disabled={disabled}
        className={cn('min-w-0', layouts[variant][orientation], className)}
      >
        <RadioGroupContext value={group}>{children}</RadioGroupContext>
      </Primitive.Root>
      {field.messages}
    </div>
  );
}
