import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react';
import * as kit from 'waymark';

/** A state that a component can hold itself or be given: the names of its three props. */
interface State {
  prop: string;
  defaultProp: string;
  onChange: string;
  /** Finds what changes the state when it is pressed. */
  trigger: (root: ParentNode) => Element | null;
  /** Further props of the trigger take a handler here, whose `preventDefault` vetoes. */
  triggerProps: string;
}

/** What the contracts need to know of an exported component. */
export interface Contract {
  Component: ComponentType<never>;
  /** The least props that it renders with. */
  props: Record<string, unknown>;
  /** What it has to stand in, besides the providers that every test has. */
  wrap?: (element: ReactNode) => ReactElement;
  /** Where `ref` and `data-*` go: a selector, when it is not the root. */
  target?: string;
  /** A child to lend its looks to, where it can. */
  asChild?: ReactElement;
  /** It does something of its own at a press, which a handler of the consumer can veto. */
  vetoes?: (root: ParentNode) => boolean;
  state?: State;
}

function contract<Props>(
  Component: ComponentType<Props>,
  props: Partial<Props>,
  rest: Omit<Contract, 'Component' | 'props'> = {},
): Contract {
  return { Component: Component as ComponentType<never>, props, ...rest };
}

const inShell = (element: ReactNode) => <kit.AppShell>{element}</kit.AppShell>;
/** With the drawer itself, so that what the part does can be seen. */
const inShellWithDrawer = (element: ReactNode) => (
  <kit.AppShell>
    <kit.Drawer>Menu</kit.Drawer>
    {element}
  </kit.AppShell>
);
const inList = (element: ReactNode) => <ul>{element}</ul>;
const link = <a href="#there">There</a>;
/** A part that brings its own text lends it to the child as well. */
// oxlint-disable-next-line control-has-associated-label -- the part gives it its text
const emptyLink = <a href="#there" />;
const drawerIsOpen = (root: ParentNode): boolean =>
  root.querySelector('[data-slot="drawer"]')?.getAttribute('data-state') === 'open';

const passwordState: State = {
  prop: 'visible',
  defaultProp: 'defaultVisible',
  onChange: 'onVisibleChange',
  trigger: (root) => root.querySelector('button'),
  triggerProps: 'toggleProps',
};

/** Every component of the kit's public face that renders an element. */
export const contracts: Record<string, Contract> = {
  Alert: contract(
    kit.Alert,
    { children: 'Saved', dismissible: true },
    {
      state: {
        prop: 'open',
        defaultProp: 'defaultOpen',
        onChange: 'onOpenChange',
        trigger: (root) => root.querySelector('button'),
        triggerProps: 'dismissProps',
      },
    },
  ),
  AppBar: contract(kit.AppBar, {}),
  AppBarActions: contract(kit.AppBarActions, {}),
  AppBarBrand: contract(kit.AppBarBrand, {}),
  AppBarContent: contract(kit.AppBarContent, {}),
  AppShell: contract(kit.AppShell, {}),
  AppShellContent: contract(kit.AppShellContent, {}, { wrap: inShell, target: '[data-slot="app-shell-content"]' }),
  AppShellMain: contract(kit.AppShellMain, {}),
  Avatar: contract(kit.Avatar, { name: 'Ada Fischer' }),
  Button: contract(kit.Button, { children: 'Save' }, { asChild: link }),
  Card: contract(kit.Card, {}, { asChild: link }),
  CardAction: contract(kit.CardAction, {}),
  CardContent: contract(kit.CardContent, {}),
  CardFooter: contract(kit.CardFooter, {}),
  CardHeader: contract(kit.CardHeader, {}),
  CardTitle: contract(kit.CardTitle, { children: 'Traffic' }),
  Checkbox: contract(kit.Checkbox, { label: 'Remember' }, { target: 'input' }),
  Chip: contract(kit.Chip, { children: 'New' }, { asChild: link }),
  Drawer: contract(kit.Drawer, {}, { wrap: inShell, target: '[data-slot="drawer"]' }),
  DrawerClose: contract(
    kit.DrawerClose,
    {},
    { wrap: inShellWithDrawer, target: '[data-slot="drawer-close"]', asChild: <button type="button">Close</button>, vetoes: drawerIsOpen },
  ),
  DrawerContent: contract(kit.DrawerContent, {}),
  DrawerFooter: contract(kit.DrawerFooter, {}),
  DrawerToggle: contract(
    kit.DrawerToggle,
    {},
    { wrap: inShellWithDrawer, target: '[data-slot="drawer-toggle"]', asChild: <button type="button">Menu</button>, vetoes: drawerIsOpen },
  ),
  Footer: contract(kit.Footer, {}),
  FooterLinks: contract(kit.FooterLinks, {}),
  IconButton: contract(kit.IconButton, { label: 'Refresh' }, { asChild: link }),
  Link: contract(kit.Link, { href: '#there', children: 'There' }, { asChild: link }),
  LoadingBar: contract(kit.LoadingBar, {}),
  NavMenu: contract(kit.NavMenu, {}),
  NavMenuCollapse: contract(
    kit.NavMenuCollapse,
    { title: 'Authentication' },
    {
      wrap: inList,
      target: '[data-slot="nav-menu-collapse"]',
      state: {
        prop: 'open',
        defaultProp: 'defaultOpen',
        onChange: 'onOpenChange',
        trigger: (root) => root.querySelector('button'),
        triggerProps: 'triggerProps',
      },
    },
  ),
  NavMenuError: contract(kit.NavMenuError, {}, { wrap: inList, target: 'li' }),
  NavMenuGroup: contract(kit.NavMenuGroup, { title: 'Pages' }),
  NavMenuItem: contract(
    kit.NavMenuItem,
    { title: 'Dashboard', href: '#there' },
    { wrap: inList, target: 'a', asChild: emptyLink },
  ),
  PasswordField: contract(kit.PasswordField, { label: 'Password' }, { target: 'input', state: passwordState }),
  Progress: contract(kit.Progress, { label: 'Storage', value: 80 }),
  SkipLink: contract(kit.SkipLink, {}, { asChild: link }),
  TextField: contract(kit.TextField, { label: 'Name' }, { target: 'input' }),
};

/** Exports that are components but render no element of their own, or hold others; each with its reason. */
export const withoutElement: Record<string, string> = {
  DrawerHeader: 'renders nothing beside a permanent drawer; its own test shows it in a modal one',
  DrawerProvider: 'gives state to the parts below it',
  LabelsProvider: 'gives texts to the parts below it',
  LinkProvider: 'gives the link component to the parts below it',
  NavMenuEntries: 'renders the parts above from data',
};

/** The providers that every page of the kit has. */
export function Providers({ children }: Pick<ComponentProps<'div'>, 'children'>) {
  return <kit.LabelsProvider labels={kit.englishLabels}>{children}</kit.LabelsProvider>;
}
