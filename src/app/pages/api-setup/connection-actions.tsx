import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ConfirmDialog, useToast } from 'waymark';
import { connectionPath, paths } from '../../config/paths';
import { type Connection, createConnection } from '../../data/json-api/connection';
import { useData } from '../../data/use-data';
import { savedState } from './addresses';

export interface ConnectionActionsProps {
  connection: Connection;
  /** Whether the form has unsaved changes, which a copy would not have. */
  isChanged: boolean;
}

/** Duplicates or deletes a saved connection. */
export function ConnectionActions({ connection, isChanged }: ConnectionActionsProps) {
  const { store, active } = useData();
  const navigate = useNavigate();
  const { show } = useToast();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const reportFailure = () =>
    show({ id: 'connection', tone: 'error', title: 'The change was not saved. Reload the page and try again.' });

  async function duplicate(): Promise<void> {
    const { id: _id, revision: _revision, ...fields } = connection;
    const copy = await store.save(createConnection({ ...fields, name: `${connection.name.slice(0, 90)} (copy)` }));
    show({ id: 'connection', tone: 'success', title: `${copy.name} created` });
    void navigate(connectionPath(copy.id));
  }

  async function restore(wasActive: boolean): Promise<void> {
    await store.save({ ...connection, revision: 0 });
    if (wasActive) await store.activate(connection.id);
    // The message may be read on another page, such as the dashboard.
    if (window.location.pathname === paths.apiSetup) void navigate(connectionPath(connection.id));
  }

  async function remove(): Promise<void> {
    const wasActive = active.id === connection.id;
    // First, or the page would say for a moment that the connection does not exist.
    void navigate(paths.apiSetup, { replace: true, state: savedState });
    await store.remove(connection.id);
    show({
      id: 'connection',
      title: `${connection.name} deleted`,
      action: { label: 'Undo', onClick: () => void restore(wasActive).catch(reportFailure) },
    });
  }

  return (
    <>
      <Button variant="ghost" tone="neutral" disabled={isChanged} onClick={() => void duplicate().catch(reportFailure)}>
        Duplicate
      </Button>
      <Button variant="ghost" tone="error" onClick={() => setAsksToDelete(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asksToDelete}
        onOpenChange={setAsksToDelete}
        title={`Delete ${connection.name}?`}
        description={
          active.id === connection.id
            ? 'The dashboard shows it now. It will show this site instead.'
            : 'Its settings and its key are removed from this browser.'
        }
        confirmLabel="Delete"
        tone="error"
        onConfirm={() => void remove().catch(reportFailure)}
      />
    </>
  );
}
