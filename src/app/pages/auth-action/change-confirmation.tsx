import { type ReactNode, useState } from 'react';
import { Alert, Button, Link } from 'waymark';
import { useAuth, useUser } from '../../auth/auth-context';
import { type AuthErrorDescription, describeAuthError } from '../../auth/auth-errors';
import { AuthPage } from '../../auth/ui/auth-page';
import type { ActionCodeInfo } from '../../auth/auth-service';
import { SendAgain } from '../../auth/ui/send-again';
import { useAction } from '../../auth/forms/use-action';
import { type ActionLink, isLinkError, type LinkOperation } from './action-link';
import { OtherAccount } from './other-account';
import { SignInAgain } from './sign-in-again';
import { rememberUsed } from './used-links';

type Change = Exclude<LinkOperation, 'reset-password'>;

interface Texts {
  title: string;
  lead: string;
  button: string;
  doneTitle: string;
  done: string;
}

/** What the page says, by the address that the link is about, and the one that it takes the place of (" instead of …"). */
const textsOf: Record<Change, (email: string, insteadOf: string) => Texts> = {
  'verify-email': (email) => ({
    title: 'Verify your e-mail address',
    lead: email,
    button: 'Verify Address',
    doneTitle: 'Your e-mail address is verified',
    done: 'Nothing else is left to do.',
  }),
  'change-email': (email, insteadOf) => ({
    title: 'Confirm your new e-mail address',
    lead: `You sign in with ${email}${insteadOf} from then on`,
    button: 'Confirm Address',
    doneTitle: 'Your e-mail address is changed',
    done: `From now on you sign in with ${email}.`,
  }),
  'recover-email': (email, insteadOf) => ({
    title: 'Take your e-mail address back?',
    lead: `Your account then has ${email} again${insteadOf}`,
    button: 'Take Address Back',
    doneTitle: 'Your account has its address back',
    done: `You sign in with ${email} again. If you did not change the address yourself, someone else may know your password: set a new one.`,
  }),
  'revert-second-factor': () => ({
    title: 'Remove the phone from your account?',
    lead: 'Sign-ins are not confirmed with it any more',
    button: 'Remove Phone',
    doneTitle: 'The phone is removed',
    done: 'If you did not add it yourself, someone else may know your password: set a new one.',
  }),
};

export interface ChangeConfirmationProps {
  link: Extract<ActionLink, { ok: true }>;
  operation: Change;
  info: ActionCodeInfo;
  /** Called when the link itself turns out to be of no use. */
  onLinkFailed: (error: AuthErrorDescription) => void;
}

/** Says what a link changes, and changes it when the person agrees. */
export function ChangeConfirmation({ link, operation, info, onLinkFailed }: ChangeConfirmationProps) {
  const { service } = useAuth();
  const user = useUser();
  const [done, setDone] = useState(false);
  const { busy, error, run } = useAction();
  const email = info.email ?? 'your address';
  const texts = textsOf[operation](email, info.previousEmail === null ? '' : ` instead of ${info.previousEmail}`);

  async function apply(): Promise<void> {
    try {
      await service.applyActionCode(link.code);
    } catch (failure) {
      const description = describeAuthError(failure);
      if (!isLinkError(description)) throw failure;
      onLinkFailed(description);
      return;
    }
    rememberUsed(link.code);
    setDone(true);
  }

  if (done) {
    const isSuspicious = operation === 'recover-email' || operation === 'revert-second-factor';
    return (
      <AuthPage key="done" title={texts.doneTitle} lead={texts.done} takesFocus showsUser={false}>
        <div className="grid gap-4">
          {isSuspicious && info.email !== null && <NewPassword email={info.email} />}
          {user?.email === info.email ? (
            <p className="text-center">
              <Link href={link.continuePath}>Continue</Link>
            </p>
          ) : (
            <SignInAgain email={info.email} continuePath={link.continuePath} />
          )}
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={texts.title} lead={texts.lead} takesFocus showsUser={false}>
      <OtherAccount emails={[info.email, info.previousEmail]} />
      <div className="grid gap-4">
        {error !== null && <Alert tone="error">{error}</Alert>}
        <Button tone="secondary" size="lg" fullWidth busy={busy} onClick={() => run(apply)}>
          {texts.button}
        </Button>
      </div>
    </AuthPage>
  );
}

/** Offers a link to set a new password, for somebody whose account another person may have changed. */
function NewPassword({ email }: { email: string }): ReactNode {
  const { service } = useAuth();
  const [sent, setSent] = useState(false);
  const { busy, error, run } = useAction();
  async function send(): Promise<void> {
    await service.requestPasswordReset(email);
    setSent(true);
  }
  const sentText = `A link that sets a new password is on its way to ${email}.`;
  if (sent) {
    return (
      <>
        <Alert tone="success">{sentText}</Alert>
        <SendAgain takesFocus send={() => service.requestPasswordReset(email)} sentText={sentText} />
      </>
    );
  }
  return (
    <>
      {error !== null && <Alert tone="error">{error}</Alert>}
      <Button
        variant="outline"
        tone="secondary"
        size="lg"
        fullWidth
        busy={busy}
        busyLabel="Sending"
        onClick={() => run(send)}
      >
        Send Me a Link to Set a New Password
      </Button>
    </>
  );
}
