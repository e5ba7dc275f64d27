import type { ControlSize } from '../../lib/control-size';
import { createRequiredContext } from '../../lib/required-context';
import type { RadioButtons } from '../../lib/use-radio-buttons';

export interface RadioGroupState extends RadioButtons {
  isCard: boolean;
  isInvalid: boolean;
  required: boolean;
  disabled: boolean;
  size: ControlSize;
}

export const [RadioGroupContext, useRadioGroup] = createRequiredContext<RadioGroupState>('<RadioGroup>');
