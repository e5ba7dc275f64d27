import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from 'waymark';
import { useAuth } from '../auth/service';
import { createRequiredContext } from '../lib/state';

/** Changes the names of the forms with unsaved changes, keyed by form id. */
type SetNames = Dispatch<SetStateAction<ReadonlyMap<string, string>>>;

const [UnsavedContext, useSetNames] = createRequiredContext<SetNames>('UnsavedChanges', 'useUnsavedChanges');

export interface UnsavedChangesProps {
  /** Returns whether a navigation leaves the forms. @default whether the path changes */
  leaves?: (current: Location, next: Location) => boolean;
  children: ReactNode;
}

const changesPath: NonNullable<UnsavedChangesProps['leaves']> = (current, next) => current.pathname !== next.pathname;

export function UnsavedChanges({ leaves = changesPath, children }: UnsavedChangesProps) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const unsaved = names.size > 0;
  const { service } = useAuth();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      leaves(currentLocation, nextLocation) &&
      // Nothing can be saved after the session has ended.
      service.getSnapshot().status === 'signed-in',
  );

  const proceeded = useRef<Blocker>(null);

  useEffect(() => {
    // Listen only while needed: a beforeunload listener can keep a page out of the back/forward cache.
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return (
    <UnsavedContext value={setNames}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => {
          if (!open && blocker.state === 'blocked') blocker.reset();
        }}
        title="Leave without saving?"
        description={`You have unsaved changes: ${[...new Set(names.values())].join(', ')}.`}
        labels={{ confirm: 'Leave page', cancel: 'Stay' }}
        tone="error"
        onConfirm={(event) => {
          // The dialog closes together with the page.
          event.preventDefault();
          // A second click may occur before the router has rendered the first one.
          if (blocker.state !== 'blocked' || proceeded.current === blocker) return;
          proceeded.current = blocker;
          blocker.proceed();
        }}
      />
    </UnsavedContext>
  );
}

/**
 * Reports whether a form has unsaved changes. Throws outside `UnsavedChanges`.
 * @param name the name of the form in the confirmation
 */
export function useUnsavedChanges(name: string, unsaved: boolean): void {
  const setNames = useSetNames();
  const id = useId();
  // Updates from a layout effect apply before the next event. After a passive effect, Back could lose changes.
  useLayoutEffect(() => {
    if (!unsaved) return undefined;
    setNames((names) => new Map(names).set(id, name));
    return () => setNames((names) => new Map([...names].filter(([other]) => other !== id)));
  }, [setNames, id, name, unsaved]);
}
