import { useState } from 'react';
import { Alert, Button, Checkbox, Divider, PasswordField, TextField } from 'waymark';
import { sessionEndMessages } from '../../auth/errors';
import { useAuth } from '../../auth/service';
import { AuthForm, useRequestForm } from '../../auth/ui/auth-form';
import { AuthLink, AuthPage, usePassedEmail } from '../../auth/ui/auth-page';
import { ProviderButtons } from '../../auth/ui/provider-buttons';
import { validateSignIn } from '../../auth/validation';
import { useSignIn } from '../../auth/ui/use-sign-in';
import { useEnvironment } from '../../config/environment-context';
import { paths } from '../../config/paths';

export function LoginPage() {
  const { state, service } = useAuth();
  const { demo, providers } = useEnvironment();
  const [keepSignedIn, setKeepSignedIn] = useState(true);
  const passedEmail = usePassedEmail();
  const { attempt, stepPage, redirectError, hasLeftStep } = useSignIn();
  const form = useRequestForm({
    initial: { email: passedEmail, password: '' },
    validate: validateSignIn,
    submit: ({ email, password }, signal) => attempt(service.signIn({ email, password, keepSignedIn, signal })),
  });
  const ended = state.status === 'signed-out' && state.reason ? sessionEndMessages[state.reason] : null;

  if (stepPage) return stepPage;
  return (
    <AuthPage title="Hi, Welcome Back" lead="Enter your credentials to continue" takesFocus={hasLeftStep}>
      {demo && (
        <div className="mb-4 grid gap-2">
          <Button size="lg" variant="plain" fullWidth onClick={() => form.submitWith(demo)}>
            Sign in with the demo account
          </Button>
          <p className="text-center text-caption text-muted wrap-anywhere">
            Demo: <bdi className="font-medium">{demo.email}</bdi>, password{' '}
            <bdi className="font-medium">{demo.password}</bdi>
          </p>
          <Divider className="mt-2 text-caption text-muted">or with your own account</Divider>
        </div>
      )}
      <AuthForm form={form} email={form.values.email}>
        {ended && <Alert tone="warning">{ended}</Alert>}
        <TextField
          size="lg"
          label="Email Address"
          type="email"
          autoComplete="username"
          required
          {...form.field('email')}
        />
        <PasswordField size="lg" label="Password" required {...form.field('password')} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox label="Keep me logged in" checked={keepSignedIn} onCheckedChange={setKeepSignedIn} />
          {state.status === 'signed-out' && (
            <AuthLink to={paths.forgotPassword} email={form.values.email}>
              Forgot password?
            </AuthLink>
          )}
        </div>
        <Button type="submit" size="lg" fullWidth loading={form.busy} labels={{ buttonLoading: 'Signing in' }}>
          Sign In
        </Button>
      </AuthForm>
      <ProviderButtons
        providers={providers}
        label="or continue with"
        signIn={(provider) => attempt(service.signInWithProvider({ provider, keepSignedIn }))}
        initialError={redirectError}
      />
      <p className="mt-6 border-t border-divider pt-4 text-center">
        <AuthLink to={paths.register} email={form.values.email} tone="inherit">
          Don't have an account?
        </AuthLink>
      </p>
    </AuthPage>
  );
}
