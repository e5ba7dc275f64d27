import { cloneElement, type ReactElement } from 'react';
import * as kit from 'waymark';

interface Props {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

interface ContentProps {
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
}

/** A component whose open state can be controlled or uncontrolled, rendered with a button named "Trigger". */
export interface OpenState {
  render: (props: Props, contentProps?: ContentProps, hasTrigger?: boolean) => ReactElement;
  /** Matches an element only while the component is open. */
  selector: string;
  /** The component lacks a trigger part: the consumer opens it. */
  hasNoTrigger?: boolean;
}

const open = (slot: string): string => `[data-slot="${slot}"]:not([data-state="closed"])`;

/** Returns the row of a component that contains a trigger and content with this slot. */
const layer = (
  slot: string,
  root: ReactElement<Props>,
  trigger: ReactElement,
  content: ReactElement<ContentProps>,
): OpenState => ({
  render: (props, contentProps, hasTrigger = true) =>
    cloneElement(root, props, hasTrigger && trigger, cloneElement(content, contentProps)),
  selector: open(slot),
});

export const openStates: Record<string, OpenState> = {
  CommandPalette: {
    render: (props, content) => (
      <kit.CommandPalette
        commands={[{ id: 'api-setup', title: 'API Setup', href: '#there' }]}
        {...props}
        {...content}
      />
    ),
    selector: open('command-palette'),
    hasNoTrigger: true,
  },
  Dialog: layer(
    'dialog-content',
    <kit.Dialog />,
    <kit.DialogTrigger>Trigger</kit.DialogTrigger>,
    <kit.DialogContent aria-label="Rename" />,
  ),
  Menu: layer(
    'menu-content',
    <kit.Menu />,
    <kit.MenuTrigger>Trigger</kit.MenuTrigger>,
    <kit.MenuContent>
      <kit.MenuItem>Edit</kit.MenuItem>
    </kit.MenuContent>,
  ),
  NotificationPopover: layer(
    'notification-content',
    <kit.NotificationPopover />,
    <kit.NotificationTrigger aria-label="Trigger" />,
    <kit.NotificationContent />,
  ),
  Popover: layer(
    'popover-content',
    <kit.Popover />,
    <kit.PopoverTrigger>Trigger</kit.PopoverTrigger>,
    <kit.PopoverContent aria-label="Filter" />,
  ),
  ProfileMenu: layer(
    'profile-menu-content',
    <kit.ProfileMenu name="John Doe" />,
    <kit.ProfileMenuTrigger aria-label="Trigger" />,
    <kit.ProfileMenuContent />,
  ),
  SearchPanel: layer(
    'search-panel-content',
    <kit.SearchPanel />,
    <kit.SearchPanelTrigger aria-label="Trigger" />,
    <kit.SearchPanelContent />,
  ),
  Sheet: layer(
    'sheet-content',
    <kit.Sheet />,
    <kit.SheetTrigger>Trigger</kit.SheetTrigger>,
    <kit.SheetContent aria-label="Filter" />,
  ),
};
