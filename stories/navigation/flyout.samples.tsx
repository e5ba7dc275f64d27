import { KeyRound, LayoutDashboard, PlugZap, Settings } from 'lucide-react';
import { DrawerProvider, FlyoutProvider, type MenuEntry } from 'waymark';
import { Frame, SampleAppBar, SampleDrawer } from './shell.samples';

/** A menu with two groups, one of them with a nested group. */
export const entries: readonly MenuEntry[] = [
  {
    id: 'main',
    type: 'group',
    title: 'Main',
    children: [
      { id: 'default', type: 'item', title: 'Dashboard', url: '/dashboard/default', icon: <LayoutDashboard /> },
      {
        id: 'authentication',
        type: 'collapse',
        title: 'Authentication',
        icon: <KeyRound />,
        children: [
          { id: 'login', type: 'item', title: 'Login', url: '/pages/login' },
          { id: 'register', type: 'item', title: 'Register', url: '/pages/register' },
        ],
      },
      {
        id: 'settings',
        type: 'collapse',
        title: 'Settings',
        icon: <Settings />,
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
      { id: 'api-setup', type: 'item', title: 'API Setup', url: '/api-setup', icon: <PlugZap /> },
    ],
  },
];

export interface MiniShellProps {
  /** The initial state of the drawer. */
  defaultOpen?: boolean;
  /** Classes of the frame, for its height. */
  className?: string;
  /** Name of the menu landmark, for pages with several menus. */
  label?: string;
  menu?: readonly MenuEntry[];
  /** Render the app bar with the drawer toggle. */
  bar?: boolean;
}

/** A mini drawer whose groups open as flyouts. */
export function MiniShell({
  defaultOpen = false,
  className = 'h-120',
  label,
  menu = entries,
  bar = true,
}: MiniShellProps) {
  return (
    <DrawerProvider variant="permanent" defaultOpen={defaultOpen}>
      <Frame className={className}>
        {bar && <SampleAppBar avatar={false} />}
        <FlyoutProvider>
          <SampleDrawer entries={menu} label={label} />
        </FlyoutProvider>
      </Frame>
    </DrawerProvider>
  );
}
