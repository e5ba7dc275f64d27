import { Suspense, useId } from 'react';
import { Button, LoadingBar, PasswordField, TextField } from 'waymark';
import { useAuth } from '../../auth/auth-context';
import { AuthPage } from '../../auth/ui/auth-page';
import { AuthLink, usePassedEmail } from '../../auth/ui/auth-link';
import { AuthForm } from '../../auth/ui/auth-form';
import { missingText, PasswordChecklist } from '../../auth/ui/password-checklist';
import { ProviderButtons } from '../../auth/ui/provider-buttons';
import { usePasswordStatus } from '../../auth/forms/use-password-status';
import { useSignIn } from '../../auth/forms/use-sign-in';
import { useRequestForm } from '../../auth/forms/use-request-form';
import { validateSignUp } from '../../auth/forms/validation';
import { useEnvironment } from '../../config/environment-context';
import { paths } from '../../config/paths';
import { lazyWithPreload } from '../../lib/lazy-with-preload';

const SignInStepPage = lazyWithPreload(async () => (await import('../../auth/ui/sign-in-step-page')).SignInStepPage);

export function RegisterPage() {
  const { service } = useAuth();
  const { providers } = useEnvironment();
  const checklistId = useId();
  const passedEmail = usePassedEmail();
  const signIn = useSignIn(SignInStepPage.load);
  const form = useRequestForm({
    initial: { name: '', email: passedEmail, password: '' },
    validate: (values) => ({
      ...validateSignUp(values),
      ...(values.password !== '' && !status.isValid && { password: missingText(status) }),
    }),
    submit: ({ name, email, password }, signal) => signIn.attempt(service.signUp({ name, email, password, signal })),
    onDone: signIn.finish,
  });
  const { name, email, password } = form.values;
  const status = usePasswordStatus(password);
  const emailField = form.field('email');
  const passwordField = form.field('password');

  if (signIn.step !== null) {
    return (
      <Suspense fallback={<LoadingBar />}>
        <SignInStepPage step={signIn.step} signIn={signIn} />
      </Suspense>
    );
  }
  return (
    <AuthPage title="Sign up" lead="Enter your details to continue" takesFocus={signIn.hasLeftStep}>
      <AuthForm form={form}>
        <TextField label="Name" autoComplete="name" required {...form.field('name')} />
        <TextField
          label="Email Address"
          type="email"
          autoComplete="username"
          required
          {...emailField}
          error={
            emailField.error !== undefined && form.failure?.nextStep === 'sign-in' ? (
              <>
                {emailField.error}{' '}
                <AuthLink to={paths.login} email={email} tone="inherit">
                  Go to login
                </AuthLink>
              </>
            ) : (
              emailField.error
            )
          }
        />
        <div className="grid gap-2">
          <PasswordField
            label="Password"
            autoComplete="new-password"
            required
            aria-describedby={passwordField.error === undefined ? checklistId : undefined}
            {...passwordField}
          />
          <PasswordChecklist id={checklistId} password={password} status={status} known={[name, email]} />
        </div>
        <Button type="submit" size="lg" fullWidth busy={form.busy} busyLabel="Creating your account">
          Sign Up
        </Button>
      </AuthForm>
      <ProviderButtons
        providers={providers}
        label="or continue with"
        signIn={(provider) => signIn.attempt(service.signInWithProvider({ provider }))}
        onDone={signIn.finish}
        initialError={signIn.redirectError}
      />
      <p className="mt-6 border-t border-divider pt-4 text-center">
        <AuthLink to={paths.login} email={email} tone="inherit">
          Already have an account?
        </AuthLink>
      </p>
    </AuthPage>
  );
}
