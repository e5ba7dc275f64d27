import { type ChangeEvent, type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Alert, Button, Link, type LinkProps, TextField, type TextFieldProps } from 'waymark';
import { paths, returnParam } from '../../config/paths';
import { useRequest } from '../../lib/state';
import { type AuthError, type AuthErrorDescription, describeAuthError } from '../errors';
import { useUser } from '../service';
import { useLocation, useSearchParams } from 'react-router';
import { RouterLink } from '../../lib/router-link';

/** How long a request may take before the form offers to cancel it, in milliseconds. */
const slowAfterMs = 5000;

type Problems<Name extends string> = Partial<Record<Name, string | undefined>>;

export interface RequestFormOptions<Name extends string> {
  /** The initial values, keyed by field name. */
  initial: Record<Name, string>;
  /** Returns the message for each field, or undefined if it is valid. Nothing is sent while there are messages. */
  validate: (values: Record<NoInfer<Name>, string>) => Problems<NoInfer<Name>>;
  /** Sends the request; the form shows its error. The signal is aborted when the user cancels or leaves. */
  submit: (values: Record<NoInfer<Name>, string>, signal: AbortSignal) => Promise<void>;
  /** Called on success, unless the user has canceled or left. */
  onDone?: (values: Record<NoInfer<Name>, string>) => void;
  /** Whether the request waits for the user, such as in a dialog. Meanwhile, the form is not busy. @default false */
  waitsForUser?: boolean;
}

type RequestForm<Name extends string> = ReturnType<typeof useRequestForm<Name>>;

/**
 * The state of a form that sends one request: validates, sends once, shows an error at its field and moves focus there.
 * The values are kept. A slow request can be canceled; the service ends it after 30 seconds.
 */
export function useRequestForm<Name extends string>({
  initial,
  validate,
  submit,
  onDone,
  waitsForUser = false,
}: RequestFormOptions<Name>) {
  const formRef = useRef<HTMLFormElement>(null);
  const { busy: isSending, error, run, cancel, clearError } = useRequest();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const failure = failureOf(error);
  const isOfField = (field: string | null): field is Name => field !== null && Object.hasOwn(values, field);

  /** Shows messages, and moves focus to the first field that has one. */
  function showProblems(found: Problems<Name>): boolean {
    setProblems(found);
    const first = Object.keys(found).find((name) => found[name as Name] !== undefined);
    if (first === undefined) return false;
    const field = formRef.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    return true;
  }

  function send(sent: Record<Name, string>): void {
    if (isSending) return;
    clearError();
    if (showProblems(validate(sent))) return;
    void run(async (signal) => {
      try {
        await submit(sent, signal);
        if (!signal.aborted) onDone?.(sent);
      } catch (failed) {
        const { field, message } = describeAuthError(failed);
        if (!signal.aborted && isOfField(field)) showProblems({ [field]: message } as Problems<Name>);
        throw failed;
      }
    });
  }

  return {
    values,
    field: (name: Name) => ({
      name,
      value: values[name],
      error: problems[name],
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
        // Use the previous values, not the rendered ones, because a password manager fills in several fields at once.
        setValues((before) => ({ ...before, [name]: value }));
        setProblems((before) => ({ ...before, [name]: undefined }));
      },
    }),
    failure,
    formError: failure === null || isOfField(failure.field) ? null : failure.message,
    busy: isSending && !waitsForUser,
    cancel: () => {
      cancel();
      // The Cancel button disappears when the request ends.
      formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    },
    formRef,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      send(values);
    },
    /** Fills in values and sends them as if the user had typed and submitted them. */
    submitWith: (filled: Partial<Record<Name, string>>) => {
      const sent = { ...values, ...filled };
      if (!isSending) setValues(sent);
      send(sent);
    },
  };
}

