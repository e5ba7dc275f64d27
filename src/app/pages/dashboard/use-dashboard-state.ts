import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { type DashboardState, readDashboardSearch, writeDashboardSearch } from './dashboard-search';

/** The shortest time between two changes of the address. Safari allows 100 in 30 seconds; resizing a column has one per frame. */
const addressPauseMs = 400;

export type ChangeDashboard = (changes: Partial<DashboardState>) => void;

/**
 * Returns the state of the dashboard and the function that changes it. The address of the page follows, and replaces the
 * current entry of the history. Another address, such as that of a link, replaces the state.
 */
export function useDashboardState(): [state: DashboardState, change: ChangeDashboard] {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const isIdle = useNavigation().state === 'idle';
  const [openedAt] = useState(() => new Date());
  const [state, setState] = useState(() => readDashboardSearch(search, openedAt));
  const [known, setKnown] = useState({ address, written: address });
  const writtenAt = useRef(0);
  if (address !== known.address) {
    setKnown({ address, written: address });
    // The address that this page has written arrives late: the user may have changed the state again.
    if (address !== known.written) setState(readDashboardSearch(search, openedAt));
  }

  useEffect(() => {
    // A change of the address would cancel the navigation to another page.
    if (!isIdle) return undefined;
    const next = writeDashboardSearch(state, new URLSearchParams(address));
    const written = next.toString();
    if (written === address) return undefined;
    const timer = setTimeout(
      () => {
        writtenAt.current = Date.now();
        setKnown({ address, written });
        setSearch(next, { replace: true, preventScrollReset: true });
      },
      writtenAt.current + addressPauseMs - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [state, address, isIdle, setSearch]);

  const change = useCallback<ChangeDashboard>((changes) => setState((now) => ({ ...now, ...changes })), []);
  return [state, change];
}
