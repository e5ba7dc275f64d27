import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Location, useNavigate, useSearchParams } from 'react-router';
import { Alert, Button, EmptyState, focusHeading, Skeleton } from 'waymark';
import { pageTitle } from '../../config/menu';
import { connectionParam, connectionPath, newConnection, paths } from '../../config/paths';
import { type Connection, createConnection, isReadable, ownConnectionId } from '../../data/json-api/connection';
import { RouterLink } from '../../lib/router-link';
import { useData } from '../../data/store';
import { PartBoundary } from '../../shell/part-boundary';
import { UnsavedChanges } from '../../shell/unsaved-changes';
import { ConnectionEditor } from './connection-editor';
import { focusFirstField } from './use-editor';
import { TransferButtons } from './transfer-buttons';

/** Selecting another connection replaces the form. After a save, the new address still shows the same form. */
const leavesForm = (current: Location, next: Location): boolean =>
  current.pathname !== next.pathname ||
  (current.search !== next.search && (next.state as { isSaved?: boolean } | null)?.isSaved !== true);

export function ApiSetupPage() {
  return (
    <UnsavedChanges leaves={leavesForm}>
      <title>{pageTitle(paths.apiSetup)}</title>
      <Connections />
    </UnsavedChanges>
  );
}

function Connections() {
  const { status, connections, active, storageProblem, isStorageSlow } = useData();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // The saved connection has the same id, so the form remains mounted.
  const [fresh, setFresh] = useState(createConnection);
  const selectedId = params.get(connectionParam);
  const isNew = selectedId === newConnection;
  const [draftName, setDraftName] = useState('');
  // The command palette can also open the form. After a save, `fresh` is the saved connection.
  const [shownId, setShownId] = useState(selectedId);
  if (selectedId !== shownId) {
    setShownId(selectedId);
    if (isNew) setFresh(createConnection());
  }
  const wantedId = isNew ? fresh.id : (selectedId ?? active.id);
  // The connection is saved under the same id shortly before the address changes.
  const selected = connections.find(({ id }) => id === wantedId) ?? (isNew ? fresh : undefined);

  const formRef = useRef<HTMLDivElement>(null);
  const previousId = useRef(selectedId);
  useEffect(() => {
    // The form renders once the connections are known.
    if (status === 'loading' || previousId.current === selectedId) return;
    previousId.current = selectedId;
    if (selectedId === newConnection) focusFirstField(formRef.current);
    // The link that was followed may be hidden.
    else if (document.activeElement?.checkVisibility() === false) focusHeading();
  }, [status, selectedId]);

  return (
    <div className="flex grow flex-col gap-5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-h3">API Setup</h1>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <TransferButtons />
          <Button
            size="sm"
            variant="plain"
            start={<Plus />}
            onClick={() => {
              // Keep what the user has entered.
              if (isNew) return focusFirstField(formRef.current);
              void navigate(connectionPath(newConnection));
            }}
          >
            New connection
          </Button>
        </div>
      </div>
      {isStorageSlow && (
        <Alert title="Storage is slow">Your connections appear once the browser has opened its storage.</Alert>
      )}
      {storageProblem !== null && (
        <Alert tone="warning" title="Connections are not stored">
          They last until you reload the page. {storageProblem}
        </Alert>
      )}
      {status === 'loading' ? (
        <Skeleton shape="block" className="h-64" />
      ) : (
        <>
          <ConnectionTabs selectedId={isNew ? newConnection : selected?.id} draftName={isNew ? draftName : null} />
          <div ref={formRef} className="flex grow flex-col gap-5">
            <PartBoundary name="This connection">
              {selected === undefined ? (
                <EmptyState
                  title="This connection does not exist"
                  description="It may have been deleted. Choose another one from the list."
                />
              ) : (
                <ConnectionEditor key={selected.id} connection={selected} isNew={isNew} onNameChange={setDraftName} />
              )}
            </PartBoundary>
          </div>
        </>
      )}
    </div>
  );
}

interface ConnectionTabsProps {
  selectedId: string | undefined;
  /** The name of the new connection in the form; null if there is none. */
  draftName: string | null;
}

function ConnectionTabs({ selectedId, draftName }: ConnectionTabsProps) {
  const { connections, active } = useData();
  const draft = { id: newConnection, name: draftName?.trim() || 'New connection', state: 'not saved' };
  const stored = connections.map((connection) => {
    const { id, name } = connection;
    return { id, name, state: stateOf(connection, id === active.id) };
  });
  return (
    <nav aria-label="Connections" className="border-b border-divider">
      <ul role="list" className="-mb-px flex flex-wrap gap-x-1">
        {(draftName === null ? stored : [...stored, draft]).map(({ id, name, state }) => (
          <li key={id} className="min-w-0">
            <RouterLink
              href={connectionPath(id)}
              aria-current={id === selectedId ? 'page' : undefined}
              className="flex min-h-touch min-w-0 flex-wrap items-center gap-x-2 border-b-2 border-transparent px-3 text-label text-text no-underline forced-colors:not-aria-[current=page]:border-[Canvas] hover:text-secondary-text aria-[current=page]:border-secondary aria-[current=page]:text-secondary-text"
            >
              <span
                aria-hidden
                className={`size-2 shrink-0 rounded-full forced-colors:bg-[CanvasText] ${id === active.id ? 'bg-level-high' : 'bg-border'}`}
              />
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
              <span className="font-normal text-muted">{state}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function stateOf(connection: Connection, isActive: boolean): string {
  const { id, lastTest } = connection;
  const isTested = isActive || id === ownConnectionId || (lastTest !== null && isReadable(connection));
  const test = lastTest?.rows === null ? 'test failed' : isTested ? '' : 'not tested';
  return [test, isActive && 'on the dashboard'].filter(Boolean).join(', ');
}
