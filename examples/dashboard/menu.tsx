import { LayoutDashboard, Plug, ShoppingCart } from 'lucide-react';
import type { MenuEntry } from 'waymark';

/** The menu of the drawer, from which the breadcrumbs derive. */
export const menu: MenuEntry[] = [
  {
    id: 'main',
    type: 'group',
    children: [
      { id: 'overview', type: 'item', title: 'Overview', url: '/', icon: <LayoutDashboard /> },
      { id: 'orders', type: 'item', title: 'Orders', url: '/orders', icon: <ShoppingCart /> },
      { id: 'connection', type: 'item', title: 'New connection', url: '/connection', icon: <Plug /> },
    ],
  },
];
