import { useState } from 'react';
import { Alert, Button, Link } from 'waymark';
import { useAuth, useUser } from '../../auth/auth-context';
import { AuthPage } from '../../auth/ui/auth-page';
import { useAction } from '../../auth/forms/use-action';
import { loginPathFor, paths } from '../../config/paths';
import type { LinkOperation } from './action-link';

export type Problem = 'incomplete' | 'unknown' | 'foreign' | 'expired' | 'used' | 'invalid' | 'failed';

const texts: Record<Problem, { title: string; lead: string }> = {
  incomplete: {
    title: 'This link is not complete',
    lead: 'Open it from the e-mail again, or copy all of it into the address bar.',
  },
  unknown: { title: 'This link cannot be used here', lead: 'This site does not know what it is for.' },
  foreign: {
    title: 'This link belongs elsewhere',
    lead: 'It was made for something else, or for another site. Open the link in the e-mail that you got from here.',
  },
  expired: { title: 'This link has expired', lead: 'Links in e-mails work for a short time only. Ask for a new one.' },
  used: {
    title: 'You have used this link already',
    lead: 'It works once, and it has done so: there is nothing left to do.',
  },
  invalid: {
    title: 'This link does not work any more',
    lead: 'It has been used already, or a newer one has taken its place. Use the newest e-mail, or ask for a new link.',
  },
  failed: { title: 'The link could not be checked', lead: 'It has not been used, and you can try again.' },
};

export interface LinkProblemProps {
  problem: Problem;
  /** What the link would have done, which decides where a new one is to be had. */
  operation?: LinkOperation;
  /** What went wrong, where `problem` is `failed`. */
  message?: string;
  /** Checks the link again. */
  onRetry?: () => void;
}

/** Says why a link cannot be used, and where the person gets on. */
export function LinkProblem({ problem, operation, message, onRetry }: LinkProblemProps) {
  const user = useUser();
  const { title, lead } = texts[problem];
  return (
    <AuthPage title={title} lead={lead} takesFocus>
      <div className="grid justify-items-center gap-4 text-center">
        {problem === 'failed' && (
          <>
            <Alert tone="error" className="text-start">
              {message}
            </Alert>
            <Button size="lg" tone="secondary" fullWidth onClick={onRetry}>
              Try again
            </Button>
          </>
        )}
        {(problem === 'expired' || problem === 'invalid') && <NewLink operation={operation} />}
        {user === null && <Link href={paths.login}>Go to login</Link>}
      </div>
    </AuthPage>
  );
}

/** Where another link of the same kind is to be had. */
function NewLink({ operation }: { operation: LinkOperation | undefined }) {
  const user = useUser();
  if (operation === 'reset-password') {
    // The page that sends such links is for visitors.
    return user === null ? (
      <Link href={paths.forgotPassword}>Ask for a new link</Link>
    ) : (
      <Link href={paths.account}>Change your password in your account settings</Link>
    );
  }
  if (operation === 'change-email')
    return <Link href={paths.account}>Ask for a new link in your account settings</Link>;
  if (operation !== 'verify-email') {
    return <p>If you did not make the change yourself, ask your administrator for help at once.</p>;
  }
  if (user === null) {
    return (
      <Link href={loginPathFor({ pathname: paths.account, search: '', hash: '' })}>Sign in to ask for a new link</Link>
    );
  }
  return user.emailVerified ? <p>Your e-mail address is verified.</p> : <SendVerification />;
}

function SendVerification() {
  const { service } = useAuth();
  const [sent, setSent] = useState(false);
  const { busy, error, run } = useAction();
  async function send(): Promise<void> {
    setSent(false);
    await service.sendVerification();
    setSent(true);
  }
  return (
    <>
      {error !== null && <Alert tone="error">{error}</Alert>}
      {sent && <Alert tone="success">A new link is on its way. Look among the unwanted mail as well.</Alert>}
      <Button tone="secondary" size="lg" fullWidth busy={busy} busyLabel="Sending" onClick={() => run(send)}>
        {sent ? 'Send another link' : 'Send a new link'}
      </Button>
    </>
  );
}
