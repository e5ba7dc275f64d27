import { TextField } from 'waymark';
import { useAuth } from '../../auth/service';
import {
  AuthForm,
  AuthLink,
  AuthPage,
  EmailField,
  emailProblem,
  nameProblem,
  usePassedEmail,
  useRequestForm,
} from '../../auth/ui/auth-form';
import { NewPasswordField, newPasswordProblem, usePasswordStatus } from '../../auth/ui/password-checklist';
import { ProviderButtons } from '../../auth/ui/provider-buttons';
import { useSignIn } from '../../auth/ui/sign-in';
import { useEnvironment } from '../../config/env';
import { paths } from '../../config/paths';

export function RegisterPage() {
  const { service } = useAuth();
  const { providers } = useEnvironment();
  const passedEmail = usePassedEmail();
  const { attempt, stepPage, redirectError, hasLeftStep } = useSignIn();
  const form = useRequestForm({
    initial: { name: '', email: passedEmail, password: '' },
    validate: (values) => ({
      name: nameProblem(values.name),
      email: emailProblem(values.email),
      password: newPasswordProblem(values.password, status),
    }),
    submit: ({ name, email, password }, signal) => attempt(service.signUp({ name, email, password, signal })),
  });
  const { name, email, password } = form.values;
  const status = usePasswordStatus(password);
  const emailField = form.field('email');

  if (stepPage) return stepPage;
  return (
    <AuthPage title="Sign up" lead="Enter your details to continue" takesFocus={hasLeftStep}>
      <ProviderButtons
        divider="below"
        providers={providers}
        signIn={(provider) => attempt(service.signInWithProvider({ provider, keepSignedIn: true }))}
        initialError={redirectError}
      />
      <AuthForm form={form} submit="Sign up" busyText="Creating your account">
        <TextField size="lg" label="Name" autoComplete="name" required {...form.field('name')} />
        <EmailField
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
        <NewPasswordField
          size="lg"
          label="Password"
          status={status}
          known={[name, email]}
          {...form.field('password')}
        />
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
