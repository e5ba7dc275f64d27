import { type RefObject, useEffect, useRef } from 'react';

/**
 * Restores the initial value when the form is reset, which changes elements without an event that React handles.
 * @param control a form control
 * @param value the current value; the hook remembers the value of the first render
 */
export function useFormReset<Value>(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  value: Value,
  setValue: (value: Value) => void,
): void {
  const initialValue = useRef(value);
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return undefined;
    const reset = (): void => setValue(initialValue.current);
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  }, [control, setValue]);
}
