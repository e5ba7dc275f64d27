'use client';

import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { type AccessibleName, rootPropsOf } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import type { ControlSize } from '../../lib/control-size';
import { describeControl } from '../../lib/describe-control';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { mirrorArrows, useRadioButtons } from '../../lib/use-radio-buttons';
import { useFieldMark } from '../../providers/field-mark';
import { type LabeledControlOptions, useField } from '../field';
import { RadioGroupContext } from './radio-group-context';

export type RadioGroupOrientation = 'vertical' | 'horizontal';
export type RadioGroupVariant = 'plain' | 'outline';

const layouts: Record<RadioGroupVariant, Record<RadioGroupOrientation, string>> = {
  plain: { vertical: 'grid justify-items-start gap-2', horizontal: 'flex flex-wrap gap-x-6 gap-y-2' },
  outline: {
    vertical: 'grid gap-3',
    horizontal: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(48)),1fr))] gap-3',
  },
};

export interface RadioGroupOptions<Value extends string = string>
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue'>, LabeledControlOptions {
  /** The controlled value of the selected option, or `null` while none is selected. Use with `onValueChange`. */
  value?: Value | null;
  /** The value of the initially selected option when uncontrolled. @default null */
  defaultValue?: Value | null;
  /** Called with the value of the option that the user selects. */
  onValueChange?: (value: Value) => void;
  /** The arrangement of the options. Options that do not fit on a line wrap. @default 'vertical' */
  orientation?: RadioGroupOrientation;
  /** Whether each option is a row (`plain`) or a fully clickable card (`outline`). @default 'plain' */
  variant?: RadioGroupVariant;
  /** The width and height of the radio buttons: 16, 20 or 24 px. @default 'md' */
  size?: ControlSize;
  /** The name of the value in a form. @default a generated name */
  name?: string;
  /** Whether an option must be selected before the form can be submitted. @default false */
  required?: boolean;
  /** Whether all options are disabled. @default false */
  disabled?: boolean;
}

export type RadioGroupProps<Value extends string = string> = AccessibleName & RadioGroupOptions<Value>;

/**
 * Lets the user select one of several visible options (WAI-ARIA radio group pattern). `className` and `style` apply to
 * the root; all other props apply to the group.
 */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>): ReactNode;
export function RadioGroup({
  label,
  hint,
  error,
  orientation = 'vertical',
  variant = 'plain',
  size = 'md',
  required = false,
  disabled = false,
  value,
  defaultValue = null,
  onValueChange,
  name,
  ref,
  onKeyDown,
  classNames,
  slotProps,
  id,
  className,
  style,
  children,
  ...props
}: RadioGroupProps) {
  const root = rootPropsOf({ className, style, slotProps });
  const { markClass } = useFieldMark(required);
  const field = useField({ 'data-slot': 'radio-group', ...root, hint, error, controlId: id });
  const isCard = variant === 'outline';
  const isInvalid = Boolean(error);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [radioName, chosen, choose] = useRadioButtons(fieldset, name, value, defaultValue, onValueChange);
  const group = useMemo(
    () => ({ name: radioName, value: chosen, choose, isCard, isInvalid, required, disabled, size }),
    [radioName, chosen, choose, isCard, isInvalid, required, disabled, size],
  );
  return (
    <div {...field.root} className={cn('grid gap-1.5', root.className)}>
      {label && (
        // A `label` cannot name a group, and a `legend` would be in the grid of the options.
        <span
          id={field.name.id}
          data-slot="radio-group-label"
          className={cn('text-h5', markClass, disabled ? 'text-disabled' : 'text-heading')}
        >
          {label}
        </span>
      )}
      <fieldset
        ref={useComposedRefs(ref, fieldset)}
        role="radiogroup"
        aria-labelledby={label ? field.name.id : undefined}
        aria-required={required || undefined}
        data-slot="radio-group-options"
        data-orientation={orientation}
        disabled={disabled}
        onKeyDown={composeEventHandlers(onKeyDown, mirrorArrows)}
        {...describeControl(props, field.control)}
        className={cn('min-w-0', layouts[variant][orientation], classNames?.control)}
      >
        <RadioGroupContext value={group}>{children}</RadioGroupContext>
      </fieldset>
      {field.messages}
    </div>
  );
}
