import { useState } from 'react';
import { Alert, Checkbox, CopyButton, PasswordField } from 'waymark';
import { sessionEndMessages } from '../../auth/errors';
import { useAuth } from '../../auth/service';
import {
  AuthForm,
  AuthLink,
  AuthPage,
  EmailField,
  ForgotPassword,
  usePassedEmail,
  useRequestForm,
  validateSignIn,
} from '../../auth/ui/auth-form';
import { ProviderButtons } from '../../auth/ui/provider-buttons';
import { useSignIn } from '../../auth/ui/sign-in';
import { useEnvironment } from '../../config/env';
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
  const endReason = state.status === 'signed-out' ? state.reason : undefined;
  const ended = endReason && sessionEndMessages[endReason];

  if (stepPage) return stepPage;
  return (
    <AuthPage title="Hi, Welcome Back" lead="Enter your credentials to continue" takesFocus={hasLeftStep}>
      {ended && (
        <Alert tone={endReason === 'account-deleted' ? 'info' : 'warning'} className="mb-4">
          {ended}
        </Alert>
      )}
      <ProviderButtons
        divider="below"
        providers={providers}
        signIn={(provider) => attempt(service.signInWithProvider({ provider, keepSignedIn }))}
        initialError={redirectError}
      />
      <AuthForm form={form} submit="Sign in" busyText="Signing in">
        <EmailField required {...form.field('email')} />
        <div className="relative">
          <PasswordField size="lg" label="Password" required {...form.field('password')} />
          {state.status === 'signed-out' && <ForgotPassword email={form.values.email} />}
        </div>
        <Checkbox label="Keep me logged in" checked={keepSignedIn} onCheckedChange={setKeepSignedIn} />
      </AuthForm>
      <p className="mt-4 text-center text-muted">
        No account yet?{' '}
        <AuthLink to={paths.register} email={form.values.email}>
          Sign up
        </AuthLink>
      </p>
      {demo && (
        <div className="mt-6 flex flex-wrap items-center gap-x-2 rounded bg-primary-soft p-3 text-h6 text-on-primary-soft">
          <bdi>Just looking?</bdi>
          <button
            type="button"
            className="min-h-6 cursor-pointer rounded underline underline-offset-3"
            onClick={() => form.submitWith(demo)}
          >
            Use the demo account
          </button>
          <bdi className="font-normal wrap-anywhere sm:ms-auto">{demo.email}</bdi>
          <CopyButton text={demo.email} aria-label={`Copy ${demo.email}`} size="sm" className="-m-2 text-inherit!" />
        </div>
      )}
    </AuthPage>
  );
}
