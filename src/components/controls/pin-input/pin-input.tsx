'use client';

import { type ChangeEvent, type ComponentProps, type SyntheticEvent, useRef, useState } from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { controlHeights, type ControlSize } from '../../lib/control-size';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { useFormReset } from '../../lib/use-form-reset';
import { Field, type LabeledControlOptions } from '../field';
import { FieldInput, splitFieldProps } from '../field/internal';

export interface PinInputFieldOptions
  extends
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'maxLength' | 'minLength' | 'children'>,
    LabeledControlOptions {
  /** The number of characters. @default 6 */
  length?: number;
  /** Whether letters are also allowed. @default false */
  alphanumeric?: boolean;
  /** Whether dots are displayed instead of the characters. @default false */
  masked?: boolean;
  /** The minimum height: 36, 40 or 44 px. @default 'md' */
  size?: ControlSize;
  /** The controlled value. Use with `onValueChange`. */
  value?: string;
  /** The initial value when uncontrolled. @default an empty string */
  defaultValue?: string;
  /** Called with the characters that the user has entered so far. */
  onValueChange?: (value: string) => void;
  /** Called with the value when the user enters its last character. */
  onComplete?: (value: string) => void;
}

export type PinInputProps = AccessibleName & PinInputFieldOptions;

/** The maximum widths of the boxes, which shrink in a narrow column. */
const widths: Record<ControlSize, string> = { sm: 'max-w-8', md: 'max-w-9', lg: 'max-w-10' };

/**
 * A single input, displayed as boxes, for a code of a few characters such as a one-time password. `className` and
 * `style` apply to the root; all other props apply to the input.
 */
export function PinInput(props: PinInputProps) {
  const {
    field,
    control: {
      length = 6,
      alphanumeric = false,
      masked = false,
      size = 'md',
      value: valueProp,
      defaultValue = '',
      onValueChange,
      onComplete,
      onChange,
      onSelect,
      onFocus,
      onBlur,
      className,
      ref,
      ...input
    },
  } = splitFieldProps(props);
  const allowed = alphanumeric ? /[^a-z\d]/gi : /\D/g;
  const [value, setValue] = useControllableState(valueProp, defaultValue, onValueChange);
  const control = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(ref, control);
  useFormReset(control, value, setValue);
  const [isFocused, setFocused] = useState(false);
  const [isAllSelected, setAllSelected] = useState(false);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    // A pasted code may contain spaces or a hyphen.
    const next = currentTarget.value.replace(allowed, '').slice(0, length);
    setValue(next);
    if (next.length === length && next !== value) onComplete?.(next);
  }

  /** Keeps the caret after the last character, where the highlighted box is. */
  function handleSelect({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
    const { selectionStart: from, selectionEnd: to, value: text } = currentTarget;
    const isAll = text !== '' && from === 0 && to === text.length;
    setAllSelected(isAll);
    if (!isAll && (from !== text.length || to !== text.length))
      currentTarget.setSelectionRange(text.length, text.length);
  }

  const at = Math.min(value.length, length - 1);
  return (
    <Field data-slot="pin-input" {...field}>
      <div data-slot="pin-input-box" dir="ltr" className="group/pin relative flex gap-1.5">
        <span aria-hidden aria-disabled={input.disabled || undefined} className="contents">
          {Array.from({ length }, (_, index) => (
            <span
              // oxlint-disable-next-line no-array-index-key -- the position identifies the box
              key={index}
              data-slot="pin-input-cell"
              data-active={isFocused && (isAllSelected || index === at) ? '' : undefined}
              className={cn(
                'flex w-full min-w-0 items-center justify-center rounded border border-border bg-paper font-mono text-h4 text-heading',
                'group-hover/pin:border-heading group-has-aria-invalid/pin:border-error',
                'data-active:border-primary data-active:[outline:var(--wm-size-ring)_solid_var(--wm-color-focus)]',
                'group-has-disabled/pin:border-divider group-has-disabled/pin:bg-neutral-soft group-has-disabled/pin:text-disabled forced-colors:group-has-disabled/pin:text-[GrayText]',
                controlHeights[size],
                widths[size],
              )}
            >
              {masked && value[index] ? '•' : value[index]}
            </span>
          ))}
        </span>
        {/* Covers the boxes invisibly, so one native input handles focus, the value and pasting for all of them. */}
        <FieldInput
          data-slot="pin-input-control"
          data-size={size}
          inputMode={alphanumeric ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          pattern={`${alphanumeric ? '[a-zA-Z\\d]' : '\\d'}{${length}}`}
          {...input}
          ref={composedRef}
          type={masked ? 'password' : 'text'}
          value={value}
          className={cn('absolute inset-0 size-full cursor-text opacity-0 disabled:cursor-not-allowed', className)}
          onChange={composeEventHandlers(onChange, handleChange)}
          onSelect={composeEventHandlers(onSelect, handleSelect)}
          onFocus={composeEventHandlers(onFocus, () => setFocused(true))}
          onBlur={composeEventHandlers(onBlur, () => setFocused(false))}
        />
      </div>
    </Field>
  );
}
