'use client';

import { createContext, use } from 'react';

export interface RadioGroupState {
  isCard: boolean;
  isInvalid: boolean;
  disabled: boolean;
}

export const RadioGroupContext = createContext<RadioGroupState | null>(null);

export function useRadioGroup(): RadioGroupState {
  const group = use(RadioGroupContext);
  if (!group) throw new Error('RadioGroupItem must be rendered inside RadioGroup.');
  return group;
}
