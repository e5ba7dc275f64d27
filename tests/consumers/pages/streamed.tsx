import { Suspense, use } from 'react';
import {
  AppBar,
  AppBarBrand,
  AppShell,
  AppShellContent,
  AppShellMain,
  Button,
  Combobox,
  DataGrid,
  DataGridTable,
  Drawer,
  DrawerContent,
  DrawerToggle,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  Skeleton,
  SkeletonGroup,
  ThemeProvider,
} from 'waymark';

interface Order {
  id: string;
  customer: string;
}

export interface StreamedProps {
  /** The theme stored in the cookie. */
  mode: 'light' | 'dark';
  orders: Promise<Order[]>;
  owners: Promise<string[]>;
}

/** A page that a server streams: the shell first, then each part as soon as its data has arrived. */
export function Streamed({ mode, orders, owners }: StreamedProps) {
  return (
    <html lang="en" data-theme={mode}>
      <head>
        <meta charSet="utf-8" />
        <title>Orders</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/css/styles.css" />
      </head>
      <body>
        <ThemeProvider mode={mode}>
          <AppShell>
            <AppBar>
              <AppBarBrand>
                <DrawerToggle />
              </AppBarBrand>
            </AppBar>
            <Drawer>
              <DrawerContent>
                <a href="/">Orders</a>
              </DrawerContent>
            </Drawer>
            <AppShellContent>
              <AppShellMain>
                <Suspense fallback={<Loading label="Loading the orders" />}>
                  <Orders orders={orders} />
                </Suspense>
                <Suspense fallback={<Loading label="Loading the owners" />}>
                  <Owners owners={owners} />
                </Suspense>
              </AppShellMain>
            </AppShellContent>
          </AppShell>
        </ThemeProvider>
      </body>
    </html>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <SkeletonGroup loading label={label}>
      <Skeleton />
    </SkeletonGroup>
  );
}

const columns = [
  { id: 'id', header: 'Id', value: ({ id }: Order) => id },
  { id: 'customer', header: 'Customer', value: ({ customer }: Order) => customer },
];

function Orders({ orders }: Pick<StreamedProps, 'orders'>) {
  return (
    <DataGrid data={use(orders)} columns={columns} getRowId={({ id }) => id} paginated selectable>
      <DataGridTable aria-label="Orders" />
    </DataGrid>
  );
}

function Owners({ owners }: Pick<StreamedProps, 'owners'>) {
  const names = use(owners);
  return (
    <>
      <Combobox label="Owner" options={names.map((name) => ({ value: name, label: name }))} />
      <Menu>
        <MenuTrigger asChild>
          <Button>Actions</Button>
        </MenuTrigger>
        <MenuContent>
          {names.map((name) => (
            <MenuItem key={name}>Assign to {name}</MenuItem>
          ))}
        </MenuContent>
      </Menu>
    </>
  );
}
