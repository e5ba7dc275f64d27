import { skipToken, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../data/query-client';

/** The state of the menu and the drawer, kept until the page is reloaded. */
export interface MenuState {
  /** The id of the current menu item. */
  openedItem: string;
  openedComponent: string;
  openedHorizontalItem: string | null;
  /** Whether the drawer is open: not mini, and not closed on viewports below 900 px. */
  isDashboardDrawerOpened: boolean;
  isComponentDrawerOpened: boolean;
}

export const defaultMenuState: MenuState = {
  openedItem: 'dashboard',
  openedComponent: 'buttons',
  openedHorizontalItem: null,
  isDashboardDrawerOpened: false,
  isComponentDrawerOpened: true,
};

/** The key of the state in the client cache. */
export const menuStateKey = ['api/menu', 'master'] as const;

// The cache serves as a client store here: the state is never fetched, and stays until the session ends.
queryClient.setQueryDefaults(menuStateKey, {
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
  refetchInterval: false,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Returns one field of the menu state, or `undefined` while the state loads. Renders only when this field changes. */
export function useMenuState<Field extends keyof MenuState>(field: Field): MenuState[Field] | undefined {
  const { data } = useQuery({ queryKey: menuStateKey, select: (state: MenuState) => state[field] }, queryClient);
  return data;
}

/** Empties the state, which is then created again. */
export function resetMenuState(): void {
  void queryClient.resetQueries({ queryKey: menuStateKey });
}

/** Changes the given fields of the menu state. */
export function changeMenuState(fields: Partial<MenuState>): void {
  queryClient.setQueryData<MenuState>(menuStateKey, (state = defaultMenuState) => ({ ...state, ...fields }));
}
