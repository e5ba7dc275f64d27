import { useState } from 'react';
import { PasswordField } from 'waymark';
import { useAuth, useUser } from '../../auth/service';
import { AuthForm, EmailField, useRequestForm } from '../../auth/ui/auth-form';
import { AuthPage } from '../../auth/ui/auth-page';
import { NewPasswordField, newPasswordProblem, usePasswordStatus } from '../../auth/ui/password-checklist';
import type { ChangeConfirmationProps } from './change-confirmation';
import { Continue, OtherAccount } from './link-problem';

type ResetPasswordProps = Pick<ChangeConfirmationProps, 'link' | 'apply'> & { email: string };

export function ResetPassword({ link, email, apply }: ResetPasswordProps) {
  const { service } = useAuth();
  const user = useUser();
  const [done, setDone] = useState<{ isSignedInAgain: boolean } | null>(null);
  const form = useRequestForm({
    initial: { email, password: '', confirmation: '' },
    validate: ({ password: next, confirmation }) => {
      const problem = newPasswordProblem(next, status);
      if (next === '' || confirmation === next) return { password: problem };
      return {
        password: problem,
        confirmation: confirmation === '' ? 'Enter the new password again.' : 'The two passwords are different.',
      };
    },
    submit: async ({ password: next }, signal) => {
      if (!(await apply(() => service.confirmPasswordReset(link.code, next, { signal })))) return;
      // A new password ends every session of the account, so renew the session in this browser.
      const isSignedInAgain =
        user?.email === email &&
        (await service.reauthenticate({ password: next }).then(
          () => true,
          () => false,
        ));
      setDone({ isSignedInAgain });
    },
  });
  const { password } = form.values;
  const status = usePasswordStatus(password);

  if (done !== null) {
    return (
      <AuthPage key="done" title="Your new password is set" lead={email} takesFocus showsUser={false}>
        <Continue email={email} continuePath={link.continuePath}>
          {/* The new sign-in fails if the account has a second factor. */}
          {done.isSignedInAgain
            ? 'You stay signed in here. Your other sessions have ended.'
            : 'Your sessions have ended. Sign in with your new password.'}
        </Continue>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Set a new password" lead="Use it the next time you sign in" takesFocus showsUser={false}>
      <OtherAccount emails={[email]} />
      <AuthForm form={form} submit="Save password" busyText="Saving">
        <EmailField readOnly {...form.field('email')} />
        <NewPasswordField size="lg" label="New password" status={status} known={[email]} {...form.field('password')} />
        <PasswordField
          size="lg"
          label="Repeat the new password"
          autoComplete="new-password"
          required
          {...form.field('confirmation')}
        />
      </AuthForm>
    </AuthPage>
  );
}
