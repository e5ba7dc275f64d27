import { createContext, type ReactNode, use } from 'react';

/** All texts of the kit. */
export interface Labels {
  /** The hint of a link that opens in a new tab. */
  opensInNewTab: string;
  /** The name of an alert's dismiss button. */
  dismiss: string;
  /** The name of a chip's remove button; `{label}` is replaced by the chip's text. */
  removeChip: string;
  /** Announced while a button is busy. */
  busy: string;
  /** The name of the loading bar. */
  loadingPage: string;
  /** Displayed after the label of an optional field. */
  optional: string;
  showPassword: string;
  hidePassword: string;
  skipToContent: string;
  /** The name of the drawer. */
  drawer: string;
  /** The name of the button that opens the drawer. */
  openDrawer: string;
  /** The name of the button that closes or collapses the drawer. */
  closeDrawer: string;
  /** The name of the navigation landmark. */
  mainNavigation: string;
  /** Displayed instead of an invalid menu entry. */
  menuItemError: string;
  /** The name of the breadcrumbs landmark. */
  breadcrumbs: string;
  /** The name of the button that opens the hidden crumbs. */
  hiddenBreadcrumbs: string;
  /** The name of a layer's close button. */
  close: string;
  /** The text of the cancel button of a confirmation. */
  cancel: string;
  /** The default text of the confirm button of a confirmation. */
  confirm: string;
  /** The name and placeholder of a search field, and the name of the button that opens one. */
  search: string;
  /** The name of a search field's clear button. */
  clearSearch: string;
  /** The name of a search field's filter button. */
  filterSearch: string;
  /** The name of the search panel's close button. */
  closeSearch: string;
  /** The name of the notifications button without unread notifications. */
  notifications: string;
  /** The name of the notifications button; `{count}` is replaced by the number of unread notifications. */
  unreadNotifications: string;
  /** The name of the profile button; `{name}` is replaced by the user's name. */
  profileMenu: string;
  /** The name of the command palette. */
  commandPalette: string;
  /** The placeholder and name of the palette's input. */
  commandSearch: string;
  /** The heading of the recently used commands. */
  recentCommands: string;
  /** Displayed and announced when no command matches; `{query}` is replaced by the query. */
  noCommands: string;
  /** Announced after a change of the query; `{count}` is replaced by the number of matches. */
  commandCount: string;
  /** The name of the toast region. */
  toasts: string;
  /** Announced while skeletons are displayed. */
  loading: string;
  /** The accessible text of an increase; `{change}` is replaced by the amount. */
  increase: string;
  /** The accessible text of a decrease; `{change}` is replaced by the amount. */
  decrease: string;
}

/** The English labels. */
export const englishLabels: Labels = {
  opensInNewTab: 'opens in a new tab',
  dismiss: 'Dismiss',
  removeChip: 'Remove {label}',
  busy: 'Working',
  loadingPage: 'Loading page',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  skipToContent: 'Skip to main content',
  drawer: 'Main menu',
  openDrawer: 'Open main menu',
  closeDrawer: 'Close main menu',
  mainNavigation: 'Main',
  menuItemError: 'Menu Items Error',
  breadcrumbs: 'Breadcrumbs',
  hiddenBreadcrumbs: 'Show hidden breadcrumbs',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  search: 'Search',
  clearSearch: 'Clear search',
  filterSearch: 'Adjust search',
  closeSearch: 'Close search',
  notifications: 'Notifications',
  unreadNotifications: 'Notifications, {count} unread',
  profileMenu: 'Profile of {name}',
  commandPalette: 'Command palette',
  commandSearch: 'Search pages and actions',
  recentCommands: 'Recent',
  noCommands: 'Nothing matches “{query}”.',
  commandCount: 'Matches: {count}',
  toasts: 'Messages',
  loading: 'Loading',
  increase: 'Up {change}',
  decrease: 'Down {change}',
};

const LabelsContext = createContext<Labels | null>(null);

export interface LabelsProviderProps {
  /** The labels, such as `englishLabels` or a translation. */
  labels: Labels;
  children: ReactNode;
}

/** Provides the texts of the kit in one language. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/**
 * Returns a function that resolves a label: the component's own prop, or the provider's text. The function throws if there
 * is neither.
 * @param part the name of the component, for the error message
 */
export function useLabels(part: string): (name: keyof Labels, own?: string) => string {
  const labels = use(LabelsContext);
  return (name, own) => {
    const label = own ?? labels?.[name];
    if (label === undefined) {
      throw new Error(`${part} has no text "${name}": add a <LabelsProvider>, or the prop.`);
    }
    return label;
  };
}
