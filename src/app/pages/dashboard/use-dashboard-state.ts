import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router';
import { keepScroll } from '../../lib/keep-scroll';
import { ownConnection } from '../../data/json-api/connection';
import { type DashboardState, hasChoice, readDashboardSearch, writeDashboardSearch } from './dashboard-search';
import { type Known, mustBeExplicit, openAddress } from './opening';

/** The shortest time between two changes of the address. Safari allows 100 in 30 seconds; resizing a column has one per frame. */
const addressPauseMs = 400;

export interface ChangeOptions {
  /**
   * What happens to the history: a choice of the user adds an entry, so that Back undoes it; typing and what the page does by
   * itself replace the current one. @default 'add'
   */
  history?: 'add' | 'replace';
}

export type ChangeDashboard = (changes: Partial<DashboardState>, options?: ChangeOptions) => void;

const nothingKnown: Known = { status: 'loading', connections: [ownConnection], active: ownConnection, views: [] };

/**
 * Returns the state of the dashboard and the function that changes it. The address of the page follows. Another address, such
 * as that of a link or of the entry before, replaces the state. An address without a choice opens the default view.
 */
export function useDashboardState(known: Known = nothingKnown): [state: DashboardState, change: ChangeDashboard] {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const address = search.toString();
  const isIdle = useNavigation().state === 'idle';
  const [openedAt] = useState(() => new Date());
  const [state, setState] = useState(() => readDashboardSearch(search, openedAt));
  const navigationType = useNavigationType();
  const [isOpened, setOpened] = useState(false);
  const [last, setLast] = useState({ key: location.key, address, written: address });
  const writtenAt = useRef(0);
  /** Counts the choices of the user, and those that have an entry in the history or need none. */
  const [choices, setChoices] = useState(0);
  const writtenChoices = useRef(0);
  /** Writes the last change of the state, which waits. */
  const pending = useRef<(() => void) | null>(null);
  if (location.key !== last.key || address !== last.address) {
    setLast({ key: location.key, address, written: address });
    // The address that this page has written arrives late: the user may have changed the state again.
    if (address !== last.written) {
      // Back returns to what was displayed before, and not to the default view.
      const isLink = navigationType === NavigationType.Push;
      setState(isLink ? openAddress(search, known, openedAt) : readDashboardSearch(search, openedAt));
    }
  }
  // The views are read from the storage. No request starts before that.
  if (!isOpened && known.status === 'ready') {
    setOpened(true);
    if (!hasChoice(search)) setState(openAddress(search, known, openedAt));
  }
  const isExplicit = mustBeExplicit(state, known);

  useEffect(() => {
    // A change of the address would cancel the navigation to another page.
    if (!isIdle) return undefined;
    const next = writeDashboardSearch(state, new URLSearchParams(address), { isExplicit });
    const written = next.toString();
    if (written === address) {
      // A choice of what is chosen already adds no entry, and neither does what is typed next.
      writtenChoices.current = choices;
      return undefined;
    }
    const write = (): void => {
      pending.current = null;
      const isAdded = choices > writtenChoices.current;
      writtenChoices.current = choices;
      writtenAt.current = Date.now();
      setLast((before) => ({ ...before, written }));
      setSearch(next, {
        replace: !isAdded,
        preventScrollReset: true,
        state: keepScroll(location),
        // Otherwise Back could arrive before this page has rendered the address, and would look like no change of it.
        flushSync: true,
      });
    };
    // A choice is written at once, so that each of several has an entry.
    const timer = setTimeout(
      write,
      choices > writtenChoices.current ? 0 : writtenAt.current + addressPauseMs - Date.now(),
    );
    pending.current = write;
    return () => {
      clearTimeout(timer);
      pending.current = null;
    };
  }, [state, choices, address, isExplicit, isIdle, location, setSearch]);

  const change = useCallback<ChangeDashboard>((changes, { history = 'add' } = {}) => {
    if (history === 'add') {
      // What was typed belongs to the entry before.
      pending.current?.();
      setChoices((count) => count + 1);
    }
    setState((now) => ({ ...now, ...changes }));
  }, []);
  return [state, change];
}
