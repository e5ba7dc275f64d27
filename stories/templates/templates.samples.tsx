import { Cable, CloudSun, Mail, Map as MapIcon, Settings } from 'lucide-react';
import { createContext, type MouseEvent, type ReactNode, use, useState } from 'react';
import {
  AppShell,
  AppShellContent,
  AppShellMain,
  type Command,
  type LinkComponentProps,
  LinkProvider,
  type MenuEntry,
  SkipLink,
} from 'waymark';
import { SampleAppBar, SampleDrawer, SampleFooter, StorageCard, menu as shellMenu } from '../navigation/shell.samples';

export { Logo } from '../navigation/shell.samples';

/** The path of the first page. */
export const home = '/dashboard/default';

/** The menu of the templates: that of the shell, with the pages that the templates are. */
export const menu: readonly MenuEntry[] = [
  ...shellMenu.slice(0, -1),
  {
    id: 'account',
    type: 'group',
    title: 'Account',
    children: [
      { id: 'connections', type: 'item', title: 'Connections', url: '/connections', icon: Cable },
      { id: 'settings', type: 'item', title: 'Settings', url: '/settings', icon: Settings },
    ],
  },
  ...shellMenu.slice(-1),
];

/** Every entry of the menu that leads somewhere, as the command palette offers it. */
export const pageCommands: readonly Command[] = menu
  .flatMap(({ children = [] }) => children.flatMap((entry) => [entry, ...(entry.children ?? [])]))
  .filter(({ url }) => url !== undefined)
  .map(({ id, title = '', url, icon, target }) => ({ id, title, group: 'Pages', icon, href: url, newTab: target }));

export const connections = [
  { id: 'weather', name: 'Weather service', address: 'api.weather.example', answer: '180 ms', Icon: CloudSun },
  { id: 'mail', name: 'Mail service', address: 'api.mail.example', answer: '240 ms', Icon: Mail },
  { id: 'map', name: 'Map service', address: 'api.map.example', answer: '95 ms', Icon: MapIcon },
] as const;

const NavigateContext = createContext<(path: string) => void>(() => undefined);

/** Your router's link. */
export function RouterLink({ onClick, ...props }: LinkComponentProps) {
  const navigate = use(NavigateContext);
  const handlers = {
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented && props.href?.startsWith('/')) navigate(props.href);
      event.preventDefault();
    },
  };
  return <a {...props} {...handlers} />;
}

export interface SampleRouterProps {
  /** Renders the page at a path. */
  children: (path: string) => ReactNode;
}

/** A router as far as a template needs one: it keeps the path, and the browser stays on the story. */
export function SampleRouter({ children }: SampleRouterProps) {
  const [path, setPath] = useState(home);
  return (
    <NavigateContext value={setPath}>
      <LinkProvider component={RouterLink}>{children(path)}</LinkProvider>
    </NavigateContext>
  );
}

export interface PageFrameProps {
  /** The path of the page, which the menu marks. */
  path: string;
  /** The page. */
  children: ReactNode;
}

/** Stands for the shell of an app, of which a template is one page. The whole of one is the Dashboard template. */
export function PageFrame({ path, children }: PageFrameProps) {
  return (
    <LinkProvider component={RouterLink}>
      <AppShell>
        {/* Axe knows a skip link by being the page's first link, which Storybook's own hidden ones take from it. */}
        <nav aria-label="Skip">
          <SkipLink />
        </nav>
        <SampleAppBar />
        <SampleDrawer entries={menu} defaultPath={path} footer={<StorageCard />} />
        <AppShellContent>
          <AppShellMain>{children}</AppShellMain>
          <SampleFooter />
        </AppShellContent>
      </AppShell>
    </LinkProvider>
  );
}