interface AuthFormProps {
  form: Omit<RequestForm<never>, 'values' | 'field' | 'submitWith'> & { values: Partial<Record<string, string>> };
  submit: string;
  busyText: string;
  size?: 'md' | 'lg';
  /** Called by a Cancel button of size `md`, which is shown beside the submit button if this is set. */
  onCancel?: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** A form that sends one request. It shows the form's error and offers to cancel a slow request. */
export function AuthForm({ form, submit, busyText, size = 'lg', onCancel, footer, children }: AuthFormProps) {
  const isVisitor = useUser() === null;
  const button = { type: 'submit', loading: form.busy, labels: { buttonLoading: busyText } } as const;
  return (
    <form ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
      {form.formError !== null && (
        <Alert
          tone="error"
          actions={
            // The linked page is for visitors.
            form.failure?.code === 'invalid-credential' &&
            isVisitor && (
              <AuthLink to={paths.forgotPassword} email={form.values.email} tone="inherit">
                Set a new password
              </AuthLink>
            )
          }
        >
          {form.formError}
        </Alert>
      )}
      {children}
      {onCancel === undefined ? (
        <Button {...button} size={size} fullWidth>
          {submit}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button {...button}>{submit}</Button>
          <Button variant="ghost" tone="neutral" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      {footer}
      {/* Always rendered, because a live region announces only changes. */}
      <div role="status" className="contents">
        {form.busy && <SlowNotice onCancel={form.cancel} />}
      </div>
    </form>
  );
}

function SlowNotice({ onCancel }: { onCancel: () => void }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSlow && (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted">This is taking longer than usual.</p>
        <Button size="sm" variant="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    )
  );
}

/** The email address of an account. Password managers store it as the user name. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return <TextField size="lg" label="Email address" type="email" autoComplete="username" {...props} />;
}

export function emailProblem(email: string): string | undefined {
  const address = email.trim();
  if (address === '') return 'Enter your email address.';
  // This only detects typos; the provider decides which addresses it accepts.
  return /^\S+@[^\s@]+$/.test(address) ? undefined : 'Enter an email address like name@example.com.';
}

export function validateSignIn({ email, password }: Record<'email' | 'password', string>) {
  return { email: emailProblem(email), password: password === '' ? 'Enter your password.' : undefined };
}

export const maxNameLength = 100;

export function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'Enter your name.';
  return name.trim().length > maxNameLength ? `Use at most ${maxNameLength} characters.` : undefined;
}

/** Focuses the first field of a form on mount, because the form replaces the focused button. */
export function useFocusOnMount(): Ref<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}

/** The state of a request to the sign-in service that a button starts, including its error message. */
export function useAuthRequest(initialError?: AuthError | null) {
  const { error, ...request } = useRequest(initialError ?? undefined);
  return { ...request, error: failureOf(error)?.message ?? null };
}

/** Closing the re-authentication dialog is not a failure. */
function failureOf(error: unknown): AuthErrorDescription | null {
  const failure = error === undefined ? null : describeAuthError(error);
  return failure?.code === 'cancelled' ? null : failure;
}

interface AuthPageProps {
  title: string;
  lead: ReactNode;
  /** Moves focus to the heading, for a page that replaces the focused element. @default false */
  takesFocus?: boolean;
  showsUser?: boolean;
  children?: ReactNode;
}

/** The frame of the authentication pages: heading, document title, and a note if a user is already signed in. */
export function AuthPage({ title, lead, takesFocus = false, showsUser = true, children }: AuthPageProps) {
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <title>{`${title} – Waymark`}</title>
      <div className="mt-8 mb-6">
        <h1 ref={heading} tabIndex={-1} className="text-h2">
          {title}
        </h1>
        <p className="mt-1 text-muted wrap-anywhere">{lead}</p>
      </div>
      {showsUser && user && (
        <Alert live="off" className="mb-6" actions={<Link href={paths.home}>Go to the dashboard</Link>}>
          You are signed in as <bdi>{user.displayName || user.email}</bdi>.
        </Alert>
      )}
      {children}
    </>
  );
}

/** The login and register pages in the menu link to each other, because they also render for a signed-in user. */
const pagesOfMenu: Readonly<Partial<Record<string, string>>> = {
  [paths.login]: paths.pagesLogin,
  [paths.register]: paths.pagesRegister,
};

interface AuthLinkProps extends Pick<LinkProps, 'tone' | 'underline' | 'children'> {
  to: string;
  /** The address that the user typed. It is passed in the history state, never in the URL. */
  email?: string;
}

/** A link between authentication pages that keeps the return path and the typed address. */
export function AuthLink({ to, email, children, ...props }: AuthLinkProps) {
  const { pathname } = useLocation();
  // Keep only this parameter: the URL may contain the code of an email link.
  const from = useSearchParams()[0].get(returnParam);
  const path = pathname === paths.pagesLogin || pathname === paths.pagesRegister ? (pagesOfMenu[to] ?? to) : to;
  return (
    <Link asChild {...props}>
      <RouterLink
        href={from === null ? path : `${path}?${returnParam}=${encodeURIComponent(from)}`}
        state={email === undefined ? null : { email }}
      >
        {children}
      </RouterLink>
    </Link>
  );
}

/** Placed at the end of a password field's label, but after the field in the tab order. Its parent is positioned. */
export function ForgotPassword({ email }: Pick<AuthLinkProps, 'email'>) {
  return (
    <span className="absolute end-0 top-0 text-h6">
      <AuthLink to={paths.forgotPassword} email={email} underline="hover">
        <bdi>Forgot password?</bdi>
      </AuthLink>
    </span>
  );
}

/** Returns the address passed by an `AuthLink`, or an empty string. */
export function usePassedEmail(): string {
  const { email } = Object(useLocation().state) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}
