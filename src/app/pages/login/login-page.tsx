import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Alert, Button, Checkbox, Link, PasswordField, TextField } from 'waymark';
import { useAuth } from '../../auth/auth-context';
import { AuthPage } from '../../auth/auth-page';
import { sessionEndMessages } from '../../auth/messages';
import { useAuthForm } from '../../auth/use-auth-form';
import { normalizeEmail, validateSignIn } from '../../auth/validation';
import { useEnvironment } from '../../environment';
import { paths, returnParam, safeReturnPath } from '../../paths';

export function LoginPage() {
  const { state, service } = useAuth();
  const { demo } = useEnvironment();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [keepSignedIn, setKeepSignedIn] = useState(true);
  const form = useAuthForm({
    initial: { email: '', password: '' },
    validate: validateSignIn,
    submit: async ({ email, password }) => {
      await service.signIn({ email: normalizeEmail(email), password, keepSignedIn });
      await navigate(safeReturnPath(params.get(returnParam)), { replace: true });
    },
  });
  const ended = state.status === 'signed-out' && state.reason ? sessionEndMessages[state.reason] : null;

  return (
    <AuthPage title="Hi, Welcome Back" lead="Enter your credentials to continue">
      <form ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
        {ended && <Alert tone="warning">{ended}</Alert>}
        {form.formError && <Alert tone="error">{form.formError}</Alert>}
        <TextField label="Email Address" type="email" autoComplete="username" required {...form.field('email')} />
        <PasswordField label="Password" required {...form.field('password')} />
        <Checkbox
          label="Keep me logged in"
          checked={keepSignedIn}
          onChange={(event) => setKeepSignedIn(event.target.checked)}
        />
        <Button type="submit" tone="secondary" size="lg" fullWidth busy={form.busy} busyLabel="Signing in">
          Sign In
        </Button>
      </form>
      {demo && (
        <Alert
          live="off"
          title="Demo"
          className="mt-6"
          action={
            <Button size="sm" variant="outline" onClick={() => form.fill(demo)}>
              Fill in the demo account
            </Button>
          }
        >
          <dl className="grid grid-cols-[auto_1fr] gap-x-3">
            <dt>Email</dt>
            <dd className="font-medium">{demo.email}</dd>
            <dt>Password</dt>
            <dd className="font-medium">{demo.password}</dd>
          </dl>
        </Alert>
      )}
      <p className="mt-6 border-t border-divider pt-4 text-center">
        <Link href={`${paths.register}${search}`} tone="inherit">
          Don't have an account?
        </Link>
      </p>
    </AuthPage>
  );
}
