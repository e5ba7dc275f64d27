'use client';

import * as SwitchPrimitive from '@radix-ui/react-switch';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type AccessibleName, type ControlParts, rootPropsOf } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { ControlText } from '../../lib/control-text';
import type { ControlSize } from '../../lib/control-size';
import { Glyph } from '../../lib/glyph';
import { useControllableState } from '../../lib/use-controllable-state';
import { useFieldMark } from '../../providers/field-mark';

export type SwitchLabelPosition = 'start' | 'end';

export interface SwitchOptions extends Omit<ComponentProps<'button'>, 'children' | 'value'>, ControlParts {
  /** Help text below the label, which is also the accessible description. */
  hint?: ReactNode;
  /** The error message. Marks the switch as invalid. */
  error?: ReactNode;
  /** The side on which the label is displayed. With `start`, the switch moves to the end of the line. @default 'end' */
  labelPosition?: SwitchLabelPosition;
  /** The height of the track: 20, 24 or 28 px. @default 'md' */
  size?: ControlSize;
  /** The controlled state. Use with `onCheckedChange`. */
  checked?: boolean;
  /** The initial state when uncontrolled. @default false */
  defaultChecked?: boolean;
  /** Called with the new state when the user toggles the switch. */
  onCheckedChange?: (checked: boolean) => void;
  /** The value submitted with a form under `name` while the switch is on. @default 'on' */
  value?: string;
  /** Whether the switch must be on before its form can be submitted. @default false */
  required?: boolean;
}

const tracks: Record<ControlSize, string> = { sm: 'h-5 w-9', md: 'h-6 w-11', lg: 'h-7 w-13' };
/** When checked, the thumb moves by the track's width minus its own width, the padding and the border. */
const thumbs: Record<ControlSize, string> = {
  sm: 'size-3.5 data-[state=checked]:translate-x-4 rtl:data-[state=checked]:-translate-x-4',
  md: 'size-4.5 data-[state=checked]:translate-x-5 rtl:data-[state=checked]:-translate-x-5',
  lg: 'size-5.5 data-[state=checked]:translate-x-6 rtl:data-[state=checked]:-translate-x-6',
};

export type SwitchProps = AccessibleName & SwitchOptions;

/**
 * A setting that is either on or off and takes effect immediately. `className` and `style` apply to the root; all other
 * props apply to the switch itself.
 */
export function Switch({
  label,
  hint,
  error,
  labelPosition = 'end',
  size = 'md',
  checked,
  defaultChecked = false,
  onCheckedChange,
  disabled,
  classNames,
  slotProps,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...props
}: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  const [isOn, setOn] = useControllableState(checked, defaultChecked, onCheckedChange);
  const root = rootPropsOf({ className, style, slotProps });
  const { markClass } = useFieldMark(Boolean(props.required));
  const atStart = labelPosition === 'start';
  return (
    <div
      data-slot="switch"
      {...root}
      className={cn(
        'flex min-h-target items-start gap-2.5 pointer-coarse:min-h-touch',
        atStart && 'flex-row-reverse',
        root.className,
      )}
    >
      {/* Radix moves its form input by a physical offset, which overflows the page in right-to-left layouts. */}
      <span className="relative inline-flex shrink-0 pointer-coarse:my-2 [&>input]:inset-0 [&>input]:transform-none!">
        <SwitchPrimitive.Root
          data-slot="switch-control"
          // In HTML, the label already names a button, but some accessibility checkers check only ARIA.
          aria-labelledby={label ? `${switchId}-label` : undefined}
          {...props}
          id={switchId}
          checked={isOn}
          onCheckedChange={setOn}
          disabled={disabled}
          aria-describedby={cn(describedBy, error && `${switchId}-error`, hint && `${switchId}-hint`) || undefined}
          aria-invalid={Boolean(error) || undefined}
          className={cn(
            'group/switch relative inline-flex cursor-pointer rounded-full border bg-paper p-0.5',
            tracks[size],
            error ? 'border-error' : 'border-border',
            'enabled:hover:border-heading',
            'enabled:data-[state=checked]:border-primary enabled:data-[state=checked]:bg-primary',
            'disabled:cursor-not-allowed disabled:bg-neutral-soft',
            'forced-colors:enabled:data-[state=checked]:bg-[Highlight] forced-colors:disabled:border-[GrayText]',
            // Enlarge the target without changing the visible size.
            'after:absolute after:inset-x-0 after:top-1/2 after:h-target after:-translate-y-1/2',
            'pointer-coarse:after:-inset-2 pointer-coarse:after:h-auto pointer-coarse:after:translate-none',
            classNames?.control,
          )}
        >
          <SwitchPrimitive.Thumb
            data-slot="switch-thumb"
            className={cn(
              thumbs[size],
              'flex items-center justify-center rounded-full bg-border transition-transform duration-control',
              'group-enabled/switch:data-[state=checked]:bg-on-primary group-disabled/switch:bg-disabled',
              'forced-colors:bg-[ButtonText] forced-colors:group-disabled/switch:bg-[GrayText]',
              'forced-colors:group-enabled/switch:data-[state=checked]:bg-[HighlightText]',
            )}
          >
            <Glyph
              name="check"
              strokeWidth={3}
              className={cn(
                !isOn && 'invisible',
                size === 'sm' ? 'size-2.5' : 'size-3.5',
                'text-primary group-disabled/switch:text-paper',
                'forced-colors:text-[Highlight] forced-colors:group-disabled/switch:text-[Canvas]',
              )}
            />
          </SwitchPrimitive.Thumb>
        </SwitchPrimitive.Root>
      </span>
      <ControlText
        slot="switch"
        controlId={switchId}
        label={label}
        hint={hint}
        error={error ?? null}
        labelClass={markClass}
        disabled={disabled}
        className={atStart ? 'grow' : undefined}
      />
    </div>
  );
}
