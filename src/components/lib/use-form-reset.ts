import { type RefObject, useEffect, useRef } from 'react';

/**
 * Goes back to the first value when the form is reset, which changes the elements but tells React nothing.
 * @param control an element that knows its form
 * @param value the value now; the first one is kept
 */
export function useFormReset<Value>(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  value: Value,
  setValue: (value: Value) => void,
): void {
  const first = useRef(value);
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return undefined;
    const reset = (): void => setValue(first.current);
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  }, [control, setValue]);
}
