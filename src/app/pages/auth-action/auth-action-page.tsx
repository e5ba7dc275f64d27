import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { describeAuthError } from '../../auth/errors';
import { useAuth } from '../../auth/service';
import type { ActionCodeInfo } from '../../auth/types';
import { AuthPage } from '../../auth/ui/auth-form';
import { useEnvironment } from '../../config/env';
import { type ActionLink, readActionLink, rememberUsed, wasUsed } from './action-link';
import { ChangeConfirmation, ResetPassword } from './change-confirmation';
import { LinkProblem, type Problem } from './link-problem';

/** The emulator's links contain this key, regardless of the app's key. */
const emulatorKey = 'fake-api-key';

/** The page for links in emails. It applies a link only on a click, because mail scanners also follow links. */
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
  return typeof link === 'string' ? <LinkProblem problem={link} /> : <UsableLink link={link} />;
}

function UsableLink({ link }: { link: ActionLink }) {
  const { service } = useAuth();
  const { code, operation } = link;
  const [info, setInfo] = useState<ActionCodeInfo>();
  const [failure, setFailure] = useState<{ problem: Problem; message?: string }>();
  const [attempt, setAttempt] = useState(1);
  const asked = useRef(0);

  useEffect(() => {
    // Send one request per attempt, even if effects run twice.
    if (asked.current === attempt) return;
    asked.current = attempt;
    service.checkActionCode(code).then(
      (found) => (found.operation === operation ? setInfo(found) : setFailure({ problem: 'foreign' })),
      (error: unknown) => setFailure(failureOf(error, code)),
    );
  }, [attempt, service, code, operation]);

  /** Sends the request that uses the link. Returns false if the link is not usable, which the page then reports. */
  async function apply(send: () => Promise<void>): Promise<boolean> {
    try {
      await send();
    } catch (error) {
      const found = failureOf(error, code);
      if (found.problem === 'failed') throw error;
      setFailure(found);
      return false;
    }
    rememberUsed(code);
    return true;
  }

  if (failure) {
    return (
      <LinkProblem
        {...failure}
        operation={operation}
        onRetry={() => {
          setFailure(undefined);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  if (!info)
    return <AuthPage title="One moment" lead={<span role="status">Checking the link…</span>} showsUser={false} />;
  return operation === 'PASSWORD_RESET' ? (
    <ResetPassword link={link} email={info.email ?? ''} apply={apply} />
  ) : (
    <ChangeConfirmation link={link} operation={operation} info={info} apply={apply} />
  );
}

/** Returns why a link cannot be used; `failed` if a retry may help. */
function failureOf(error: unknown, code: string): { problem: Problem; message: string } {
  const { code: cause, message } = describeAuthError(error);
  // `invalid-credential` means that the account was deleted.
  if (!['expired-action-code', 'invalid-action-code', 'invalid-credential'].includes(cause))
    return { problem: 'failed', message };
  return { problem: wasUsed(code) ? 'used' : cause === 'expired-action-code' ? 'expired' : 'invalid', message };
}
