import useSWR, { mutate } from 'swr';

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

// SWR serves as a client store here: the state is never fetched.
const fetcher = null;
const noRevalidation = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Returns one field of the menu state, or `undefined` while the state loads. Renders only when this field changes. */
export function useMenuState<Field extends keyof MenuState>(field: Field): MenuState[Field] | undefined {
  const { data } = useSWR<MenuState>(menuStateKey, fetcher, {
    ...noRevalidation,
    compare: (one, other) => one?.[field] === other?.[field],
  });
  return data?.[field];
}

/** Changes the given fields of the menu state. */
export function changeMenuState(fields: Partial<MenuState>): void {
  void mutate<MenuState>(menuStateKey, (state = defaultMenuState) => ({ ...state, ...fields }), { revalidate: false });
}
