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
import { SampleAppBar, SampleDrawer, SampleFooter, SampleUsage, menu as shellMenu } from '../navigation/shell.samples';

export { days, levels as levelSeries, noise } from '../data/chart.samples';
export { columns as readingColumns, createReadings, getRowId } from '../data/data-grid.samples';
export { Logo } from '../navigation/shell.samples';

/** The path of the first page. */
export const home = '/dashboard/default';

/** The menu of the shell stories, with the pages of the templates. */
export const menu: readonly MenuEntry[] = [
  ...shellMenu.slice(0, -1),
  {
    id: 'account',
    type: 'group',
    title: 'Account',
    children: [
      { id: 'connections', type: 'item', title: 'Connections', url: '/connections', icon: <Cable /> },
      { id: 'settings', type: 'item', title: 'Settings', url: '/settings', icon: <Settings /> },
    ],
  },
  ...shellMenu.slice(-1),
];

/** A command for every link of the menu. */
export const pageCommands: readonly Command[] = menu
  .flatMap(({ children = [] }) => children.flatMap((entry) => [entry, ...(entry.children ?? [])]))
  .filter(({ url }) => url !== undefined)
  .map(({ id, title = '', url, icon, target }) => ({ id, title, group: 'Pages', icon, href: url, newTab: target }));

export const connections = [
  { id: 'weather', name: 'Weather service', address: 'api.weather.example', responseTime: '180 ms', Icon: CloudSun },
  { id: 'mail', name: 'Mail service', address: 'api.mail.example', responseTime: '240 ms', Icon: Mail },
  { id: 'map', name: 'Map service', address: 'api.map.example', responseTime: '95 ms', Icon: MapIcon },
] as const;

const NavigateContext = createContext<(path: string) => void>(() => undefined);

/** In place of your router's link component. */
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

/** A router for templates: it keeps the path in state, so that the browser stays on the story. */
export function SampleRouter({ children }: SampleRouterProps) {
  const [path, setPath] = useState(home);
  return (
    <NavigateContext value={setPath}>
      <LinkProvider component={RouterLink}>{children(path)}</LinkProvider>
    </NavigateContext>
  );
}

export interface PageFrameProps {
  /** The current path. */
  path: string;
  /** The content of the page. */
  children: ReactNode;
}

/** The shell around a template page. See the Dashboard template for a complete shell. */
export function PageFrame({ path, children }: PageFrameProps) {
  return (
    <LinkProvider component={RouterLink}>
      <AppShell>
        {/* Axe expects a skip link to be the first link of the page, but Storybook has hidden links before it. */}
        <nav aria-label="Skip">
          <SkipLink />
        </nav>
        <SampleAppBar />
        <SampleDrawer entries={menu} defaultPath={path} footer={<SampleUsage />} />
        <AppShellContent>
          <AppShellMain>{children}</AppShellMain>
          <SampleFooter />
        </AppShellContent>
      </AppShell>
    </LinkProvider>
  );
}
