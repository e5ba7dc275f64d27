'use client';

import type { AccessibleName, RootProps } from '../../lib/accessible-name';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useControllableState } from '../../lib/use-controllable-state';
import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLabels } from '../../providers/labels';
import { IconButton } from '../icon-button';
import { TextField, type TextFieldOptions } from '../text-field';
import { passwordFieldLabels } from './password-field-labels';

export interface PasswordFieldOptions extends Omit<TextFieldOptions, 'type' | 'end'> {
  /** The controlled visibility of the password. Use with `onVisibleChange`. */
  visible?: boolean;
  /** The initial visibility when uncontrolled. @default false */
  defaultVisible?: boolean;
  /** Called when the user shows or hides the password. */
  onVisibleChange?: (visible: boolean) => void;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof passwordFieldLabels>;
  /**
   * Props for the parts: the root and the visibility button. To prevent the button from changing the visibility, call
   * `event.preventDefault()` in its `onClick`.
   */
  slotProps?: { root?: RootProps; toggle?: Omit<ComponentProps<'button'>, 'aria-label' | 'children'> };
}

export type PasswordFieldProps = AccessibleName & PasswordFieldOptions;

/** A password input with a button that shows the password. Supports pasting and password managers. */
export function PasswordField({
  visible,
  defaultVisible = false,
  onVisibleChange,
  labels,
  ...props
}: PasswordFieldProps) {
  const label = useLabels(passwordFieldLabels, labels);
  const { toggle } = props.slotProps ?? {};
  const [shown, setShown] = useControllableState(visible, defaultVisible, onVisibleChange);
  return (
    <TextField
      autoComplete="current-password"
      // Prevent virtual keyboards from changing the password.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={label(shown ? 'hidePassword' : 'showPassword')}
          disabled={props.disabled}
          {...toggle}
          data-state={shown ? 'visible' : 'hidden'}
          onClick={composeEventHandlers(toggle?.onClick, () => setShown(!shown))}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
