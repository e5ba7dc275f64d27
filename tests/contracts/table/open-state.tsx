import type { ReactElement } from 'react';
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
  Dialog: {
    render: (props, content, hasTrigger = true) => (
      <kit.Dialog {...props}>
        {hasTrigger && <kit.DialogTrigger>Trigger</kit.DialogTrigger>}
        <kit.DialogContent aria-label="Rename" {...content} />
      </kit.Dialog>
    ),
    selector: open('dialog-content'),
  },
  Menu: {
    render: (props, content, hasTrigger = true) => (
      <kit.Menu {...props}>
        {hasTrigger && <kit.MenuTrigger>Trigger</kit.MenuTrigger>}
        <kit.MenuContent {...content}>
          <kit.MenuItem>Edit</kit.MenuItem>
        </kit.MenuContent>
      </kit.Menu>
    ),
    selector: open('menu-content'),
  },
  NotificationPopover: {
    render: (props, content, hasTrigger = true) => (
      <kit.NotificationPopover {...props}>
        {hasTrigger && <kit.NotificationTrigger aria-label="Trigger" />}
        <kit.NotificationContent {...content} />
      </kit.NotificationPopover>
    ),
    selector: open('notification-content'),
  },
  Popover: {
    render: (props, content, hasTrigger = true) => (
      <kit.Popover {...props}>
        {hasTrigger && <kit.PopoverTrigger>Trigger</kit.PopoverTrigger>}
        <kit.PopoverContent aria-label="Filter" {...content} />
      </kit.Popover>
    ),
    selector: open('popover-content'),
  },
  ProfileMenu: {
    render: (props, content, hasTrigger = true) => (
      <kit.ProfileMenu name="John Doe" {...props}>
        {hasTrigger && <kit.ProfileMenuTrigger aria-label="Trigger" />}
        <kit.ProfileMenuContent {...content} />
      </kit.ProfileMenu>
    ),
    selector: open('profile-menu-content'),
  },
  SearchPanel: {
    render: (props, content, hasTrigger = true) => (
      <kit.SearchPanel {...props}>
        {hasTrigger && <kit.SearchPanelTrigger aria-label="Trigger" />}
        <kit.SearchPanelContent {...content} />
      </kit.SearchPanel>
    ),
    selector: open('search-panel-content'),
  },
  Sheet: {
    render: (props, content, hasTrigger = true) => (
      <kit.Sheet {...props}>
        {hasTrigger && <kit.SheetTrigger>Trigger</kit.SheetTrigger>}
        <kit.SheetContent aria-label="Filter" {...content} />
      </kit.Sheet>
    ),
    selector: open('sheet-content'),
  },
};
