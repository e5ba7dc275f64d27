import { useState } from 'react';
import { Button } from 'waymark';
import { useAuth } from '../../auth/service';
import {
  AuthForm,
  AuthLink,
  AuthPage,
  EmailField,
  emailProblem,
  usePassedEmail,
  useRequestForm,
} from '../../auth/ui/auth-form';
import { SendAgain } from '../../auth/ui/send-again';
import { paths } from '../../config/paths';

/** Sends a link for setting a new password. Never reveals whether the address has an account. */
export function ForgotPasswordPage() {
  const { service } = useAuth();
  const passedEmail = usePassedEmail();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [asksAgain, setAsksAgain] = useState(false);
  const form = useRequestForm({
    initial: { email: passedEmail },
    validate: ({ email }) => ({ email: emailProblem(email) }),
    submit: ({ email }, signal) => service.requestPasswordReset(email, { signal }),
    onDone: ({ email }) => setSentTo(email),
  });
  const back = (
    <p className="mt-4 text-center">
      <AuthLink to={paths.login} email={form.values.email}>
        Back to login
      </AuthLink>
    </p>
  );

  if (sentTo !== null) {
    return (
      <AuthPage key="sent" title="Check your email" lead={sentTo} takesFocus>
        <div className="grid gap-4">
          <p>If this address has an account, we sent a link to set a new password. It works once, for a short time.</p>
          <p className="text-muted">No email after a few minutes? Check your spam folder and the address above.</p>
          <SendAgain
            send={() => service.requestPasswordReset(sentTo)}
            sentText="Another link was sent. Use the newest one."
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
    <AuthPage title="Forgot password?" lead="We will send you a link to set a new one" takesFocus={asksAgain}>
      <AuthForm form={form} submit="Send link" busyText="Sending the link">
        <EmailField required {...form.field('email')} />
      </AuthForm>
      {back}
    </AuthPage>
  );
}
