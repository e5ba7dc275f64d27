// Without Radix's own form input, which is a fifth of the whole: see decision 8.
import { unstable_SwitchProvider as Provider, unstable_SwitchTrigger as Trigger } from '@radix-ui/react-switch';
import { useControllableState } from '../../lib/use-controllable-state';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn';

export type SwitchLabelPosition = 'start' | 'end';

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'children' | 'value'> {
  /** The text beside the switch, and its name. */
  label: ReactNode;
  /** A line below the label that explains what changes. */
  hint?: ReactNode;
  /** The side of the switch that the label stands on; at the start it pushes the switch to the line's end. @default 'end' */
  labelPosition?: SwitchLabelPosition;
  /** Whether it is on, when the page holds that state. */
  checked?: boolean;
  /** Whether it is on at first. @default false */
  defaultChecked?: boolean;
  /** Called when the person turns it on or off. */
  onCheckedChange?: (checked: boolean) => void;
  /** What a form sends under its `name` while it is on. @default 'on' */
  value?: string;
  /** Whether a form can be sent only while it is on. @default false */
  required?: boolean;
}

/**
 * A setting that is on or off and takes effect at once (WAI-ARIA switch pattern). `className` and `style` go to the
 * whole line; `ref`, `data-*` and everything else to the switch.
 */
export function Switch({
  label,
  hint,
  labelPosition = 'end',
  checked,
  defaultChecked = false,
  onCheckedChange,
  name,
  value,
  required,
  disabled,
  form,
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...props
}: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  const hintId = `${switchId}-hint`;
  const [on, setOn] = useControllableState({ prop: checked, defaultProp: defaultChecked, onChange: onCheckedChange });
  const state = on ? 'checked' : 'unchecked';
  const atStart = labelPosition === 'start';
  return (
    <div
      data-slot="switch"
      className={cn(
        'flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-touch',
        atStart && 'flex-row-reverse',
        className,
      )}
      style={style}
    >
      <span className="relative inline-flex shrink-0 pointer-coarse:my-2">
        <Provider checked={on} onCheckedChange={setOn} disabled={disabled} required={required} form={form}>
          <Trigger
            data-slot="switch-control"
            {...props}
            id={switchId}
            aria-describedby={cn(describedBy, hint && hintId) || undefined}
            className={cn(
              'group/switch relative inline-flex h-6 w-11 cursor-pointer rounded-full border border-border bg-paper p-0.5',
              'transition-colors duration-control enabled:hover:border-heading',
              'enabled:data-[state=checked]:border-primary enabled:data-[state=checked]:bg-primary',
              'disabled:cursor-not-allowed disabled:bg-neutral-soft',
              'forced-colors:enabled:data-[state=checked]:bg-[Highlight] forced-colors:disabled:border-[GrayText]',
              // A larger area for the finger than for the eye.
              'pointer-coarse:after:absolute pointer-coarse:after:-inset-2',
            )}
          >
            <span
              data-slot="switch-thumb"
              data-state={state}
              className={cn(
                'flex size-4.5 items-center justify-center rounded-full bg-border transition-transform duration-control',
                'data-[state=checked]:translate-x-5 rtl:data-[state=checked]:-translate-x-5',
                'group-enabled/switch:data-[state=checked]:bg-on-primary group-disabled/switch:bg-disabled',
                'forced-colors:bg-[ButtonText] forced-colors:group-disabled/switch:bg-[GrayText]',
                'forced-colors:group-enabled/switch:data-[state=checked]:bg-[HighlightText]',
              )}
            >
              {/* Drawn here: one tick is not worth the icon library, which would be a third of this family. */}
              <svg
                aria-hidden
                viewBox="0 0 24 24"
                className={cn(
                  !on && 'invisible',
                  'size-3.5 fill-none stroke-current stroke-3 text-primary group-disabled/switch:text-paper',
                  'forced-colors:text-[Highlight] forced-colors:group-disabled/switch:text-[Canvas]',
                )}
              >
                <path d="M20 6 9 17l-5-5" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
            </span>
          </Trigger>
        </Provider>
        {/* What a form reads; the button tells it to everybody else. */}
        {(name || required) && (
          <input
            type="checkbox"
            aria-hidden
            tabIndex={-1}
            readOnly
            checked={on}
            className="pointer-events-none absolute inset-0 opacity-0"
            {...{ name, value, form, required, disabled }}
          />
        )}
      </span>
      <span className={cn('grid min-w-0 gap-0.5 py-0.5 wrap-anywhere pointer-coarse:my-2', atStart && 'grow')}>
        <label
          htmlFor={switchId}
          className={cn('text-body', disabled ? 'cursor-not-allowed text-disabled' : 'cursor-pointer text-text')}
        >
          {label}
        </label>
        {hint && (
          <span id={hintId} data-slot="switch-hint" className="text-caption text-muted">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
