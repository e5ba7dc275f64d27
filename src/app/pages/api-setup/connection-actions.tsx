import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ConfirmDialog, toast } from 'waymark';
import { connectionPath, measureParam, paths, rangeParam } from '../../config/paths';
import { createConnection, isReadable } from '../../data/json-api/connection';
import { undoMs, useData } from '../../data/store';
import { type RowSettings, usualMeasure } from '../../../rows/roles';
import { type CustomRange, type RangeId, rangeText } from '../../../rows/ranges';
import { useEditor } from './use-editor';

/** A copy would not include the form's unsaved changes. */
export function ConnectionActions() {
  const { saved: connection, isChanged } = useEditor();
  const { store, active } = useData();
  const navigate = useNavigate();
  const [asksToDelete, setAsksToDelete] = useState(false);
  const reportFailure = () =>
    toast.error('The change was not saved. Reload the page and try again.', { id: 'connection' });

  async function duplicate(): Promise<void> {
    const { id: _id, revision: _revision, ...fields } = connection;
    const copy = await store.save(createConnection({ ...fields, name: `${connection.name.slice(0, 90)} (copy)` }));
    toast.success(`${copy.name} created`, { id: 'connection' });
    void navigate(connectionPath(copy.id));
  }

  async function restore(wasActive: boolean): Promise<void> {
    await store.save({ ...connection, revision: 0 });
    if (wasActive) await store.activate(connection.id);
    // The message remains visible on other pages, such as the dashboard.
    if (window.location.pathname === paths.apiSetup) void navigate(connectionPath(connection.id));
  }

  async function remove(): Promise<void> {
    const wasActive = active.id === connection.id;
    // Navigate first, because the page would otherwise briefly report that the connection does not exist.
    void navigate(paths.apiSetup, { replace: true, state: savedState });
    await store.remove(connection.id);
    toast({
      id: 'connection',
      title: `${connection.name} deleted`,
      duration: undoMs,
      actions: [{ label: 'Undo', onClick: () => void restore(wasActive).catch(reportFailure) }],
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
            ? 'The dashboard uses it now, and will use this site instead.'
            : 'Its settings and its key are removed from this browser.'
        }
        labels={{ confirm: 'Delete' }}
        tone="error"
        onConfirm={() => void remove().catch(reportFailure)}
      />
    </>
  );
}

/** The navigation state after a save, when the form may still render unsaved changes. */
export const savedState = { isSaved: true };

/**
 * Activates a connection for the dashboard. Renders nothing if the connection is active, but remains after a click:
 * focus would be lost, and the next buttons would move under the pointer.
 */
export function ActivateButton() {
  const { saved: connection, isChanged } = useEditor();
  const { active, store } = useData();
  const navigate = useNavigate();
  const actions = [{ label: 'Open', onClick: () => void navigate(paths.dashboard) }];
  const [isActivatedHere, setActivatedHere] = useState(false);
  const isActive = active.id === connection.id;
  if (isActive && !isActivatedHere) return null;
  return (
    <Button
      variant="plain"
      disabled={isChanged || !isReadable(connection)}
      aria-disabled={isActive || undefined}
      onClick={() => {
        if (isActive) return;
        setActivatedHere(true);
        store.activate(connection.id).then(
          () => toast.success(`The dashboard now shows ${connection.name}`, { id: 'connection', actions }),
          () => toast.error('The connection was not activated. Reload the page.', { id: 'connection' }),
        );
      }}
    >
      {isActive ? 'Active' : 'Activate'}
    </Button>
  );
}

/** Returns the dashboard's search for a custom range, which connections do not store; empty for a named range. */
export function searchOfRange(range: RangeId | CustomRange | null, settings: RowSettings): string {
  if (range === null || typeof range === 'string') return '';
  const measure = usualMeasure(settings);
  return new URLSearchParams({
    [rangeParam]: rangeText(range),
    ...(measure === 'count' ? {} : { [measureParam]: measure }),
  }).toString();
}
