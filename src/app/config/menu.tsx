import { CircleHelp, FileText, KeyRound, LayoutDashboard, PlugZap } from 'lucide-react';
import { type MenuEntry, trailOf } from 'waymark';
import { links } from './links';
import { paths } from './paths';

/** The app's menu, used by the drawer, the breadcrumbs, the palette and the document titles. */
export const menu: readonly MenuEntry[] = [
  {
    id: 'dashboard',
    type: 'group',
    title: 'Dashboard',
    children: [
      {
        id: 'default',
        type: 'item',
        title: 'Dashboard',
        url: paths.dashboard,
        link: paths.home,
        icon: <LayoutDashboard />,
        breadcrumbs: false,
      },
    ],
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
          { id: 'login', type: 'item', title: 'login', url: paths.pagesLogin, target: true },
          { id: 'register', type: 'item', title: 'register', url: paths.pagesRegister, target: true },
        ],
      },
    ],
  },
  {
    id: 'utilities',
    type: 'group',
    title: 'Utilities',
    children: [
      {
        id: 'util-api-setup',
        type: 'item',
        title: 'API Setup',
        url: paths.apiSetup,
        icon: <PlugZap />,
        breadcrumbs: false,
      },
    ],
  },
  {
    id: 'sample-docs-roadmap',
    type: 'group',
    children: [
      {
        id: 'sample-page',
        type: 'item',
        title: 'Sample Page',
        url: paths.samplePage,
        icon: <FileText />,
        breadcrumbs: false,
      },
      {
        id: 'documentation',
        type: 'item',
        title: 'Documentation',
        url: links.documentation,
        icon: <CircleHelp />,
        external: true,
        target: true,
      },
    ],
  },
];

/** Returns the document title for a path: its menu entry's title and the product name, or only the product name. */
export function pageTitle(path: string): string {
  const title = trailOf(menu, path).at(-1)?.title;
  return title ? `${title} – Waymark` : 'Waymark';
}
