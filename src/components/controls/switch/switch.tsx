import { Root, Thumb } from '@radix-ui/react-switch';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn';

export type SwitchLabelPosition = 'start' | 'end';

export interface SwitchProps extends Omit<ComponentProps<typeof Root>, 'asChild' | 'children'> {
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
}

/**
 * A setting that is on or off and takes effect at once (WAI-ARIA switch pattern). `className` and `style` go to the
 * whole line; `ref`, `data-*` and everything else to the switch.
 */
export function Switch({
  label,
  hint,
  labelPosition = 'end',
  id,
  className,
  style,
  'aria-describedby': describedBy,
  ...props
}: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  const hintId = `${switchId}-hint`;
  return (
    <div
      data-slot="switch"
      className={cn(
        'flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-touch',
        labelPosition === 'start' && 'flex-row-reverse',
        className,
      )}
      style={style}
    >
      {/* The form's own input lies on the switch: moved aside, as it comes, it would widen a page that is written rtl. */}
      <span className="relative inline-flex shrink-0 pointer-coarse:my-2 [&>input]:start-0 [&>input]:transform-none!">
        <Root
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
          <Thumb
            data-slot="switch-thumb"
            className={cn(
              'flex size-4.5 items-center justify-center rounded-full bg-border transition-transform duration-control',
              'data-[state=checked]:translate-x-5 rtl:data-[state=checked]:-translate-x-5',
              'group-enabled/switch:data-[state=checked]:bg-on-primary group-disabled/switch:bg-disabled',
              'forced-colors:bg-[ButtonText] forced-colors:group-disabled/switch:bg-[GrayText]',
              'forced-colors:group-enabled/switch:data-[state=checked]:bg-[HighlightText]',
            )}
          >
            <Check
              aria-hidden
              className={cn(
                'invisible size-3.5 stroke-3 text-primary group-data-[state=checked]/switch:visible group-disabled/switch:text-paper',
                'forced-colors:text-[Highlight] forced-colors:group-disabled/switch:text-[Canvas]',
              )}
            />
          </Thumb>
        </Root>
      </span>
      <span className="grid min-w-0 gap-0.5 py-0.5 wrap-anywhere grow pointer-coarse:my-2">
        <label
          htmlFor={switchId}
          className={cn('text-body', props.disabled ? 'cursor-not-allowed text-disabled' : 'cursor-pointer text-text')}
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
