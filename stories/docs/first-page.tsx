import { LayoutDashboard, Plug, Settings } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { AppBar, AppBarBrand, AppShell, AppShellContent, AppShellMain, SkipLink } from 'waymark';
import { Card, CardContent, CardHeader, CardTitle } from 'waymark';
import { Drawer, DrawerClose, DrawerContent, DrawerHeader, DrawerToggle } from 'waymark';
import { type MenuEntry, NavMenu, NavMenuEntries } from 'waymark';
import 'waymark/styles.css';

const menu: MenuEntry[] = [
  {
    id: 'main',
    type: 'group',
    children: [
      { id: 'dashboard', type: 'item', title: 'Dashboard', url: '/', icon: <LayoutDashboard /> },
      { id: 'connections', type: 'item', title: 'Connections', url: '/connections', icon: <Plug /> },
      { id: 'settings', type: 'item', title: 'Settings', url: '/settings', icon: <Settings /> },
    ],
  },
];

function App() {
  return (
    <AppShell>
      <SkipLink />
      <AppBar>
        <AppBarBrand>
          <strong>Acme</strong>
          <DrawerToggle />
        </AppBarBrand>
      </AppBar>
      <Drawer>
        <DrawerHeader>
          <strong>Acme</strong>
          <DrawerClose />
        </DrawerHeader>
        <DrawerContent>
          <NavMenu>
            <NavMenuEntries entries={menu} currentPath={window.location.pathname} />
          </NavMenu>
        </DrawerContent>
      </Drawer>
      <AppShellContent>
        <AppShellMain>
          <Card>
            <CardHeader>
              <CardTitle level={1}>Dashboard</CardTitle>
            </CardHeader>
            <CardContent>Your connections are shown here.</CardContent>
          </Card>
        </AppShellMain>
      </AppShellContent>
    </AppShell>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
