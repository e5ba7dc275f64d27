import { type ComponentType, createElement } from 'react';
import {
  type Location,
  matchRoutes,
  NavigationType,
  type Navigator,
  type NonIndexRouteObject,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';
import type { LoadPage, PageLoadError } from './preload';

/** A route of the app. One whose code comes on demand has a `load`, and gets its `Component` when that has come. */
export interface AppRoute extends NonIndexRouteObject {
  load?: LoadPage;
  /** Stands in for code that could not be had; the next person to come there asks for it again. */
  Missing?: ComponentType<{ error: PageLoadError }>;
  children?: AppRoute[];
}

/** Whether something holds a person back who is leaving a page: nothing, a question, or no longer, because they answered it. */
export type Blocker =
  | { state: 'unblocked' | 'proceeding' }
  | {
      state: 'blocked';
      /** Leaves the page. */
      proceed: () => void;
      /** Stays. */
      reset: () => void;
    };

/** Decides whether a person is asked before they go from one place to another. */
export type ShouldBlock = (step: { currentLocation: Location; nextLocation: Location }) => boolean;

export interface NavigationState {
  /** The place that shows, and how the person came there. */
  location: Location;
  action: NavigationType;
  /** The code of the first page is there. */
  ready: boolean;
  /** The person is on the way to another place, whose code is still loading. */
  pending: boolean;
  blocker: Blocker;
}

/** Where a person is in the app; lives as long as the page. */
export interface Navigation {
  routes: AppRoute[];
  /** What the router's links and hooks go by. */
  navigator: Navigator;
  getState: () => NavigationState;
  /** Calls back at once, and on every change. Returns what ends that. */
  subscribe: (listener: (state: NavigationState) => void) => () => void;
  /** Asks before each step away; one question at a time, the latest. Returns what ends that. */
  block: (shouldBlock: ShouldBlock) => () => void;
}

const unblocked: Blocker = { state: 'unblocked' };

/**
 * Follows a history, and begins to load the code of its present place at once. A page shows, and takes its place in the
 * history, only when its code is there; the one before stays until then, and who goes somewhere else meanwhile gets there.
 */
export function createNavigation(
  routes: AppRoute[],
  history: ReturnType<typeof UNSAFE_createBrowserHistory>,
): Navigation {
  const listeners = new Set<(state: NavigationState) => void>();
  let state: NavigationState = {
    location: history.location,
    action: history.action,
    ready: false,
    pending: false,
    blocker: unblocked,
  };
  /** Where the person wants to be. */
  let target = state.location;
  let shouldBlock: ShouldBlock | null = null;
  /** Set while the history returns from a step that was held back. */
  let onReturn: (() => void) | null = null;

  function set(change: Partial<NavigationState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  }

  function start(action: NavigationType, location: Location): void {
    target = location;
    const arrive = (): void => {
      if (target !== location) return;
      if (action === NavigationType.Push) history.push(location, location.state);
      if (action === NavigationType.Replace) history.replace(location, location.state);
      set({ location, action, ready: true, pending: false, blocker: unblocked });
    };
    const missing = (matchRoutes(routes, location) ?? []).filter(({ route }) => route.load);
    if (missing.length === 0) {
      arrive();
      return;
    }
    // The first page has a bar of its own.
    if (location !== state.location) set({ pending: true });
    void Promise.all(missing.map(({ route }) => loadRoute(route))).then(arrive);
  }

  function isBlocked(nextLocation: Location): boolean {
    return (
      state.blocker.state !== 'proceeding' && shouldBlock?.({ currentLocation: state.location, nextLocation }) === true
    );
  }

  function ask(proceed: () => void): void {
    const blocker: Blocker = {
      state: 'blocked',
      proceed: () => {
        // Of two presses only one counts.
        if (state.blocker !== blocker) return;
        set({ blocker: { state: 'proceeding' } });
        proceed();
      },
      reset: () => {
        if (state.blocker === blocker) set({ blocker: unblocked });
      },
    };
    set({ blocker });
  }

  const navigate =
    (action: NavigationType) =>
    (to: To, locationState: unknown = null): void => {
      const location: Location = { ...history.encodeLocation(to), state: locationState, key: newKey() };
      if (isBlocked(location)) ask(() => start(action, location));
      else start(action, location);
    };

  history.listen(({ action, location, delta }) => {
    if (onReturn) {
      onReturn();
      onReturn = null;
    } else if (delta !== null && isBlocked(location)) {
      // The browser is there already: it goes back, and once more forward should the person want to.
      const returned = new Promise<void>((resolve) => {
        onReturn = resolve;
      });
      history.go(-delta);
      ask(() => void returned.then(() => history.go(delta)));
    } else {
      start(action, location);
    }
  });

  start(state.action, state.location);

  return {
    routes,
    navigator: { ...history, push: navigate(NavigationType.Push), replace: navigate(NavigationType.Replace) },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      listener(state);
      return () => {
        listeners.delete(listener);
      };
    },
    block: (next) => {
      shouldBlock = next;
      return () => {
        if (shouldBlock !== next) return;
        shouldBlock = null;
        if (state.blocker !== unblocked) set({ blocker: unblocked });
      };
    },
  };
}

async function loadRoute(route: AppRoute): Promise<void> {
  const { load, Missing } = route;
  try {
    route.Component = await load?.();
    delete route.load;
  } catch (error) {
    route.Component = () => Missing && createElement(Missing, { error: error as PageLoadError });
  }
}

/** Tells the entries of the history apart, as the router's own keys do. */
function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
