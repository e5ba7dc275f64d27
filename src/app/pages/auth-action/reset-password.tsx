import { useId, useState } from 'react';
import { Button, Link, PasswordField, TextField } from 'waymark';
import { type AuthErrorDescription, describeAuthError } from '../../auth/errors';
import { useAuth, useUser } from '../../auth/service';
import { AuthForm, useRequestForm } from '../../auth/ui/auth-form';
import { AuthPage } from '../../auth/ui/auth-page';
import { missingText, PasswordChecklist, usePasswordStatus } from '../../auth/ui/password-checklist';
import { validateNewPassword } from '../../auth/validation';
import { type ActionLink, isLinkError, rememberUsed } from './action-link';
import { OtherAccount, SignInAgain } from './link-problem';

export interface ResetPasswordProps {
  link: Extract<ActionLink, { ok: true }>;
  email: string;
  onLinkFailed: (error: AuthErrorDescription) => void;
}

export function ResetPassword({ link, email, onLinkFailed }: ResetPasswordProps) {
  const { service } = useAuth();
  const user = useUser();
  const checklistId = useId();
  const [done, setDone] = useState<{ isSignedInAgain: boolean } | null>(null);
  const form = useRequestForm({
    initial: { email, password: '', confirmation: '' },
    validate: (values) => ({
      ...validateNewPassword(values),
      ...(values.password !== '' && !status.isValid && { password: missingText(status) }),
    }),
    submit: async ({ password }, signal) => {
      try {
        await service.confirmPasswordReset(link.code, password, { signal });
      } catch (error) {
        const description = describeAuthError(error);
        if (!isLinkError(description)) throw error;
        onLinkFailed(description);
        return;
      }
      rememberUsed(link.code);
      // A new password ends every session of the account: renew the one in this browser.
      const isSignedInAgain =
        user?.email === email &&
        (await service.reauthenticate({ password }).then(
          () => true,
          () => false,
        ));
      setDone({ isSignedInAgain });
    },
  });
  const { password } = form.values;
  const status = usePasswordStatus(password);
  const passwordField = form.field('password');

  if (done !== null) {
    return (
      <AuthPage key="done" title="Your new password is set" lead={email} takesFocus showsUser={false}>
        {user?.email === email ? (
          <p className="text-center">
            {/* The new sign-in fails if the account has a second factor. */}
            {done.isSignedInAgain
              ? 'You stay signed in here. Your other sessions have ended. '
              : 'Your sessions have ended. Sign in with your new password. '}
            <Link href={link.continuePath}>Continue</Link>
          </p>
        ) : (
          <SignInAgain email={email} continuePath={link.continuePath} />
        )}
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Set a new password" lead="Use it the next time you sign in" takesFocus showsUser={false}>
      <OtherAccount emails={[email]} />
      <AuthForm form={form}>
        <TextField
          size="lg"
          label="Email address"
          type="email"
          autoComplete="username"
          readOnly
          {...form.field('email')}
        />
        <div className="grid gap-2">
          <PasswordField
            size="lg"
            label="New password"
            autoComplete="new-password"
            required
            aria-describedby={passwordField.error === undefined ? checklistId : undefined}
            {...passwordField}
          />
          <PasswordChecklist id={checklistId} password={password} status={status} known={[email]} />
        </div>
        <PasswordField
          size="lg"
          label="Repeat the new password"
          autoComplete="new-password"
          required
          {...form.field('confirmation')}
        />
        <Button type="submit" size="lg" fullWidth loading={form.busy} labels={{ buttonLoading: 'Saving' }}>
          Save password
        </Button>
      </AuthForm>
    </AuthPage>
  );
}
