import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../lib/when-idle';
import type { AuthErrorDescription } from '../auth-errors';
import { describeLate, preloadAuthErrors } from '../late-auth-errors';

/** How long a request may take before the person is offered to cancel it, in milliseconds. */
const patience = 5000;

/** What a field of the form is given. */
interface FieldProps<Name> {
  name: Name;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface AuthForm<Name extends string> {
  /** What stands in the fields. */
  values: Record<Name, string>;
  /** The props of a field: its value, its message, and how it changes. */
  field: (name: Name) => FieldProps<Name>;
  /** Puts values into some of the fields, as if the person had typed them. */
  fill: (values: Partial<Record<Name, string>>) => void;
  /** What the last request failed with, until the next one; it shows at its field where it has one here. */
  failure: AuthErrorDescription | null;
  /** What is wrong with the whole form. */
  formError: string | null;
  /** The request runs; a second one cannot start. */
  busy: boolean;
  /** The request runs for so long that the person may want to cancel it. */
  slow: boolean;
  /** Gives the running request up; nothing comes of it any more. */
  cancel: () => void;
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
}

export interface AuthFormOptions<Name extends string, Result> {
  /** The values at first; they name the fields. */
  initial: Record<Name, string>;
  /** Checks the fields before anything is sent and returns the message of each that is not right. */
  validate: (values: Record<NoInfer<Name>, string>) => Partial<Record<NoInfer<Name>, string>>;
  /** Sends the request; what it rejects with is shown. The signal ends it when the person cancels or leaves. */
  submit: (values: Record<NoInfer<Name>, string>, signal: AbortSignal) => Promise<Result>;
  /** What follows on success; it is not called once the person has cancelled or left. */
  onDone?: (result: Result, values: Record<NoInfer<Name>, string>) => void;
}

/**
 * The life of a form of the authentication pages: check, send once, show what went wrong at its field, and put the focus
 * where it can be mended. What was typed stays. A request that hangs can be cancelled; the service ends it after 30 seconds.
 */
export function useAuthForm<Name extends string, Result = void>({
  initial,
  validate,
  submit,
  onDone,
}: AuthFormOptions<Name, Result>): AuthForm<Name> {
  const formRef = useRef<HTMLFormElement>(null);
  // A ref as well as the state: a second submit can come before the first has rendered.
  const request = useRef<AbortController>(null);
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [failure, setFailure] = useState<AuthErrorDescription | null>(null);

  useEffect(() => whenIdle(preloadAuthErrors), []);
  // Who leaves the page does not want what they had asked for there: no late navigation.
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
    const timer = setTimeout(() => setSlow(true), patience);
    try {
      const result = await submit(values, signal);
      if (!signal.aborted) onDone?.(result, values);
    } catch (error) {
      // Whoever cancelled knows.
      if (!signal.aborted) await fail(error, signal);
    } finally {
      clearTimeout(timer);
      if (request.current === controller) end();
    }
  }

  async function fail(error: unknown, signal: AbortSignal): Promise<void> {
    const description = await describeLate(error);
    if (signal.aborted) return;
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
        // From the values before, not those rendered: a password manager fills several fields at once.
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
      // The button that was pressed goes away with the request.
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
