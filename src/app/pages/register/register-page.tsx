import { useId } from 'react';
import { Button, PasswordField, TextField } from 'waymark';
import { useAuth } from '../../auth/service';
import { AuthForm, useRequestForm } from '../../auth/ui/auth-form';
import { AuthLink, AuthPage, usePassedEmail } from '../../auth/ui/auth-page';
import { missingText, PasswordChecklist, usePasswordStatus } from '../../auth/ui/password-checklist';
import { ProviderButtons } from '../../auth/ui/provider-buttons';
import { validateSignUp } from '../../auth/validation';
import { useSignIn } from '../../auth/ui/use-sign-in';
import { useEnvironment } from '../../config/environment-context';
import { paths } from '../../config/paths';

export function RegisterPage() {
  const { service } = useAuth();
  const { providers } = useEnvironment();
  const checklistId = useId();
  const passedEmail = usePassedEmail();
  const { attempt, stepPage, redirectError, hasLeftStep } = useSignIn();
  const form = useRequestForm({
    initial: { name: '', email: passedEmail, password: '' },
    validate: (values) => ({
      ...validateSignUp(values),
      ...(values.password !== '' && !status.isValid && { password: missingText(status) }),
    }),
    submit: ({ name, email, password }, signal) => attempt(service.signUp({ name, email, password, signal })),
  });
  const { name, email, password } = form.values;
  const status = usePasswordStatus(password);
  const emailField = form.field('email');
  const passwordField = form.field('password');

  if (stepPage) return stepPage;
  return (
    <AuthPage title="Sign up" lead="Enter your details to continue" takesFocus={hasLeftStep}>
      <ProviderButtons
        divider="below"
        providers={providers}
        signIn={(provider) => attempt(service.signInWithProvider({ provider }))}
        initialError={redirectError}
      />
      <AuthForm form={form}>
        <TextField size="lg" label="Name" autoComplete="name" required {...form.field('name')} />
        <TextField
          size="lg"
          label="Email address"
          type="email"
          autoComplete="username"
          required
          {...emailField}
          error={
            emailField.error !== undefined && form.failure?.code === 'email-already-in-use' ? (
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
            size="lg"
            label="Password"
            autoComplete="new-password"
            required
            aria-describedby={passwordField.error === undefined ? checklistId : undefined}
            {...passwordField}
          />
          <PasswordChecklist id={checklistId} password={password} status={status} known={[name, email]} />
        </div>
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={form.busy}
          labels={{ buttonLoading: 'Creating your account' }}
        >
          Sign up
        </Button>
      </AuthForm>
      <p className="mt-4 text-center text-muted">
        Already have an account?{' '}
        <AuthLink to={paths.login} email={email}>
          Sign in
        </AuthLink>
      </p>
    </AuthPage>
  );
}
