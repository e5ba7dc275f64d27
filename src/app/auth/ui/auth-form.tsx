import { type ChangeEvent, type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Alert, Button } from 'waymark';
import { paths } from '../../config/paths';
import { type Request, useRequest } from '../../lib/use-request';
import { type AuthErrorDescription, describeAuthError } from '../errors';
import { useUser } from '../service';
import { AuthLink } from './auth-page';

/** The time after which the form offers to cancel a request, in milliseconds. */
const slowAfterMs = 5000;

interface FieldProps<Name> {
  name: Name;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface RequestForm<Name extends string> extends Pick<Request, 'busy' | 'cancel'> {
  values: Record<Name, string>;
  field: (name: Name) => FieldProps<Name>;
  fill: (values: Partial<Record<Name, string>>) => void;
  focus: (name: Name) => void;
  /** The last request's error, until the next request, or until its field changes. */
  failure: AuthErrorDescription | null;
  formError: string | null;
  /** Whether the request is slow, so the form offers to cancel it. */
  slow: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  /** Fills in the values and sends them, as if the user had typed and submitted them. */
  submitWith: (values: Partial<Record<Name, string>>) => void;
}

export interface RequestFormOptions<Name extends string, Result> {
  /** The initial values; their keys name the fields. */
  initial: Record<Name, string>;
  /** Returns the message of each field; undefined for a valid one. Nothing is sent while there is a message. */
  validate: (values: Record<NoInfer<Name>, string>) => Partial<Record<NoInfer<Name>, string | undefined>>;
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
  const { busy, error, run, cancel, clearError } = useRequest();
  const [slow, setSlow] = useState(false);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Partial<Record<Name, string | undefined>>>({});
  const failure = failureOf(error);
  const failedField = failure !== null && Object.hasOwn(values, failure.field ?? '') ? failure.field : null;

  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);

  const formElements = () =>
    [...(formRef.current?.elements ?? [])].filter(
      (element) => element instanceof HTMLInputElement || element instanceof HTMLButtonElement,
    );
  const focusFirst = (names: readonly unknown[]): void =>
    formElements()
      .find(({ name }) => names.includes(name))
      ?.focus();

  async function send(sent: Record<Name, string>, signal: AbortSignal): Promise<void> {
    try {
      const result = await submit(sent, signal);
      if (!signal.aborted) onDone?.(result, sent);
    } catch (failed) {
      if (!signal.aborted) focusFirst([describeAuthError(failed).field]);
      throw failed;
    }
  }

  function validateAndSend(sent: Record<Name, string>): void {
    if (busy) return;
    clearError();
    const found = validate(sent);
    setProblems(found);
    const invalid = Object.keys(found).filter((name) => found[name as Name] !== undefined);
    focusFirst(invalid);
    if (invalid.length === 0) void run((signal) => send(sent, signal));
  }

  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      error: problems[name] ?? (failedField === name ? failure?.message : undefined),
      onChange: (event) => {
        // Based on the previous values, not the rendered ones, because a password manager fills several fields at once.
        const { value } = event.target;
        setValues((before) => ({ ...before, [name]: value }));
        setProblems((before) => ({ ...before, [name]: undefined }));
        if (failedField === name) clearError();
      },
    }),
    fill: (filled) => {
      setValues((before) => ({ ...before, ...filled }));
      setProblems({});
      if (failedField !== null) clearError();
    },
    focus: (name) => focusFirst([name]),
    failure,
    formError: failedField === null ? (failure?.message ?? null) : null,
    busy,
    slow,
    cancel: () => {
      cancel();
      // The Cancel button disappears with the request.
      formElements()
        .find((element) => element instanceof HTMLButtonElement && element.type === 'submit')
        ?.focus();
    },
    formRef,
    onSubmit: (event) => {
      event.preventDefault();
      validateAndSend(values);
    },
    submitWith: (filled) => {
      if (busy) return;
      const sent = { ...values, ...filled };
      setValues(sent);
      validateAndSend(sent);
    },
  };
}

export interface AuthFormProps {
  form: Pick<RequestForm<never>, 'failure' | 'formError' | 'slow' | 'cancel' | 'formRef' | 'onSubmit'>;
  /** The address passed to the page for a new password. */
  email?: string;
  children: ReactNode;
}

/** A form that sends one request. It shows the form's error, and offers to cancel a slow request. */
export function AuthForm({ form, email, children }: AuthFormProps) {
  const isVisitor = useUser() === null;
  return (
    <form ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
      {form.formError !== null && (
        <Alert
          tone="error"
          actions={
            // The linked page is for visitors.
            form.failure?.code === 'invalid-credential' &&
            isVisitor && (
              <AuthLink to={paths.forgotPassword} email={email} tone="inherit">
                Set a new password
              </AuthLink>
            )
          }
        >
          {form.formError}
        </Alert>
      )}
      {children}
      {/* Always rendered, because a live region only announces changes. */}
      <div role="status" className="contents">
        {form.slow && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-muted">This is taking longer than usual.</p>
            <Button size="sm" variant="plain" onClick={form.cancel}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}

/** The state of a sign-in service request started by a button, with its error message. */
export function useAuthRequest() {
  const { busy, run, error } = useRequest();
  return { busy, run, error: failureOf(error)?.message ?? null };
}

/** Closing the re-authentication dialog is not a failure. */
function failureOf(error: unknown): AuthErrorDescription | null {
  const failure = error === undefined ? null : describeAuthError(error);
  return failure?.code === 'cancelled' ? null : failure;
}
