import { CloudOff } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Alert, type AlertProps, Button, Card, EmptyState, Link } from 'waymark';
import { connectionPath } from '../../../config/paths';
import { type Connection, ownConnectionId } from '../../../data/json-api/connection';
import type { DataResponse } from '../../../data/hooks';
import { RequestError } from '../../../data/request-error';
import { formatClock, formatTime } from '../../../lib/formats';
import { useSignOut } from '../../../shell/use-sign-out';

interface NoticeProps extends Pick<AlertProps, 'tone' | 'ref' | 'children'> {
  title: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  /** Adds a button that dismisses the notice. */
  onDismiss?: () => void;
}

/** A message about all cards, in one line above them. */
export function Notice({ title, actions, onDismiss, children, ...props }: NoticeProps) {
  return (
    <Alert
      {...props}
      open
      dismissible={onDismiss !== undefined}
      onOpenChange={onDismiss}
      className="py-2! print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p>
          <span className="font-semibold">{title}</span> {children}
        </p>
        {actions}
      </div>
    </Alert>
  );
}

interface ProblemMessageProps {
  error: Error;
  connection: Pick<Connection, 'id'>;
}

const isEnded = ({ error, connection }: ProblemMessageProps): boolean =>
  connection.id === ownConnectionId && error instanceof RequestError && error.kind === 'unauthorized';

/** What went wrong and what to change, with a link to the connection where its settings can help. */
export function ProblemMessage({ error, connection }: ProblemMessageProps) {
  if (isEnded({ error, connection })) return 'Sign in again to see your data.';
  const isRefused = error instanceof RequestError && ['unauthorized', 'forbidden', 'no-secret'].includes(error.kind);
  return (
    <>
      {error.message}{' '}
      <Link href={connectionPath(connection.id)} className="whitespace-nowrap">
        {isRefused ? 'Edit connection' : 'API Setup'}
      </Link>
    </>
  );
}

interface ProblemAlertProps extends ProblemMessageProps {
  /** When the data that is still displayed was received; null without data. */
  fetchedAt: DataResponse<unknown, unknown>['fetchedAt'];
  onRetry: () => void;
  /** Receives the focus when the alert that has it is removed. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** Reports the failure of all cards once: in a line above the data that they still show, or in their place. */
export function ProblemAlert({ error, connection, fetchedAt, onRetry, fallbackRef }: ProblemAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, fallback] = [alert.current, fallbackRef.current];
    // The browser would move the focus to the body.
    return () => {
      if (element?.contains(document.activeElement)) fallback?.focus();
    };
  }, [fallbackRef]);
  const hasEnded = isEnded({ error, connection });
  const message = <ProblemMessage {...{ error, connection }} />;
  const actions = hasEnded ? (
    <SignInButton />
  ) : (
    <Button variant="plain" size="sm" onClick={onRetry}>
      Try again
    </Button>
  );
  if (fetchedAt !== null) {
    const time = isToday(fetchedAt) ? formatClock(fetchedAt) : formatTime(fetchedAt);
    const title = hasEnded ? 'Your session has ended.' : `Not updated. Showing data from ${time}.`;
    return (
      <Notice ref={alert} tone="warning" {...{ title, actions }}>
        {message}
      </Notice>
    );
  }
  return (
    <Card ref={alert} role="alert">
      <EmptyState
        start={<CloudOff />}
        tone="error"
        title={hasEnded ? 'Your session has ended' : 'The data could not be loaded'}
        description={message}
        actions={actions}
      />
    </Card>
  );
}

/** Signs out, so that the login page opens and returns to this address. */
function SignInButton() {
  const { busy, signOut } = useSignOut();
  return (
    <Button size="sm" loading={busy} onClick={signOut}>
      Sign in again
    </Button>
  );
}

const isToday = (time: number): boolean => new Date(time).toDateString() === new Date().toDateString();
