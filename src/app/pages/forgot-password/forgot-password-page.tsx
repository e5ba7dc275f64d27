import { useState } from 'react';
import { Button, TextField } from 'waymark';
import { useAuth } from '../../auth/auth-context';
import { AuthPage } from '../../auth/ui/auth-page';
import { AuthLink, useBroughtEmail } from '../../auth/ui/auth-link';
import { FormError } from '../../auth/forms/form-error';
import { SendAgain } from '../../auth/ui/send-again';
import { SlowRequest } from '../../auth/forms/slow-request';
import { useAuthForm } from '../../auth/forms/use-auth-form';
import { normalizeEmail, validateEmail } from '../../auth/forms/validation';
import { paths } from '../../config/paths';

/** Sends a link that sets a new password to the person's address, and never tells whether the address has an account. */
export function ForgotPasswordPage() {
  const { service } = useAuth();
  const broughtEmail = useBroughtEmail();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [asksAgain, setAsksAgain] = useState(false);
  const form = useAuthForm({
    initial: { email: broughtEmail },
    validate: ({ email }) => validateEmail(email),
    submit: ({ email }, signal) => service.requestPasswordReset(normalizeEmail(email), { signal }),
    onDone: (_result, { email }) => setSentTo(normalizeEmail(email)),
  });
  const back = (
    <p className="mt-6 border-t border-divider pt-4 text-center">
      <AuthLink to={paths.login} email={form.values.email} tone="inherit">
        Back to login
      </AuthLink>
    </p>
  );

  if (sentTo !== null) {
    return (
      <AuthPage key="sent" title="Check your e-mail" lead={sentTo} takesFocus>
        <div className="grid gap-4">
          <p>
            If there is an account with this address, a link that sets a new password is on its way. It works once, and
            only for a short time.
          </p>
          <p className="text-muted">
            Nothing there after some minutes? Look among the unwanted mail, and check the address above.
          </p>
          <SendAgain
            send={() => service.requestPasswordReset(sentTo)}
            sentText="Another link is on its way. Use the newest one."
          />
          <Button
            variant="ghost"
            onClick={() => {
              setSentTo(null);
              setAsksAgain(true);
            }}
          >
            Use another address
          </Button>
        </div>
        {back}
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Forgot password?" lead="We send you a link that sets a new one" takesFocus={asksAgain}>
      <form ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <FormError form={form} />
        <TextField label="Email Address" type="email" autoComplete="username" required {...form.field('email')} />
        <Button type="submit" tone="secondary" size="lg" fullWidth busy={form.busy} busyLabel="Sending the link">
          Send Link
        </Button>
        <SlowRequest form={form} />
      </form>
      {back}
    </AuthPage>
  );
}
