import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router';
import { keepScroll } from '../../../lib/keep-scroll';
import {
  type DashboardState,
  hasChoice,
  type Known,
  mustBeExplicit,
  openAddress,
  readDashboardSearch,
  writeDashboardSearch,
} from './dashboard-search';

/** The minimum time between address changes. Safari allows 100 in 30 seconds; resizing a column needs one per frame. */
const addressPauseMs = 400;

export interface ChangeOptions {
  /**
   * Whether to add a history entry, which Back undoes, or replace the current one, for typing and automatic changes.
   * @default 'add'
   */
  history?: 'add' | 'replace';
}

export type ChangeDashboard = (changes: Partial<DashboardState>, options?: ChangeOptions) => void;

/** Marks a history entry that was written by the dashboard itself. */
const ownEntry = { isOfDashboard: true };
const isOwnEntry = (state: unknown): boolean => (state as Partial<typeof ownEntry> | null)?.isOfDashboard === true;

/**
 * Returns the dashboard's state and the function that changes it. A choice updates the address immediately; typing does
 * after a pause. Navigating to another address replaces the state. An address without a choice opens the default view.
 */
export function useDashboardState(known: Known): [state: DashboardState, change: ChangeDashboard] {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigationType = useNavigationType();
  const isIdle = useNavigation().state === 'idle';
  const [openedAt] = useState(() => new Date());
  const [state, setState] = useState(() => readDashboardSearch(search, openedAt));
  const [entry, setEntry] = useState(location.key);
  const [isOpened, setOpened] = useState(false);
  if (entry !== location.key) {
    setEntry(location.key);
    if (navigationType === NavigationType.Pop || !isOwnEntry(location.state)) {
      // Back returns to the previous state, not to the default view.
      const isLink = navigationType === NavigationType.Push;
      setState(isLink ? openAddress(search, known, openedAt) : readDashboardSearch(search, openedAt));
    }
  }
  // Do not start any requests before the views have been read from storage.
  if (!isOpened && known.status === 'ready') {
    setOpened(true);
    if (!hasChoice(search)) setState(openAddress(search, known, openedAt));
  }

  const address = search.toString();
  const addressOf = (next: DashboardState): string =>
    writeDashboardSearch(next, search, { isExplicit: mustBeExplicit(next, known) }).toString();
  const writtenAt = useRef(0);
  const write = (next: string, { replace }: { replace: boolean }): void => {
    writtenAt.current = Date.now();
    setSearch(next, {
      replace,
      preventScrollReset: true,
      state: { ...keepScroll(location), ...ownEntry },
      // Otherwise, Back could be pressed before the page has rendered the address.
      flushSync: true,
    });
  };
  const current = { state, address, addressOf, write, isIdle };
  /** Used for successive changes before the page renders. */
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });

  const next = addressOf(state);
  useEffect(() => {
    // Changing the address would cancel a pending navigation to another page.
    if (next === address || !isIdle) return undefined;
    const timer = setTimeout(
      () => latest.current.write(next, { replace: true }),
      writtenAt.current + addressPauseMs - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [next, address, isIdle]);

  const change = useCallback<ChangeDashboard>((changes, { history = 'add' } = {}) => {
    const before = latest.current;
    const hasUnknownRange = before.state.hasUnknownRange && !('range' in changes);
    const changed = { ...before.state, hasUnknownRange, ...changes };
    latest.current = { ...before, state: changed };
    setState(changed);
    if (history === 'replace' || !before.isIdle) return;
    const [typed, chosen] = [before.addressOf(before.state), before.addressOf(changed)];
    if (chosen === typed) return;
    // Typed text belongs to the previous entry.
    if (typed !== before.address) before.write(typed, { replace: true });
    before.write(chosen, { replace: false });
  }, []);
  return [state, change];
}
