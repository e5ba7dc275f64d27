import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type AuthErrorDescription, describeAuthError } from '../auth-messages';

/** How long a request may take before the form offers to cancel it, in milliseconds. */
const slowAfterMs = 5000;

interface FieldProps<Name> {
  name: Name;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface RequestForm<Name extends string> {
  /** The values of the fields. */
  values: Record<Name, string>;
  /** Returns the props of a field: its value, its message and its change handler. */
  field: (name: Name) => FieldProps<Name>;
  /** Sets the values of some of the fields. */
  fill: (values: Partial<Record<Name, string>>) => void;
  /** The error of the last request, until the next one. */
  failure: AuthErrorDescription | null;
  /** The message of an error that belongs to none of the fields. */
  formError: string | null;
  /** Whether the request is in progress; a second one cannot start. */
  busy: boolean;
  /** Whether the request takes so long that the form offers to cancel it. */
  slow: boolean;
  /** Aborts the request. */
  cancel: () => void;
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
}

export interface RequestFormOptions<Name extends string, Result> {
  /** The initial values; their keys name the fields. */
  initial: Record<Name, string>;
  /** Returns the message of each invalid field. Nothing is sent while there is one. */
  validate: (values: Record<NoInfer<Name>, string>) => Partial<Record<NoInfer<Name>, string>>;
  /** Sends the request; the form shows its rejection. The signal aborts when the user cancels or leaves. */
  submit: (values: Record<NoInfer<Name>, string>, signal: AbortSignal) => Promise<Result>;
  /** Called on success, unless the user has canceled or left. */
  onDone?: (result: Result, values: Record<NoInfer<Name>, string>) => void;
}

/**
 * The state of a form that sends one request: validates, sends once, shows an error at its field and moves focus there. Values
 * stay. A slow request can be canceled; the service ends it after 30 seconds.
 */
export function useRequestForm<Name extends string, Result = void>({
  initial,
  validate,
  submit,
  onDone,
}: RequestFormOptions<Name, Result>): RequestForm<Name> {
  const formRef = useRef<HTMLFormElement>(null);
  // A ref as well as the state: a second submit can come before the first has rendered.
  const request = useRef<AbortController>(null);
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [failure, setFailure] = useState<AuthErrorDescription | null>(null);

  // A request must not navigate after the user has left.
  useEffect(() => () => request.current?.abort(), []);

  function show(problems: Partial<Record<Name, string>>): void {
    setErrors(problems);
    const invalid = [...(formRef.current?.elements ?? [])].find(
      (element): element is HTMLInputElement =>
        element instanceof HTMLInputElement && Object.hasOwn(problems, element.name),
    );
    invalid?.focus();
  }

  function end(): void {
    request.current = null;
    setBusy(false);
    setSlow(false);
  }

  async function send(): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    setBusy(true);
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    try {
      const result = await submit(values, signal);
      if (!signal.aborted) onDone?.(result, values);
    } catch (error) {
      if (!signal.aborted) fail(describeAuthError(error));
    } finally {
      clearTimeout(timer);
      if (request.current === controller) end();
    }
  }

  function fail(description: AuthErrorDescription): void {
    setFailure(description);
    if (isFieldOf(values, description.field)) show({ [description.field]: description.message } as typeof errors);
  }

  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event) => {
        // Based on the previous values, not on the rendered ones: a password manager fills several fields at once.
        const { value } = event.target;
        setValues((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    }),
    fill: (filled) => {
      setValues((before) => ({ ...before, ...filled }));
      setErrors({});
    },
    failure,
    formError: failure !== null && !isFieldOf(values, failure.field) ? failure.message : null,
    busy,
    slow,
    cancel: () => {
      request.current?.abort();
      end();
      // The Cancel button disappears with the request.
      formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    },
    formRef,
    onSubmit: (event) => {
      event.preventDefault();
      if (request.current !== null) return;
      setFailure(null);
      const problems = validate(values);
      show(problems);
      if (Object.keys(problems).length === 0) void send();
    },
  };
}

function isFieldOf<Name extends string>(values: Record<Name, string>, field: string | null): field is Name {
  return field !== null && Object.hasOwn(values, field);
}
