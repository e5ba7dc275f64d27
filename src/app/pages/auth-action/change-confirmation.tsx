import { useState } from 'react';
import { Alert, Button } from 'waymark';
import { useAuth } from '../../auth/service';
import type { ActionCodeInfo } from '../../auth/types';
import { useAuthRequest } from '../../auth/ui/auth-form';
import { AuthPage } from '../../auth/ui/auth-page';
import { SendAgain } from '../../auth/ui/send-again';
import type { ActionLink, LinkOperation } from './action-link';
import { Continue, OtherAccount } from './link-problem';

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

export interface ChangeConfirmationProps {
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
