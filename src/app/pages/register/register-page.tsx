import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Alert, Button, Link, PasswordField, TextField } from 'waymark';
import { useAuth } from '../../auth/auth-context';
import { AuthPage } from '../../auth/auth-page';
import { useAuthForm } from '../../auth/use-auth-form';
import { minPasswordLength, normalizeEmail, validateSignUp } from '../../auth/validation';
import { paths, returnParam, safeReturnPath } from '../../paths';

export function RegisterPage() {
  const { service } = useAuth();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useAuthForm({
    initial: { name: '', email: '', password: '' },
    validate: validateSignUp,
    submit: async ({ name, email, password }) => {
      await service.signUp({ name: name.trim(), email: normalizeEmail(email), password });
      await navigate(safeReturnPath(params.get(returnParam)), { replace: true });
    },
  });

  return (
    <AuthPage title="Sign up" lead="Enter your details to continue">
      <form ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
        {form.formError && <Alert tone="error">{form.formError}</Alert>}
        <TextField label="Name" autoComplete="name" required {...form.field('name')} />
        <TextField label="Email Address" type="email" autoComplete="username" required {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          hint={`At least ${minPasswordLength} characters.`}
          {...form.field('password')}
        />
        <Button type="submit" tone="secondary" size="lg" fullWidth busy={form.busy} busyLabel="Creating your account">
          Sign Up
        </Button>
      </form>
      <p className="mt-6 border-t border-divider pt-4 text-center">
        <Link href={`${paths.login}${search}`} tone="inherit">
          Already have an account?
        </Link>
      </p>
    </AuthPage>
  );
}
