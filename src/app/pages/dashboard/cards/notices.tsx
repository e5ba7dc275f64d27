import { CloudOff } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Alert, type AlertProps, Button, Card, EmptyState, Link } from 'waymark';
import { useUser } from '../../../auth/service';
import { useEnvironment } from '../../../config/env';
import { connectionPath, paths } from '../../../config/paths';
import type { DataResponse } from '../../../data/hooks';
import { type Connection, ownConnectionId } from '../../../data/json-api/connection';
import { RequestError } from '../../../data/request';
import { useData } from '../../../data/store';
import { countOf, formatClock, formatTime } from '../../../lib/formats';
import { useFocusAfterRemoval } from '../../../lib/focus-after-removal';
import { keepText, readText } from '../../../lib/storage';
import { useSignOut } from '../../../shell/use-sign-out';
import type { DashboardState } from '../state/dashboard-search';
import { useDashboard } from '../state/use-dashboard-data';

interface NoticeProps extends Pick<AlertProps, 'tone' | 'ref' | 'children'> {
  title: ReactNode;
  actions?: ReactNode;
  onDismiss?: () => void;
}

/** A one-line message above the cards. */
export function Notice({ title, actions, onDismiss, children, ...props }: NoticeProps) {
  return (
    <Alert
      {...props}
      open
      dismissible={onDismiss !== undefined}
      onOpenChange={onDismiss}
      className="items-center! py-2! max-sm:px-3 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3">
        <p>
          {/* Isolated, so that in right-to-left pages, a period remains at the end of its sentence. */}
          <bdi>
            <span className="font-semibold">{title}</span> {children}
          </bdi>
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
  /** When the displayed data was received; null if there is none. */
  fetchedAt: DataResponse<unknown, unknown>['fetchedAt'];
  onRetry: () => void;
  /** Receives focus when the focused alert is removed. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** Reports a failure that affects all cards once, either above their last data or in place of them. */
export function ProblemAlert({ error, connection, fetchedAt, onRetry, fallbackRef }: ProblemAlertProps) {
  const keptFocus = useFocusAfterRemoval(fallbackRef);
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
      <Notice ref={keptFocus} tone="warning" {...{ title, actions }}>
        {message}
      </Notice>
    );
  }
  return (
    <Card ref={keptFocus} role="alert">
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

/** Signs out, so that the login page opens and later returns to this address. */
function SignInButton() {
  const { busy, signOut } = useSignOut();
  return (
    <Button size="sm" loading={busy} onClick={signOut}>
      Sign in again
    </Button>
  );
}

const isToday = (time: number): boolean => new Date(time).toDateString() === new Date().toDateString();

const filters = { singular: 'filter', plural: 'filters' };

/** Reports which parts of a link the dashboard cannot show, each with an action. */
export function LinkNotices({ chosen }: { chosen: DashboardState }) {
  const { state, connection, change } = useDashboard();
  const { status } = useData();
  const unknown = chosen.groups.length + chosen.labels.length - state.groups.length - state.labels.length;
  const isMissing = status === 'ready' && chosen.source !== null && chosen.source !== connection.id;
  return (
    <>
      {isMissing && (
        <Notice
          tone="warning"
          title="This link is for a connection that is not in this browser."
          actions={
            <>
              <Button variant="plain" size="sm" onClick={() => change({ source: null })}>
                <span>
                  Keep <bdi>{connection.name}</bdi>
                </span>
              </Button>
              <Link href={paths.apiSetup}>Connect an API</Link>
            </>
          }
        >
          Showing <bdi>{connection.name}</bdi> instead.
        </Notice>
      )}
      {unknown > 0 && (
        <Notice
          tone="warning"
          title={`${countOf(unknown, filters)} in this link ${unknown === 1 ? 'was' : 'were'} not recognized.`}
          actions={
            <Button variant="plain" size="sm" onClick={() => change({ groups: state.groups, labels: state.labels })}>
              {unknown === 1 ? 'Clear filter' : 'Clear filters'}
            </Button>
          }
        />
      )}
      {state.hasUnknownRange && (
        <Notice
          tone="warning"
          title="The range in this link cannot be shown."
          onDismiss={() => change({ hasUnknownRange: false }, { history: 'replace' })}
        >
          A range can span at most 100 years.
        </Notice>
      )}
    </>
  );
}

/** Welcomes the user and explains the sample data, which exists only in development. */
export function SampleNotice({ fallbackRef }: { fallbackRef: RefObject<HTMLElement | null> }) {
  const { demo } = useEnvironment();
  const user = useUser();
  const keptFocus = useFocusAfterRemoval(fallbackRef);
  const key = `waymark:sample-notice:${user?.uid}`;
  const [isOpen, setOpen] = useState(() => readText('localStorage', key) === null);
  if (demo === null || !isOpen) return null;
  const firstName = user?.displayName?.trim().split(/\s+/u)[0];
  return (
    <Notice
      ref={keptFocus}
      // Hidden in a narrow window, so that the rest fits on one line.
      title={<span className="max-sm:sr-only">{firstName ? `Welcome, ${firstName}.` : 'Welcome.'}</span>}
      actions={
        <Link
          href={paths.apiSetup}
          className="pointer-coarse:inline-flex pointer-coarse:min-h-touch pointer-coarse:items-center"
        >
          Connect an API
        </Link>
      }
      onDismiss={() => {
        keepText('localStorage', key, 'dismissed');
        setOpen(false);
      }}
    >
      This is sample data.
    </Notice>
  );
}
