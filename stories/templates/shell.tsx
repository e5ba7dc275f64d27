'use client';

import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  AppBar,
  AppBarActions,
  AppBarBrand,
  AppBarContent,
  AppShell,
  AppShellContent,
  AppShellMain,
  Avatar,
  type Command,
  CommandPalette,
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerToggle,
  DrawerVersion,
  FlyoutProvider,
  IconButton,
  Link,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
  NavMenu,
  NavMenuEntries,
  NotificationContent,
  NotificationHeader,
  NotificationItem,
  NotificationList,
  NotificationPopover,
  NotificationTrigger,
  ProfileMenu,
  ProfileMenuBody,
  ProfileMenuContent,
  ProfileMenuHeader,
  ProfileMenuTrigger,
  SearchField,
  SearchPanel,
  SearchPanelContent,
  SearchPanelTrigger,
  SkipLink,
  StorageCard,
  Stack,
  useShortcut,
  useToast,
} from 'waymark';
import { Logo } from './logo';
import { home, menu } from './menu';
import { usePreferences } from './providers';
import { SiteFooter } from './site-footer';

const modes = [
  { value: 'system', name: 'System', Icon: Monitor },
  { value: 'light', name: 'Light', Icon: Sun },
  { value: 'dark', name: 'Dark', Icon: Moon },
] as const;

/** A command for every link of the menu. */
const pageCommands: readonly Command[] = menu
  .flatMap(({ children = [] }) => children.flatMap((entry) => [entry, ...(entry.children ?? [])]))
  .flatMap(({ id, title = '', url, icon, target }) =>
    url === undefined ? [] : [{ id, title, group: 'Pages', icon, href: url, newTab: target }],
  );

const notifications = [
  { id: 'weather', title: 'Weather service', time: '2 min ago', text: 'It responds again after ten minutes.' },
  { id: 'report', title: 'Weekly report', time: '1 h ago', text: "The chart of last week's response times is ready." },
];

export interface ShellProps {
  /** The current path, from your router. */
  path: string;
  /** The page: the outlet of your router. */
  children: ReactNode;
}

/** The frame of every page: the header, the menu, the footer and the command palette. */
export function Shell({ path, children }: ShellProps) {
  const [, change] = usePreferences();
  const [finding, setFinding] = useState(false);
  const [query, setQuery] = useState('');
  const { show } = useToast();
  const mainRef = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  // As a router should do: move focus to the new page, because the clicked link may have been removed.
  useEffect(() => {
    if (shownPath.current !== path) mainRef.current?.focus({ preventScroll: true });
    shownPath.current = path;
  }, [path]);

  function find(text = ''): void {
    setQuery(text);
    setFinding(true);
  }
  useShortcut('mod+k', () => (finding ? setFinding(false) : find()));

  const signOut = (): string => show({ title: 'You have been signed out', tone: 'success' });
  const commands: readonly Command[] = [
    ...pageCommands,
    ...modes.map(({ value, name, Icon }) => ({
      id: value,
      title: `Color mode: ${name}`,
      group: 'Actions',
      icon: <Icon />,
      keywords: ['theme'],
      onSelect: () => change({ mode: value }),
    })),
    { id: 'sign-out', title: 'Sign out', group: 'Actions', start: <LogOut />, onSelect: signOut },
  ];

  return (
    <AppShell>
      <Header onFind={find} onSignOut={signOut} />
      <MenuDrawer path={path} />
      <AppShellContent>
        <AppShellMain ref={mainRef}>{children}</AppShellMain>
        <SiteFooter />
      </AppShellContent>
      <CommandPalette commands={commands} open={finding} onOpenChange={setFinding} defaultQuery={query} />
    </AppShell>
  );
}

interface HeaderProps {
  /** Opens the command palette with the text of the search field. */
  onFind: (query?: string) => void;
  onSignOut: () => void;
}

function Header({ onFind, onSignOut }: HeaderProps) {
  const [searching, setSearching] = useState(false);
  return (
    <AppBar>
      <SkipLink />
      <AppBarBrand>
        <Link href={home} aria-label="Waymark" underline="none">
          <Logo compact />
        </Link>
        <DrawerToggle />
      </AppBarBrand>
      <AppBarContent>
        <Stack grow maxWidth="sm" hideBelow="md">
          <SearchField onSearch={onFind} onFilter={onFind} />
        </Stack>
      </AppBarContent>
      <AppBarActions>
        <Stack hideFrom="md">
          <SearchPanel open={searching} onOpenChange={setSearching}>
            <SearchPanelTrigger />
            <SearchPanelContent
              onSearch={(query) => {
                setSearching(false);
                onFind(query);
              }}
              onFilter={() => {
                setSearching(false);
                onFind();
              }}
            />
          </SearchPanel>
        </Stack>
        {/* A narrow bar has no room for it. The command palette has the same commands. */}
        <Stack hideBelow="sm">
          <ColorMode />
        </Stack>
        <NotificationPopover>
          <NotificationTrigger unread={notifications.length} />
          <NotificationContent>
            <NotificationHeader title="All Notification" count={String(notifications.length)} />
            <NotificationList>
              {notifications.map(({ id, title, time, text }) => (
                <NotificationItem
                  key={id}
                  unread
                  start={<Avatar name={title} size="lg" decorative />}
                  title={title}
                  time={time}
                >
                  {text}
                </NotificationItem>
              ))}
            </NotificationList>
          </NotificationContent>
        </NotificationPopover>
        <ProfileMenu name="John Doe">
          <ProfileMenuTrigger />
          <ProfileMenuContent>
            <ProfileMenuHeader greeting="Good Morning," subtitle="Project Admin" />
            <ProfileMenuBody>
              <List>
                <ListItem asChild onClick={onSignOut}>
                  <button type="button">
                    <ListItemIcon>
                      <LogOut />
                    </ListItemIcon>
                    <ListItemText primary="Sign out" />
                  </button>
                </ListItem>
              </List>
            </ProfileMenuBody>
          </ProfileMenuContent>
        </ProfileMenu>
      </AppBarActions>
    </AppBar>
  );
}

function ColorMode() {
  const [{ mode }, change] = usePreferences();
  const Shown = modes.find(({ value }) => value === mode)?.Icon ?? Monitor;
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton aria-label="Color mode">
          <Shown aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuRadioGroup
          aria-label="Color mode"
          value={mode}
          onValueChange={(value) => change({ mode: modes.find((entry) => entry.value === value)?.value ?? 'system' })}
        >
          {modes.map(({ value, name, Icon }) => (
            <MenuRadioItem key={value} value={value}>
              <Icon aria-hidden />
              {name}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}

function MenuDrawer({ path }: Pick<ShellProps, 'path'>) {
  return (
    <FlyoutProvider>
      <Drawer>
        <DrawerHeader>
          <Logo />
          <DrawerClose />
        </DrawerHeader>
        <DrawerContent>
          <NavMenu>
            <NavMenuEntries entries={menu} currentPath={path} />
          </NavMenu>
        </DrawerContent>
        <DrawerFooter>
          <section aria-label="Storage and version">
            <StorageCard
              title="Get Extra Space"
              caption="28/35 GB"
              label="Storage in use"
              value={28}
              max={35}
              valueText="28 of 35 GB"
            />
            <DrawerVersion>v4.0.0</DrawerVersion>
          </section>
        </DrawerFooter>
      </Drawer>
    </FlyoutProvider>
  );
}
