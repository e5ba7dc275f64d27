import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Alert, Button, Link } from 'waymark';
import { useAuth, useUser } from '../../auth/service';
import { AuthPage, useAuthRequest } from '../../auth/ui/auth-form';
import { SendAgain } from '../../auth/ui/send-again';
import { loginPathFor, paths } from '../../config/paths';
import type { LinkOperation } from './action-link';

export type Problem = 'incomplete' | 'unknown' | 'foreign' | 'expired' | 'used' | 'invalid' | 'failed';

const texts: Record<Problem, { title: string; lead: string }> = {
  incomplete: { title: 'This link is incomplete', lead: 'Open it from the email again, or copy the whole link.' },
  unknown: { title: 'This link cannot be used here', lead: 'This site does not support this kind of link.' },
  foreign: {
    title: 'This link is for another site',
    lead: 'Open the link in the email that you received from this site.',
  },
  expired: { title: 'This link has expired', lead: 'Links in emails are valid for a short time. Request a new one.' },
  used: { title: 'This link has already been used', lead: 'There is nothing left to do.' },
  invalid: {
    title: 'This link is no longer valid',
    lead: 'It was used, or a newer one was sent. Use the newest email, or request a new link.',
  },
  failed: { title: 'The link could not be checked', lead: 'The link is still unused. Try again.' },
};

interface LinkProblemProps {
  problem: Problem;
  operation?: LinkOperation;
  message?: string;
  onRetry?: () => void;
}

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
            <Button size="lg" fullWidth onClick={onRetry}>
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

function NewLink({ operation }: { operation: LinkOperation | undefined }) {
  const { service } = useAuth();
  const user = useUser();
  if (operation === 'PASSWORD_RESET') {
    // The page for requesting these links is for visitors.
    return user === null ? (
      <Link href={paths.forgotPassword}>Request a new link</Link>
    ) : (
      <Link href={paths.account}>Change your password in your account settings</Link>
    );
  }
  if (operation === 'VERIFY_AND_CHANGE_EMAIL')
    return <Link href={paths.account}>Request a new link in your account settings</Link>;
  if (operation !== 'VERIFY_EMAIL') {
    return <p>If you did not make this change, contact your administrator.</p>;
  }
  if (user === null) {
    return (
      <Link href={loginPathFor({ pathname: paths.account, search: '', hash: '' })}>Sign in to request a new link</Link>
    );
  }
  if (user.emailVerified) return <p>Your email address is verified.</p>;
  return (
    <SendAgain
      label="Send a new link"
      send={() => service.sendVerification()}
      sentText="A new link was sent. Check your spam folder."
    />
  );
}

/** Warns that the link belongs to the account with these addresses and not to the signed-in account. */
export function OtherAccount({ emails }: { emails: readonly (string | null)[] }) {
  const user = useUser();
  if (user === null || emails.includes(user.email)) return null;
  return (
    <Alert tone="warning" live="off" className="mb-4">
      You are signed in as <bdi>{user.displayName || user.email}</bdi>. This link is for another account,{' '}
      <bdi>{emails.find(Boolean)}</bdi>. Your account is not changed.
    </Alert>
  );
}

interface ContinueProps {
  /** The address of the link's account, for the login page. It is passed in the history state, never in the URL. */
  email: string | null;
  continuePath: string;
  /** Text before the link, for a user who is signed in with this account. */
  children?: ReactNode;
}

/** Continues with the account of the link. A user who is signed in with another account can keep it or switch. */
export function Continue({ email, continuePath, children }: ContinueProps) {
  const { service } = useAuth();
  const user = useUser();
  const navigate = useNavigate();
  const { busy, error, run } = useAuthRequest();

  async function signIn(signal: AbortSignal): Promise<void> {
    if (user !== null) await service.signOut();
    if (signal.aborted) return;
    await navigate(loginPathFor(new URL(continuePath, window.location.origin)), { state: { email } });
  }

  if (user?.email === email) {
    return (
      <p className="text-center">
        {children} <Link href={continuePath}>Continue</Link>
      </p>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4 text-center">
      {error !== null && <Alert tone="error">{error}</Alert>}
      {user !== null && (
        <p>
          You are signed in with another account, <bdi>{user.displayName || user.email}</bdi>.{' '}
          <Link href={continuePath}>Stay signed in</Link>
        </p>
      )}
      <Button size="lg" fullWidth className="wrap-anywhere" loading={busy} onClick={() => void run(signIn)}>
        {user === null ? 'Sign in' : `Sign out and use ${email ?? 'the other account'}`}
      </Button>
    </div>
  );
}
