import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { keepScroll } from '../../lib/keep-scroll';
import { type DashboardState, readDashboardSearch, writeDashboardSearch } from './dashboard-search';

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

/**
 * Returns the state of the dashboard and the function that changes it. The address of the page follows. Another address, such
 * as that of a link or of the entry before, replaces the state.
 */
export function useDashboardState(): [state: DashboardState, change: ChangeDashboard] {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const address = search.toString();
  const isIdle = useNavigation().state === 'idle';
  const [openedAt] = useState(() => new Date());
  const [state, setState] = useState(() => readDashboardSearch(search, openedAt));
  const [known, setKnown] = useState({ key: location.key, address, written: address });
  const writtenAt = useRef(0);
  const adds = useRef(false);
  /** Writes the last change of the state, which waits. */
  const pending = useRef<(() => void) | null>(null);
  if (location.key !== known.key || address !== known.address) {
    setKnown({ key: location.key, address, written: address });
    // The address that this page has written arrives late: the user may have changed the state again.
    if (address !== known.written) setState(readDashboardSearch(search, openedAt));
  }

  useEffect(() => {
    // A change of the address would cancel the navigation to another page.
    if (!isIdle) return undefined;
    const next = writeDashboardSearch(state, new URLSearchParams(address));
    const written = next.toString();
    if (written === address) return undefined;
    const write = (): void => {
      pending.current = null;
      const isAdded = adds.current;
      adds.current = false;
      writtenAt.current = Date.now();
      setKnown((before) => ({ ...before, written }));
      setSearch(next, { replace: !isAdded, preventScrollReset: true, state: keepScroll(location) });
    };
    // A choice is written at once, so that each of several has an entry.
    const timer = setTimeout(write, adds.current ? 0 : writtenAt.current + addressPauseMs - Date.now());
    pending.current = write;
    return () => {
      clearTimeout(timer);
      pending.current = null;
    };
  }, [state, address, isIdle, location, setSearch]);

  const change = useCallback<ChangeDashboard>((changes, { history = 'add' } = {}) => {
    if (history === 'add') {
      // What was typed belongs to the entry before.
      pending.current?.();
      adds.current = true;
    }
    setState((now) => ({ ...now, ...changes }));
  }, []);
  return [state, change];
}
