import type { ControlSize } from '../../lib/control-size';
import { createRequiredContext } from '../../lib/required-context';

export interface RadioGroupState {
  isCard: boolean;
  isInvalid: boolean;
  disabled: boolean;
  size: ControlSize;
}

export const [RadioGroupContext, useRadioGroup] = createRequiredContext<RadioGroupState>('<RadioGroup>');
