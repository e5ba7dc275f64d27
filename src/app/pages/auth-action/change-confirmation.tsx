import { useState } from 'react';
import { Alert, Button, PasswordField } from 'waymark';
import { useAuth, useUser } from '../../auth/service';
import type { ActionCodeInfo } from '../../auth/types';
import { AuthForm, AuthPage, EmailField, useAuthRequest, useRequestForm } from '../../auth/ui/auth-form';
import { SendAgain } from '../../auth/ui/send-again';
import type { ActionLink, LinkOperation } from './action-link';
import { Continue, OtherAccount } from './link-problem';
import { NewPasswordField, newPasswordProblem, usePasswordStatus } from '../../auth/ui/password-checklist';

type Change = Exclude<LinkOperation, 'PASSWORD_RESET'>;

type Texts = Record<'title' | 'lead' | 'button' | 'doneTitle' | 'done', string>;

/** The page's text, with the address in the link and the one that it replaces (" instead of …"). */
const textsOf: Record<Change, (email: string, insteadOf: string) => Texts> = {
  VERIFY_EMAIL: (email) => ({
    title: 'Verify your email address',
    lead: email,
    button: 'Verify address',
    doneTitle: 'Your email address is verified',
    done: 'You can close this page.',
  }),
  VERIFY_AND_CHANGE_EMAIL: (email, insteadOf) => ({
    title: 'Confirm your new email address',
    lead: `You will sign in with ${email}${insteadOf}`,
    button: 'Confirm address',
    doneTitle: 'Your email address is changed',
    done: `Sign in with ${email} from now on.`,
  }),
  RECOVER_EMAIL: (email, insteadOf) => ({
    title: 'Restore your email address?',
    lead: `Your account will use ${email} again${insteadOf}`,
    button: 'Restore address',
    doneTitle: 'Your email address is restored',
    done: `Sign in with ${email}. If you did not change the address, set a new password: someone else may know yours.`,
  }),
  REVERT_SECOND_FACTOR_ADDITION: () => ({
    title: 'Remove the phone from your account?',
    lead: 'Sign-ins will no longer need a code from it',
    button: 'Remove phone',
    doneTitle: 'Phone removed',
    done: 'If you did not add it, set a new password: someone else may know yours.',
  }),
};

interface ChangeConfirmationProps {
  link: ActionLink;
  operation: Change;
  info: ActionCodeInfo;
  apply: (send: () => Promise<void>) => Promise<boolean>;
}

/** Shows what a link changes, and applies it when the user confirms. */
export function ChangeConfirmation({ link, operation, info, apply }: ChangeConfirmationProps) {
  const { service } = useAuth();
  const [done, setDone] = useState(false);
  const { busy, error, run } = useAuthRequest();
  const email = info.email ?? 'your address';
  const texts = textsOf[operation](email, info.previousEmail === null ? '' : ` instead of ${info.previousEmail}`);

  async function confirm(): Promise<void> {
    if (await apply(() => service.applyActionCode(link.code))) setDone(true);
  }

  if (done) {
    const isSuspicious = operation === 'RECOVER_EMAIL' || operation === 'REVERT_SECOND_FACTOR_ADDITION';
    return (
      <AuthPage key="done" title={texts.doneTitle} lead={texts.done} takesFocus showsUser={false}>
        <div className="grid gap-4">
          {isSuspicious && info.email !== null && (
            <SendAgain
              variant="plain"
              label="Send me a link to set a new password"
              send={() => service.requestPasswordReset(email)}
              sentText={`We sent a link to set a new password to ${email}.`}
            />
          )}
          <Continue email={info.email} continuePath={link.continuePath} />
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={texts.title} lead={texts.lead} takesFocus showsUser={false}>
      <OtherAccount emails={[info.email, info.previousEmail]} />
      <div className="grid gap-4">
        {error !== null && <Alert tone="error">{error}</Alert>}
        <Button size="lg" fullWidth loading={busy} onClick={() => void run(confirm)}>
          {texts.button}
        </Button>
      </div>
    </AuthPage>
  );
}

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
