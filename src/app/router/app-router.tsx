import {
  createContext,
  memo,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Router, useRoutes } from 'react-router';
import type { AppRoute, Blocker, Navigation, NavigationState, ShouldBlock } from './navigation';

interface AppRouterValue {
  navigation: Navigation;
  state: NavigationState;
}

const AppRouterContext = createContext<AppRouterValue | null>(null);

export interface AppRouterProps {
  navigation: Navigation;
}

/** Shows the page of the place where the person is. */
export function AppRouter({ navigation }: AppRouterProps) {
  const [state, setState] = useState(navigation.getState);
  // A page that takes long to render does not keep the one before from answering.
  useLayoutEffect(() => navigation.subscribe((next) => startTransition(() => setState(next))), [navigation]);
  const value = useMemo(() => ({ navigation, state }), [navigation, state]);
  return (
    <AppRouterContext value={value}>
      <Router location={state.location} navigationType={state.action} navigator={navigation.navigator}>
        <AppRoutes routes={navigation.routes} ready={state.ready} />
      </Router>
    </AppRouterContext>
  );
}

interface AppRoutesProps {
  routes: AppRoute[];
  /** Renders once more when the code of the first page has come. */
  ready: boolean;
}

/** Renders for another place, and not for each sign of what is on its way. */
const AppRoutes = memo(function AppRoutes({ routes }: AppRoutesProps): ReactNode {
  return useRoutes(routes);
});

function useAppRouter(): AppRouterValue {
  const value = use(AppRouterContext);
  if (value === null) throw new Error('useNavigationState and useBlocker must be used inside AppRouter.');
  return value;
}

/** Returns what is known of the person's way; throws outside of `AppRouter`. */
export function useNavigationState(): NavigationState {
  return useAppRouter().state;
}

/**
 * Holds a person back who leaves the page, until they have answered a question; throws outside of `AppRouter`. It knows only of
 * steps within the app: the browser itself asks about the others (`beforeunload`).
 */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const { navigation, state } = useAppRouter();
  const decide = useEffectEvent(shouldBlock);
  useEffect(() => navigation.block((step) => decide(step)), [navigation]);
  return state.blocker;
}
