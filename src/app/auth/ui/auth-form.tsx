import type { ReactNode } from 'react';
import { Alert, Button } from 'waymark';
import { paths } from '../../config/paths';
import { useUser } from '../auth-context';
import type { RequestForm } from '../forms/use-request-form';
import { AuthLink } from './auth-link';

export interface AuthFormProps {
  form: Pick<RequestForm<never>, 'failure' | 'formError' | 'slow' | 'cancel' | 'formRef' | 'onSubmit'>;
  /** The address that is passed to the page of the next step. */
  email?: string;
  /** The fields and the buttons. */
  children: ReactNode;
}

/** A form that sends one request. It shows the error of the whole form, and offers to cancel a slow request. */
export function AuthForm({ form, email, children }: AuthFormProps) {
  const isVisitor = useUser() === null;
  return (
    <form ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
      {form.formError !== null && (
        <Alert
          tone="error"
          action={
            // The linked page is for visitors.
            form.failure?.nextStep === 'reset-password' &&
            isVisitor && (
              <AuthLink to={paths.forgotPassword} email={email} tone="inherit">
                Set a new password
              </AuthLink>
            )
          }
        >
          {form.formError}
        </Alert>
      )}
      {children}
      {/* Always rendered: a live region announces only changes. */}
      <div role="status" className="contents">
        {form.slow && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-muted">This is taking longer than usual.</p>
            <Button size="sm" variant="tonal" onClick={form.cancel}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
