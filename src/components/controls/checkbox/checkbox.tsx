'use client';

import { type AccessibleName, type ControlParts, rootPropsOf } from '../../lib/accessible-name';
import type { ControlSize } from '../../lib/control-size';
import { describeControl } from '../../lib/describe-control';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from '../../lib/cn';
import { useFieldMark } from '../../providers/field-mark';
import { useField } from '../field';

export type CheckedState = boolean | 'indeterminate';

export interface CheckboxOptions
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children' | 'checked' | 'defaultChecked'>, ControlParts {
  /** Help text below the label, which is also the accessible description. */
  hint?: ReactNode;
  /** The error message. Marks the checkbox as invalid. */
  error?: ReactNode;
  /** The width and height of the box: 16, 20 or 24 px. @default 'md' */
  size?: ControlSize;
  /** The controlled state. `indeterminate` is for a parent with some checked children. Use with `onCheckedChange`. */
  checked?: CheckedState;
  /** The initial state when uncontrolled. @default false */
  defaultChecked?: CheckedState;
  /** Called with the state that the user selects, unless `onChange` calls `event.preventDefault()`. */
  onCheckedChange?: (checked: boolean) => void;
}

export type CheckboxProps = AccessibleName & CheckboxOptions;

// In forced colors mode, the browser's native checkbox is displayed.
const mark =
  'pointer-events-none invisible absolute inset-0 m-auto size-4/5 stroke-3 text-on-primary peer-disabled:text-disabled forced-colors:hidden';

const sizes: Record<ControlSize, string> = { sm: 'size-4', md: 'size-5', lg: 'size-6' };
/** Aligns the hint and the error message with the label. */
const indents: Record<ControlSize, string> = { sm: 'ps-7.5', md: 'ps-8.5', lg: 'ps-9.5' };

/** A native checkbox with a label. `className` and `style` apply to the root; all other props apply to the input. */
export function Checkbox({
  label,
  hint,
  error,
  size = 'md',
  checked,
  defaultChecked,
  onCheckedChange,
  classNames,
  slotProps,
  id,
  ref,
  className,
  style,
  onChange,
  ...props
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(ref, input);
  const initial = useRef(defaultChecked);
  const root = rootPropsOf({ className, style, slotProps });
  const { markClass } = useFieldMark(Boolean(props.required));
  const field = useField({ 'data-slot': 'checkbox', ...root, hint, error, controlId: id }, label ? indents[size] : '');
  // `indeterminate` has no HTML attribute.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = (checked ?? initial.current) === 'indeterminate';
  }, [checked]);
  return (
    <div {...field.root} className={cn('grid gap-1', root.className)}>
      <div className="flex min-h-target items-start gap-2.5 pointer-coarse:min-h-touch pointer-coarse:items-center">
        <span className="relative m-0.5 inline-flex shrink-0">
          <input
            data-slot="checkbox-input"
            {...describeControl(props, field.control)}
            ref={composedRef}
            type="checkbox"
            checked={checked === undefined ? undefined : checked === true}
            defaultChecked={checked === undefined ? defaultChecked === true : undefined}
            onChange={(event) => {
              const { checked: next } = event.currentTarget;
              // The browser clears the property on every click, even if the controlled state does not change.
              event.currentTarget.indeterminate = checked === 'indeterminate';
              onChange?.(event);
              if (!event.defaultPrevented) onCheckedChange?.(next);
            }}
            className={cn(
              sizes[size],
              'peer cursor-pointer appearance-none rounded-inner border bg-paper',
              'enabled:hover:border-heading enabled:checked:border-primary enabled:checked:bg-primary',
              'enabled:indeterminate:border-primary enabled:indeterminate:bg-primary',
              'disabled:cursor-not-allowed disabled:bg-neutral-soft forced-colors:appearance-auto',
              // Enlarge the target without changing the visible size.
              'relative after:absolute after:-inset-2 after:m-auto after:size-target',
              error ? 'border-error' : 'border-border',
              classNames?.control,
            )}
          />
          <Check aria-hidden className={cn(mark, 'peer-checked:visible peer-indeterminate:invisible')} />
          <Minus aria-hidden className={cn(mark, 'peer-indeterminate:visible')} />
        </span>
        {label && (
          <label
            {...field.name}
            className={cn(
              'min-w-0 py-0.5 text-body wrap-anywhere',
              markClass,
              props.disabled ? 'cursor-not-allowed text-disabled' : 'cursor-pointer text-text',
            )}
          >
            {label}
          </label>
        )}
      </div>
      {field.messages}
    </div>
  );
}
