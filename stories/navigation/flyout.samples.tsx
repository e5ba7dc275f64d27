import { KeyRound, LayoutDashboard, PlugZap, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { DrawerProvider, FlyoutProvider, type MenuEntry } from 'waymark';
import { Frame, SampleAppBar, SampleDrawer } from './shell.samples';

/** A menu with two groups that open, one of which has a level more. */
export const entries: readonly MenuEntry[] = [
  {
    id: 'main',
    type: 'group',
    title: 'Main',
    children: [
      { id: 'default', type: 'item', title: 'Dashboard', url: '/dashboard/default', icon: LayoutDashboard },
      {
        id: 'authentication',
        type: 'collapse',
        title: 'Authentication',
        icon: KeyRound,
        children: [
          { id: 'login', type: 'item', title: 'Login', url: '/pages/login' },
          { id: 'register', type: 'item', title: 'Register', url: '/pages/register' },
        ],
      },
      {
        id: 'settings',
        type: 'collapse',
        title: 'Settings',
        icon: Settings,
        children: [
          { id: 'profile', type: 'item', title: 'Profile', url: '/settings/profile' },
          {
            id: 'team',
            type: 'collapse',
            title: 'Team',
            children: [
              { id: 'members', type: 'item', title: 'Members', url: '/settings/team/members' },
              { id: 'roles', type: 'item', title: 'Roles and rights', url: '/settings/team/roles' },
            ],
          },
          { id: 'billing', type: 'item', title: 'Billing', url: '/settings/billing' },
        ],
      },
      { id: 'api-setup', type: 'item', title: 'API Setup', url: '/api-setup', icon: PlugZap },
    ],
  },
];

export interface MiniShellProps {
  /** Whether the drawer is open rather than mini at first. */
  defaultOpen?: boolean;
  /** The height of the frame around it. */
  className?: string;
  /** Name of the menu's landmark, where a story shows several. */
  label?: string;
  menu?: readonly MenuEntry[];
  /** Whether the page's bar is there, with the drawer's toggle. */
  bar?: boolean;
  /** What stands around the menu. */
  Provider?: (props: { children: ReactNode }) => ReactNode;
}

/** A mini drawer whose groups open as flyouts. */
export function MiniShell({
  defaultOpen = false,
  className = 'h-120',
  label,
  menu = entries,
  bar = true,
  Provider = FlyoutProvider,
}: MiniShellProps) {
  return (
    <DrawerProvider variant="permanent" defaultOpen={defaultOpen}>
      <Frame className={className}>
        {bar && <SampleAppBar person={false} />}
        <Provider>
          <SampleDrawer entries={menu} label={label} />
        </Provider>
      </Frame>
    </DrawerProvider>
  );
}
