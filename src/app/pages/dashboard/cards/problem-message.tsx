import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Alert, Button, Link } from 'waymark';
import { connectionPath } from '../../../config/paths';
import type { Connection } from '../../../data/json-api/connection';
import type { DataResponse } from '../../../data/hooks';
import { RequestError } from '../../../data/request-error';
import { formatClock, formatTime } from '../../../lib/formats';

interface ProblemMessageProps {
  error: Error;
  connection: Connection;
}

/** What went wrong and what to change, with a link to the connection where its settings can help. */
export function ProblemMessage({ error, connection }: ProblemMessageProps) {
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
  /** Whether the alert covers the end of the window. The user can then dismiss it; the button of the head has the age of the data. @default false */
  isBar?: boolean;
}

/** Reports the failure of all cards once, with the age of the data that they still show. */
export function ProblemAlert({ error, connection, fetchedAt, onRetry, fallbackRef, isBar = false }: ProblemAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, fallback] = [alert.current, fallbackRef.current];
    // The browser would move the focus to the body.
    return () => {
      if (element?.contains(document.activeElement)) fallback?.focus();
    };
  }, [fallbackRef]);
  return (
    <Alert
      ref={alert}
      dismissible={isBar}
      onOpenChange={() => fallbackRef.current?.focus({ preventScroll: true })}
      tone={fetchedAt === null ? 'error' : 'warning'}
      title={
        fetchedAt === null
          ? 'The data could not be loaded'
          : `Not updated. Showing data from ${isToday(fetchedAt) ? formatClock(fetchedAt) : formatTime(fetchedAt)}.`
      }
      actions={
        <Button variant="plain" size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <ProblemMessage {...{ error, connection }} />
    </Alert>
  );
}

const isToday = (time: number): boolean => new Date(time).toDateString() === new Date().toDateString();
