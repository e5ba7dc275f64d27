import { createContext, type ReactNode, use } from 'react';

/** Every text that the kit itself speaks or shows. */
export interface Labels {
  /** Added to a link that opens a new tab. */
  opensInNewTab: string;
  /** Name of the button that takes an alert away. */
  dismiss: string;
  /** Name of the button that takes a chip away; `{label}` stands for the chip's text. */
  removeChip: string;
  /** Spoken while a button's action runs. */
  busy: string;
  /** Name of the loading bar. */
  loadingPage: string;
  /** Shown after the label of a field that may stay empty. */
  optional: string;
  showPassword: string;
  hidePassword: string;
  skipToContent: string;
  /** Name of the drawer. */
  drawer: string;
  /** Name of the button that opens the drawer. */
  openDrawer: string;
  /** Name of the button that closes or collapses the drawer. */
  closeDrawer: string;
  /** Name of the menu's landmark. */
  mainNavigation: string;
  /** Stands in the place of a menu entry that cannot be understood. */
  menuItemError: string;
  /** Name of the trail's landmark. */
  breadcrumbs: string;
  /** Name of the button that stands for the crumbs in the middle. */
  hiddenBreadcrumbs: string;
  /** Name of the button that closes a layer. */
  close: string;
  /** Text of the button that leaves a question unanswered. */
  cancel: string;
  /** Text of the button that says yes, where a dialog names no action of its own. */
  confirm: string;
  /** Name and placeholder of a search field, and name of the button that shows one. */
  search: string;
  /** Name of the button that empties a search field. */
  clearSearch: string;
  /** Name of the button that adjusts a search. */
  filterSearch: string;
  /** Name of the button that closes the search panel. */
  closeSearch: string;
  /** Name of the bell while there is nothing new. */
  notifications: string;
  /** Name of the bell; `{count}` stands for the number of unread notifications. */
  unreadNotifications: string;
  /** Name of the profile's button; `{name}` stands for the person's name. */
  profileMenu: string;
  /** Name of the command palette. */
  commandPalette: string;
  /** Placeholder and name of the palette's field. */
  commandSearch: string;
  /** Heading of the commands that were chosen last. */
  recentCommands: string;
  /** Shown and spoken when no command matches; `{query}` stands for what was typed. */
  noCommands: string;
  /** Spoken after each change of the query; `{count}` stands for the number of commands that match. */
  commandCount: string;
  /** Name of the region in which toasts appear. */
  toasts: string;
  /** Spoken while a placeholder stands in for what loads. */
  loading: string;
  /** Spoken before a change that rose; `{change}` stands for it. */
  increase: string;
  /** Spoken before a change that fell; `{change}` stands for it. */
  decrease: string;
}

/** The English set. */
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
  /** The texts, such as `englishLabels` or a translation of it. */
  labels: Labels;
  children: ReactNode;
}

/** Gives the kit its language. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/**
 * Reads the kit's texts for one part: its own prop where that was given, else the provider's.
 * The function that it returns throws an Error naming the part and the text when neither is there.
 * @param part the part's name, for the error
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
