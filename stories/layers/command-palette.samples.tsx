import { CircleHelp, Gauge, KeyRound, LayoutDashboard, LogOut, Moon, PlugZap, Settings, UserPlus } from 'lucide-react';
import type { Command } from 'waymark';

/** The commands of the stories: the pages of a dashboard and its global actions. */
export const commands: readonly Command[] = [
  {
    id: 'default',
    title: 'Dashboard',
    group: 'Pages',
    start: <LayoutDashboard />,
    href: '#/dashboard',
    keywords: ['home', 'start'],
  },
  {
    id: 'api-setup',
    title: 'API Setup',
    group: 'Pages',
    caption: 'Addresses, keys and time limits',
    start: <PlugZap />,
    href: '#/api-setup',
    keywords: ['connection', 'service'],
  },
  {
    id: 'usage',
    title: 'Usage of Météo services',
    group: 'Pages',
    start: <Gauge />,
    href: '#/usage',
    keywords: ['weather'],
  },
  { id: 'login', title: 'Login', group: 'Pages', start: <KeyRound />, href: '#/login', newTab: true },
  { id: 'register', title: 'Register', group: 'Pages', start: <UserPlus />, href: '#/register', newTab: true },
  {
    id: 'theme',
    title: 'Switch to the dark theme',
    group: 'Actions',
    start: <Moon />,
    shortcut: 'mod+j',
    keywords: ['light', 'mode'],
  },
  {
    id: 'settings',
    title: 'Account settings',
    group: 'Actions',
    start: <Settings />,
    caption: 'Name, picture and password',
    disabled: true,
  },
  { id: 'sign-out', title: 'Sign out', group: 'Actions', start: <LogOut />, keywords: ['logout', 'leave'] },
  { id: 'help', title: 'Documentation', start: <CircleHelp />, href: '#/docs' },
];
