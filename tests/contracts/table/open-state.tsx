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
  render: (props: Props, contentProps?: ContentProps) => ReactElement;
  /** Matches an element only while the component is open. */
  selector: string;
  /** The component has no trigger part: the consumer opens it. */
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
    render: (props, content) => (
      <kit.Dialog {...props}>
        <kit.DialogTrigger>Trigger</kit.DialogTrigger>
        <kit.DialogContent aria-label="Rename" {...content} />
      </kit.Dialog>
    ),
    selector: open('dialog-content'),
  },
  Menu: {
    render: (props, content) => (
      <kit.Menu {...props}>
        <kit.MenuTrigger>Trigger</kit.MenuTrigger>
        <kit.MenuContent {...content}>
          <kit.MenuItem>Edit</kit.MenuItem>
        </kit.MenuContent>
      </kit.Menu>
    ),
    selector: open('menu-content'),
  },
  NotificationPopover: {
    render: (props, content) => (
      <kit.NotificationPopover {...props}>
        <kit.NotificationTrigger aria-label="Trigger" />
        <kit.NotificationContent {...content} />
      </kit.NotificationPopover>
    ),
    selector: open('notification-content'),
  },
  Popover: {
    render: (props, content) => (
      <kit.Popover {...props}>
        <kit.PopoverTrigger>Trigger</kit.PopoverTrigger>
        <kit.PopoverContent aria-label="Filter" {...content} />
      </kit.Popover>
    ),
    selector: open('popover-content'),
  },
  ProfileMenu: {
    render: (props, content) => (
      <kit.ProfileMenu name="John Doe" {...props}>
        <kit.ProfileMenuTrigger aria-label="Trigger" />
        <kit.ProfileMenuContent {...content} />
      </kit.ProfileMenu>
    ),
    selector: open('profile-menu-content'),
  },
  SearchPanel: {
    render: (props, content) => (
      <kit.SearchPanel {...props}>
        <kit.SearchPanelTrigger aria-label="Trigger" />
        <kit.SearchPanelContent {...content} />
      </kit.SearchPanel>
    ),
    selector: open('search-panel-content'),
  },
};
