import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import type { AuthField } from './auth-errors';
import { describeAuthError } from './auth-errors';
import type { FieldErrors } from './validation';

/** What a field of the form is given. */
interface FieldProps<Name> {
  name: Name;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface AuthForm<Name extends AuthField> {
  /** The props of a field: its value, its message, and how it changes. */
  field: (name: Name) => FieldProps<Name>;
  /** Puts values into the fields, as if the person had typed them. */
  fill: (values: Record<Name, string>) => void;
  /** What is wrong with the whole form. */
  formError: string | null;
  /** The request runs; a second one cannot start. */
  busy: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
}

interface AuthFormOptions<Name extends AuthField> {
  /** The values at first; they name the fields. */
  initial: Record<Name, string>;
  /** Checks the fields before anything is sent. */
  validate: (values: Record<Name, string>) => FieldErrors;
  /** Sends the request; what it rejects with is shown. */
  submit: (values: Record<Name, string>) => Promise<void>;
}

/**
 * The life of a form of the authentication pages: check, send once, show what went wrong at its field, and put the focus
 * where it can be mended. What was typed stays.
 */
export function useAuthForm<Name extends AuthField>({
  initial,
  validate,
  submit,
}: AuthFormOptions<Name>): AuthForm<Name> {
  const formRef = useRef<HTMLFormElement>(null);
  // A ref as well as the state: a second submit can come before the first has rendered.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [values, setValues] = useState(initial);
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
      await submit(values);
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
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event) => {
        // From the values before, not those rendered: a password manager fills several fields at once.
        const { value } = event.target;
        setValues((before) => ({ ...before, [name]: value }));
        setErrors(({ [name]: _cleared, ...others }) => others);
      },
    }),
    fill: (filled) => {
      setValues(filled);
      setErrors({});
    },
    formError,
    busy,
    formRef,
    onSubmit: (event) => {
      event.preventDefault();
      if (running.current) return;
      setFormError(null);
      const problems = validate(values);
      show(problems);
      if (Object.keys(problems).length === 0) void send();
    },
  };
}
