import { Alert } from 'waymark';
import { paths } from '../../config/paths';
import { useUser } from '../auth-context';
import type { RequestForm } from '../forms/use-request-form';
import { AuthLink } from './auth-link';

export interface FormErrorProps {
  form: Pick<RequestForm<never>, 'failure' | 'formError'>;
  /** The address that is passed to the page of the next step. */
  email?: string;
}

/** The error of the whole form, and a link to the next step. */
export function FormError({ form: { failure, formError }, email }: FormErrorProps) {
  const user = useUser();
  if (formError === null) return null;
  return (
    <Alert
      tone="error"
      action={
        // The linked page is for visitors.
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
