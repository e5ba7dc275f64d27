import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useControllableState } from './use-controllable-state';
import { useFormReset } from './use-form-reset';

/** What a group passes to each of its radio buttons. */
export interface RadioButtons {
  name: string;
  value: string | null;
  choose: (value: string) => void;
}

/**
 * Manages the value of native radio buttons in a `fieldset`. A form reset restores the default value.
 *
 * @param name The name in a form. The buttons of a group share one, so it is generated if it is omitted.
 */
export function useRadioButtons(
  group: RefObject<HTMLFieldSetElement | null>,
  name: string | undefined,
  value: string | null | undefined,
  defaultValue: string | null,
  onValueChange: ((value: string) => void) | undefined,
): [name: string, value: string | null, choose: (value: string) => void] {
  const ownName = useId();
  const [chosen, choose] = useControllableState<string | null>(
    value,
    defaultValue,
    // The user cannot clear the selection; a form reset can.
    onValueChange as ((value: string | null) => void) | undefined,
  );
  useFormReset(group, chosen, choose);
  return [name ?? ownName, chosen, choose];
}

/** Browsers move to the next radio button on the right arrow key, even in right-to-left layouts. */
export function mirrorArrows(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const { currentTarget, target, key } = event;
  const step = { ArrowLeft: 1, ArrowRight: -1 }[key];
  if (!step || !(target instanceof HTMLInputElement) || getComputedStyle(currentTarget).direction !== 'rtl') return;
  const radios = [...currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
  const next = radios.at((radios.indexOf(target) + step) % radios.length);
  event.preventDefault();
  next?.focus();
  next?.click();
}
