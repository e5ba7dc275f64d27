import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useControllableState } from '../../lib/use-controllable-state';
import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLabels } from '../../providers/labels';
import { IconButton } from '../icon-button';
import { TextField, type TextFieldProps } from '../text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endSlot'> {
  /** Whether the password can be read, when the page holds that state. */
  visible?: boolean;
  /** Whether the password can be read at first. @default false */
  defaultVisible?: boolean;
  /** Called when the person shows or hides the password. */
  onVisibleChange?: (visible: boolean) => void;
  /** Name of the button while the password is hidden. @default the provider's `showPassword` */
  showLabel?: string;
  /** Name of the button while the password shows. @default the provider's `hidePassword` */
  hideLabel?: string;
  /** Further props of the button that shows and hides; `preventDefault` in its `onClick` vetoes. */
  toggleProps?: Omit<ComponentProps<'button'>, 'aria-label' | 'children'>;
}

/** A password with a button that shows it. Pasting and password managers work. Props go as in `TextField`. */
export function PasswordField({
  visible,
  defaultVisible = false,
  onVisibleChange,
  showLabel,
  hideLabel,
  toggleProps,
  ...props
}: PasswordFieldProps) {
  const label = useLabels('PasswordField');
  const [shown, setShown] = useControllableState({
    prop: visible,
    defaultProp: defaultVisible,
    onChange: onVisibleChange,
  });
  return (
    <TextField
      autoComplete="current-password"
      // A phone's keyboard would change what it takes for a word.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      endSlot={
        <IconButton
          variant="ghost"
          label={shown ? label('hidePassword', hideLabel) : label('showPassword', showLabel)}
          disabled={props.disabled}
          {...toggleProps}
          data-state={shown ? 'visible' : 'hidden'}
          onClick={composeEventHandlers(toggleProps?.onClick, () => setShown(!shown))}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
