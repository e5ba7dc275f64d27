import { type RefObject, useState } from 'react';
import { Button, Link } from 'waymark';
import { useUser } from '../../../auth/service';
import { useEnvironment } from '../../../config/environment-context';
import { paths } from '../../../config/paths';
import type { Connection } from '../../../data/json-api/connection';
import { useData } from '../../../data/use-data';
import { countOf } from '../../../lib/formats';
import { keepText, readText } from '../../../lib/storage';
import type { DashboardState } from '../state/dashboard-search';
import type { ChangeDashboard } from '../state/use-dashboard-state';
import { Notice } from './problem-message';

interface LinkNoticesProps {
  /** The state of the address. */
  chosen: DashboardState;
  /** What the connection has of it. */
  state: DashboardState;
  connection: Connection;
  change: ChangeDashboard;
}

const filters = { singular: 'filter', plural: 'filters' };

/** Says what a link asks for and the dashboard cannot show, each with a way on. */
export function LinkNotices({ chosen, state, connection, change }: LinkNoticesProps) {
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
          You see <bdi>{connection.name}</bdi> instead.
        </Notice>
      )}
      {unknown > 0 && (
        <Notice
          tone="warning"
          title={`${countOf(unknown, filters)} of this link ${unknown === 1 ? 'is' : 'are'} unknown.`}
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
          title="The range of this link cannot be shown."
          onDismiss={() => change({ hasUnknownRange: false }, { history: 'replace' })}
        >
          A range has at most ten years.
        </Notice>
      )}
    </>
  );
}

/** Welcomes the user once, and says that the first data is that of an example. Only development has it. */
export function SampleNotice({ fallbackRef }: { fallbackRef: RefObject<HTMLElement | null> }) {
  const { demo } = useEnvironment();
  const user = useUser();
  const key = `waymark:sample-notice:${user?.uid}`;
  const [isOpen, setOpen] = useState(() => readText('localStorage', key) === null);
  if (demo === null || !isOpen) return null;
  const firstName = user?.displayName?.trim().split(/\s+/u)[0];
  return (
    <Notice
      title={<bdi>{firstName ? `Welcome, ${firstName}.` : 'Welcome.'}</bdi>}
      actions={<Link href={paths.apiSetup}>Connect an API</Link>}
      onDismiss={() => {
        keepText('localStorage', key, 'dismissed');
        setOpen(false);
        fallbackRef.current?.focus();
      }}
    >
      This is sample data.
    </Notice>
  );
}
