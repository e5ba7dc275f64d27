'use client';

import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useControllableState } from '../../lib/use-controllable-state';
import { Button, type ButtonProps } from '../button';

export type ToggleVariant = 'outline' | 'ghost' | 'plain';

export interface ToggleProps extends Omit<ButtonProps, 'variant' | 'tone' | 'loading' | 'labels' | 'asChild'> {
  /** The controlled state. Use with `onPressedChange`. */
  pressed?: boolean;
  /** The initial state when uncontrolled. @default false */
  defaultPressed?: boolean;
  /** Called with the new state when the user clicks the button, unless `onClick` calls `event.preventDefault()`. */
  onPressedChange?: (pressed: boolean) => void;
  /** The visual emphasis while the button is not pressed. @default 'outline' */
  variant?: ToggleVariant;
}

/**
 * A button that is either pressed or not pressed, such as for a filter or a text format. Its text does not change. A
 * button with only an icon needs an `aria-label`. For a setting, use a `Switch`.
 */
export function Toggle({
  pressed,
  defaultPressed = false,
  onPressedChange,
  variant = 'outline',
  onClick,
  className,
  ...props
}: ToggleProps) {
  const [isPressed, setPressed] = useControllableState(pressed, defaultPressed, onPressedChange);
  return (
    <Button
      data-slot="toggle"
      data-state={isPressed ? 'on' : 'off'}
      aria-pressed={isPressed}
      variant={variant}
      tone={isPressed ? 'secondary' : 'neutral'}
      className={cn(
        'has-[>svg:only-child]:px-2.5 [&>svg:only-child]:size-[1.25em]',
        isPressed && 'enabled:border-tone enabled:bg-tone-soft enabled:text-on-tone-soft disabled:border-disabled',
        'forced-colors:enabled:aria-pressed:bg-[Highlight] forced-colors:enabled:aria-pressed:text-[HighlightText]',
        'forced-colors:enabled:aria-pressed:forced-color-adjust-none',
        className,
      )}
      onClick={composeEventHandlers(onClick, () => setPressed((value) => !value))}
      {...props}
    />
  );
}
