import type { Decorator } from '@storybook/react-vite';
import { CircleHelp, FileText, KeyRound, LayoutDashboard, PlugZap } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import {
  AppBar,
  AppBarActions,
  AppBarBrand,
  Avatar,
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerToggle,
  DrawerVersion,
  Footer,
  FooterLinks,
  type FooterProps,
  Link,
  type LinkComponentProps,
  LinkProvider,
  type MenuEntry,
  NavMenu,
  NavMenuEntries,
  StorageCard,
} from 'waymark';
import { Logo } from '../templates/logo';

export { Logo } from '../templates/logo';

/** The menu of the navigation stories. */
export const menu: readonly MenuEntry[] = [
  {
    id: 'dashboard',
    type: 'group',
    title: 'Dashboard',
    children: [
      { id: 'default', type: 'item', title: 'Dashboard', url: '/dashboard/default', icon: <LayoutDashboard /> },
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
          { id: 'login', type: 'item', title: 'Login', url: '/pages/login' },
          { id: 'register', type: 'item', title: 'Register', url: '/pages/register' },
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

/** A router link for stories: it keeps the browser from navigating. */
function StoryLink({ onClick, ...props }: LinkComponentProps) {
  const handlers = {
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!props.href.startsWith('#')) event.preventDefault();
    },
  };
  return <a {...props} {...handlers} />;
}

/** Keeps the links of the kit on the story. */
export function StoryRouter({ children }: { children: ReactNode }) {
  return <LinkProvider component={StoryLink}>{children}</LinkProvider>;
}

export const withRouter: Decorator = (Story) => (
  <StoryRouter>
    <Story />
  </StoryRouter>
);

/** The content of the drawer's footer. */
export function SampleUsage({ label = 'Storage' }: { label?: string }) {
  return (
    <section aria-label={label}>
      <StorageCard
        title="Get Extra Space"
        caption="28/35 GB"
        label={`${label} in use`}
        value={28}
        max={35}
        valueText="28 of 35 GB"
      />
      <DrawerVersion>v4.0.0</DrawerVersion>
    </section>
  );
}

/** The app bar, with the logo and the toggle at its start, its content, and an avatar at its end. */
export function SampleAppBar({ avatar = true, children }: { avatar?: boolean; children?: ReactNode }) {
  return (
    <AppBar>
      <AppBarBrand>
        <Logo />
        <DrawerToggle />
      </AppBarBrand>
      {children}
      {avatar && (
        <AppBarActions>
          <Avatar name="John Doe" />
        </AppBarActions>
      )}
    </AppBar>
  );
}

export interface SampleDrawerProps {
  /** Name of the menu landmark, for pages with several menus. */
  label?: string | undefined;
  /** Content of the drawer's footer. */
  footer?: ReactNode;
  entries?: readonly MenuEntry[];
  /** The initially current path. */
  defaultPath?: string;
}

/** The drawer with its menu, which marks the link that was clicked last. */
export function SampleDrawer({ label, footer, entries = menu, defaultPath = '/dashboard/default' }: SampleDrawerProps) {
  const [path, setPath] = useState(defaultPath);
  return (
    <Drawer
      onClick={(event) => {
        const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
        if (link) setPath(link.getAttribute('href') ?? path);
      }}
    >
      <DrawerHeader>
        <Logo />
        <DrawerClose />
      </DrawerHeader>
      <DrawerContent>
        <NavMenu aria-label={label}>
          <NavMenuEntries entries={entries} currentPath={path} />
        </NavMenu>
      </DrawerContent>
      {footer && <DrawerFooter>{footer}</DrawerFooter>}
    </Drawer>
  );
}

/** The footer of the page. */
export function SampleFooter(props: FooterProps) {
  return (
    <Footer {...props}>
      <p>
        © All rights reserved{' '}
        <Link href="#about" showIcon={false}>
          Waymark
        </Link>
      </p>
      <FooterLinks>
        <li>
          <Link href="#x" showIcon={false} tone="inherit">
            X
          </Link>
        </li>
        <li>
          <Link href="#discord" showIcon={false} tone="inherit">
            Discord
          </Link>
        </li>
      </FooterLinks>
    </Footer>
  );
}

/** A containing block for fixed positioning, so that a shell fits into a part of a story. */
export function Frame({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`relative overflow-hidden rounded bg-canvas contain-layout ${className}`} {...props} />;
}

/**
 * Returns the first element with the `data-slot`.
 *
 * @throws If there is no such element.
 */
export function part(root: ParentNode, slot: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  if (!found) throw new Error(`No element has data-slot="${slot}".`);
  return found;
}
