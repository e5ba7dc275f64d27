import useSWR, { mutate } from 'swr';

/** What the menu and the drawer keep while the page lives (specification, section 3.2). */
export interface MenuState {
  /** The id of the menu item that is current. */
  openedItem: string;
  openedComponent: string;
  openedHorizontalItem: string | null;
  /** Whether the drawer is open, rather than mini, or closed on viewports below md (900 px). */
  isDashboardDrawerOpened: boolean;
  isComponentDrawerOpened: boolean;
}

/** The state before anything has happened. */
export const defaultMenuState: MenuState = {
  openedItem: 'dashboard',
  openedComponent: 'buttons',
  openedHorizontalItem: null,
  isDashboardDrawerOpened: false,
  isComponentDrawerOpened: true,
};

/** Where the state lies in the client's cache. */
export const menuStateKey = ['api/menu', 'master'] as const;

// The state is the client's own: there is nothing to ask a server for.
const fetcher = null;
const never = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** One field of the menu's state, or `undefined` while that loads. Renders again when this field changes, and only then. */
export function useMenuState<Field extends keyof MenuState>(field: Field): MenuState[Field] | undefined {
  const { data } = useSWR<MenuState>(menuStateKey, fetcher, {
    ...never,
    compare: (one, other) => one?.[field] === other?.[field],
  });
  return data?.[field];
}

/** Changes fields of the menu's state; the others keep what they are. */
export function changeMenuState(fields: Partial<MenuState>): void {
  void mutate<MenuState>(menuStateKey, (state = defaultMenuState) => ({ ...state, ...fields }), { revalidate: false });
}
