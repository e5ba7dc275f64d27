import { FileText, House } from 'lucide-react';
import type { MenuEntry } from 'waymark';

/** The path of the first page. */
export const home = '/';

/** The menu. The drawer, its flyouts, the breadcrumbs and the command palette read it. */
export const menu: readonly MenuEntry[] = [
  {
    id: 'main',
    type: 'group',
    title: 'Main',
    children: [
      { id: 'home', type: 'item', title: '__title__', url: home, icon: <House /> },
      { id: 'sample-page', type: 'item', title: 'Sample page', url: '/sample-page', icon: <FileText /> },
    ],
  },
];
