import type { ReactNode } from 'react';
import * as kit from 'waymark';
import { contract, type Contract, emptyLink, inList, link, within } from './contract';

const inShell = within(<kit.AppShell />);
/** Includes the drawer, whose state the part changes. */
const inShellWithDrawer = (element: ReactNode) => (
  <kit.AppShell>
    <kit.Drawer>Menu</kit.Drawer>
    {element}
  </kit.AppShell>
);
const drawerIsOpen = '[data-slot="drawer"][data-state="open"]';

/** The components of `navigation`. */
export const navigation: Record<string, Contract> = {
  AppBar: contract(kit.AppBar),
  AppBarActions: contract(kit.AppBarActions),
  AppBarBrand: contract(kit.AppBarBrand),
  AppBarContent: contract(kit.AppBarContent),
  AppShell: contract(kit.AppShell),
  AppShellContent: contract(kit.AppShellContent, { wrap: inShell }),
  AppShellMain: contract(kit.AppShellMain),
  Breadcrumbs: contract(kit.Breadcrumbs),
  BreadcrumbsEllipsis: contract(kit.BreadcrumbsEllipsis),
  BreadcrumbsItem: contract(kit.BreadcrumbsItem, { wrap: inList }),
  BreadcrumbsLink: contract(kit.BreadcrumbsLink, { props: { href: '#there' }, asChild: link }),
  BreadcrumbsList: contract(kit.BreadcrumbsList),
  BreadcrumbsPage: contract(kit.BreadcrumbsPage, { asChild: link }),
  BreadcrumbsSeparator: contract(kit.BreadcrumbsSeparator, { wrap: inList }),
  BreadcrumbsTrail: contract(kit.BreadcrumbsTrail, {
    props: { links: [{ title: 'Dashboard', to: '#there' }, { title: 'Login' }] },
  }),
  Drawer: contract(kit.Drawer, { wrap: inShell }),
  DrawerClose: contract(kit.DrawerClose, {
    wrap: inShellWithDrawer,
    asChild: <button type="button">Close</button>,
    vetoes: drawerIsOpen,
  }),
  DrawerContent: contract(kit.DrawerContent),
  DrawerFooter: contract(kit.DrawerFooter),
  DrawerToggle: contract(kit.DrawerToggle, {
    wrap: inShellWithDrawer,
    asChild: <button type="button">Menu</button>,
    vetoes: drawerIsOpen,
  }),
  DrawerVersion: contract(kit.DrawerVersion),
  Footer: contract(kit.Footer),
  FooterLinks: contract(kit.FooterLinks),
  NavMenu: contract(kit.NavMenu),
  NavMenuCollapse: contract(kit.NavMenuCollapse, {
    props: { title: 'Authentication' },
    wrap: inList,
    state: { prop: 'open', defaultProp: 'defaultOpen', onChange: 'onOpenChange', trigger: 'button', slot: 'trigger' },
  }),
  NavMenuError: contract(kit.NavMenuError, { wrap: inList }),
  NavMenuGroup: contract(kit.NavMenuGroup, { props: { title: 'Pages' } }),
  NavMenuItem: contract(kit.NavMenuItem, {
    props: { title: 'Dashboard', href: '#there' },
    wrap: inList,
    target: 'a',
    asChild: emptyLink,
  }),
  PageHeader: contract(kit.PageHeader),
  PageHeaderTitle: contract(kit.PageHeaderTitle, { props: { children: 'Login' } }),
  SkipLink: contract(kit.SkipLink, {
    props: { targetId: 'content' },
    wrap: (element) => (
      <>
        {element}
        <main id="content" tabIndex={-1} />
      </>
    ),
    asChild: link,
    vetoes: '#content:focus',
  }),
};
