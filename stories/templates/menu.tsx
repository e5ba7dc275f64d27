'use client';

import { Cable, CircleHelp, FileText, KeyRound, LayoutDashboard, PlugZap, Settings } from 'lucide-react';
import type { MenuEntry } from 'waymark';

/** The path of the first page. */
export const home = '/';

/** The menu. The drawer, its flyouts, the breadcrumbs and the command palette read it. */
export const menu: readonly MenuEntry[] = [
  {
    id: 'dashboard',
    type: 'group',
    title: 'Dashboard',
    children: [{ id: 'default', type: 'item', title: 'Dashboard', url: home, icon: <LayoutDashboard /> }],
  },
  {
    id: 'pages',
    type: 'group',
    title: 'Pages',
    caption: 'Pages Caption',
    children: [
      {
        id: 'authentication',
        type: 'collapse',
        title: 'Authentication',
        icon: <KeyRound />,
        children: [
          { id: 'login', type: 'item', title: 'Login', url: '/login' },
          { id: 'register', type: 'item', title: 'Register', url: '/register' },
        ],
      },
    ],
  },
  {
    id: 'utilities',
    type: 'group',
    title: 'Utilities',
    children: [{ id: 'api-setup', type: 'item', title: 'API Setup', url: '/api-setup', icon: <PlugZap /> }],
  },
  {
    id: 'account',
    type: 'group',
    title: 'Account',
    children: [
      { id: 'connections', type: 'item', title: 'Connections', url: '/connections', icon: <Cable /> },
      { id: 'settings', type: 'item', title: 'Settings', url: '/settings', icon: <Settings /> },
    ],
  },
  {
    id: 'more',
    type: 'group',
    children: [
      { id: 'sample-page', type: 'item', title: 'Sample Page', url: '/sample-page', icon: <FileText /> },
      {
        id: 'documentation',
        type: 'item',
        title: 'Documentation',
        url: 'https://www.w3.org/WAI/ARIA/apg/',
        icon: <CircleHelp />,
        external: true,
        target: true,
      },
    ],
  },
];
