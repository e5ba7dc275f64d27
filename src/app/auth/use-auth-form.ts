import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { AuthField } from './auth-errors';
import { describeAuthError } from './auth-errors';
import type { FieldErrors } from './validation';

export interface AuthForm {
  /** What is wrong with each field. */
  errors: FieldErrors;
  /** What is wrong with the whole form. */
  formError: string | null;
  /** The request runs; a second one cannot start. */
  busy: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  /** Takes away a field's message when the person changes it. */
  clearError: (field: AuthField) => void;
}

interface AuthFormOptions {
  /** Checks the fields before anything is sent. */
  validate: () => FieldErrors;
  /** Sends the request; what it rejects with is shown. */
  submit: () => Promise<void>;
}

/**
 * The life of a form of the authentication pages: check, send once, show what went wrong at its field, and put the focus
 * where it can be mended. What was typed stays.
 */
export function useAuthForm({ validate, submit }: AuthFormOptions): AuthForm {
  const formRef = useRef<HTMLFormElement>(null);
  // A ref as well as the state: a second submit can come before the first has rendered.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [formError, setFormError] = useState<string | null>(null);

  function show(problems: FieldErrors): void {
    setErrors(problems);
    const invalid = [...(formRef.current?.elements ?? [])].find(
      (element): element is HTMLInputElement => element instanceof HTMLInputElement && Object.hasOwn(problems, element.name),
    );
    invalid?.focus();
  }

  async function send(): Promise<void> {
    running.current = true;
    setBusy(true);
    try {
      await submit();
    } catch (error) {
      const { field, message } = describeAuthError(error);
      if (field) show({ [field]: message });
      else setFormError(message);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    errors,
    formError,
    busy,
    formRef,
    onSubmit: (event) => {
      event.preventDefault();
      if (running.current) return;
      setFormError(null);
      const problems = validate();
      show(problems);
      if (Object.keys(problems).length === 0) void send();
    },
    clearError: (field) => setErrors(({ [field]: _cleared, ...others }) => others),
  };
}
