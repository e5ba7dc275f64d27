import { Alert } from 'waymark';
import { paths } from '../../config/paths';
import { useUser } from '../auth-context';
import type { AuthForm } from './use-auth-form';
import { AuthLink } from '../ui/auth-link';

export interface FormErrorProps {
  form: Pick<AuthForm<never>, 'failure' | 'formError'>;
  /** The address that goes along to the page of the next step. */
  email?: string;
}

/** What is wrong with the whole form, and what the person can do about it. */
export function FormError({ form: { failure, formError }, email }: FormErrorProps) {
  const user = useUser();
  if (formError === null) return null;
  return (
    <Alert
      tone="error"
      action={
        // The page that it leads to is for visitors.
        failure?.nextStep === 'reset-password' &&
        user === null && (
          <AuthLink to={paths.forgotPassword} email={email} tone="inherit">
            Set a new password
          </AuthLink>
        )
      }
    >
      {formError}
    </Alert>
  );
}
