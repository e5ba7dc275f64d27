import { createRequiredContext } from '../../lib/required-context';

export interface RadioGroupState {
  isCard: boolean;
  isInvalid: boolean;
  disabled: boolean;
}

export const [RadioGroupContext, useRadioGroup] = createRequiredContext<RadioGroupState>('<RadioGroup>');
