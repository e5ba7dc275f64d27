import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type AuthErrorDescription, describeAuthError } from '../../auth/errors';
import { useAuth } from '../../auth/service';
import type { ActionCodeInfo } from '../../auth/types';
import { AuthPage } from '../../auth/ui/auth-page';
import { useEnvironment } from '../../config/environment-context';
import { type ActionLink, isLinkError, readActionLink, wasUsed } from './action-link';
import { ChangeConfirmation } from './change-confirmation';
import { LinkProblem, type Problem } from './link-problem';
import { ResetPassword } from './reset-password';

/** The emulator's links carry this key, whatever the app's key is. */
const emulatorKey = 'fake-api-key';

type Checked =
  | { status: 'checking' }
  | { status: 'usable'; info: ActionCodeInfo }
  | { status: 'failed'; error: AuthErrorDescription }
  | { status: 'foreign' };

/**
 * The page for links in the provider's emails. It only applies a link on a click, because mail scanners also follow links.
 */
export function AuthActionPage() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { firebase, emulatorUrl } = useEnvironment();
  const [link] = useState(() =>
    readActionLink(search, {
      apiKeys: emulatorUrl === null ? [firebase.apiKey] : [firebase.apiKey, emulatorKey],
      origin: window.location.origin,
    }),
  );
  useEffect(() => {
    // Remove the code from the address bar, the history and the referrer.
    if (search !== '') void navigate({ search: '', hash: '' }, { replace: true, state });
  }, [navigate, search, state]);
  return link.ok ? <UsableLink link={link} /> : <LinkProblem problem={link.reason} />;
}

function UsableLink({ link }: { link: Extract<ActionLink, { ok: true }> }) {
  const { service } = useAuth();
  const { code, operation } = link;
  const [checked, setChecked] = useState<Checked>({ status: 'checking' });
  const [attempt, setAttempt] = useState(1);
  const asked = useRef(0);

  useEffect(() => {
    // One request per attempt, even if effects run twice.
    if (asked.current === attempt) return;
    asked.current = attempt;
    service.checkActionCode(code).then(
      (info) => setChecked(info.operation === operation ? { status: 'usable', info } : { status: 'foreign' }),
      (error: unknown) => setChecked({ status: 'failed', error: describeAuthError(error) }),
    );
  }, [attempt, service, code, operation]);

  function fail(error: AuthErrorDescription): void {
    setChecked({ status: 'failed', error });
  }

  if (checked.status === 'checking') {
    return <AuthPage title="One moment" lead={<span role="status">Checking the link…</span>} showsUser={false} />;
  }
  if (checked.status === 'foreign') return <LinkProblem problem="foreign" />;
  if (checked.status === 'failed') {
    return (
      <LinkProblem
        problem={problemOf(checked.error, wasUsed(code))}
        operation={operation}
        message={checked.error.message}
        onRetry={() => {
          setChecked({ status: 'checking' });
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return operation === 'PASSWORD_RESET' ? (
    <ResetPassword link={link} email={checked.info.email ?? ''} onLinkFailed={fail} />
  ) : (
    <ChangeConfirmation link={link} operation={operation} info={checked.info} onLinkFailed={fail} />
  );
}

function problemOf(error: AuthErrorDescription, used: boolean): Problem {
  if (!isLinkError(error)) return 'failed';
  if (used) return 'used';
  return error.code === 'expired-action-code' ? 'expired' : 'invalid';
}
