import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Monitor, Moon, RefreshCw, Sun } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  AppBar,
  AppBarActions,
  AppBarBrand,
  AppBarContent,
  AppShell,
  AppShellContent,
  AppShellMain,
  BarChart,
  BarList,
  BreadcrumbsTrail,
  Button,
  Card,
  CardAction,
  CardContent,
  CardHeader,
  CardTitle,
  Chart,
  Chip,
  type Command,
  CommandPalette,
  DataGrid,
  DataGridCards,
  DataGridColumns,
  DataGridExport,
  DataGridFacet,
  DataGridPagination,
  DataGridSearch,
  type DataGridState,
  DataGridTable,
  DataGridToolbar,
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerToggle,
  DrawerVersion,
  EmptyState,
  FlyoutProvider,
  Grid,
  GridItem,
  IconButton,
  levels,
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
  NotificationPopover,
  NotificationTrigger,
  PageHeader,
  PageHeaderTitle,
  ProfileMenu,
  ProfileMenuTrigger,
  SearchField,
  SearchPanel,
  SearchPanelContent,
  SearchPanelTrigger,
  Skeleton,
  SkeletonGroup,
  SkipLink,
  Sparkline,
  Stack,
  StatCard,
  StorageCard,
  type ThemeMode,
  ThemeProvider,
  Toaster,
  ToastProvider,
  trailOf,
  useShortcut,
  useTheme,
  useToast,
} from 'waymark';
import { SampleFooter } from '../navigation/shell.samples';
import { SamplePopup } from '../patterns/notifications.samples';
import { SampleProfile } from '../patterns/profile-menu.samples';
import {
  connections,
  createReadings,
  days,
  getRowId,
  home,
  levelSeries,
  Logo,
  menu,
  noise,
  pageCommands,
  readingColumns,
  RouterLink,
  SampleRouter,
} from './templates.samples';

const modes = [
  { value: 'system', name: 'System', Icon: Monitor },
  { value: 'light', name: 'Light', Icon: Sun },
  { value: 'dark', name: 'Dark', Icon: Moon },
] as const;

const logoStyle = { borderRadius: 'var(--wm-radius)', textDecoration: 'none' };
const searchStyle = { width: '36vw', minWidth: 250, maxWidth: 434 };
/** Aligns the rows of a list with the other content of its card. */
const cardPadding = { paddingInline: 'var(--wm-card-padding)' };
const actionPadding = { paddingInlineEnd: 'var(--wm-space)' };
/** The cards of a row have the same height. */
const figureStyle = { flexGrow: 1 };
/** The chart is as high as the cards beside it. */
const chartStyle = { height: '100%' };
const plotStyle = { flexGrow: 1, minHeight: 240 };
const lineStyle = { color: 'var(--wm-color-primary)' };
const latestFirst: Partial<DataGridState> = { pageSize: 10, sort: [{ column: 'time', descending: true }] };

interface DashboardProps {
  /** The current path, from your router. */
  path: string;
  /** The data is loading. */
  loading?: boolean;
}

/** A complete dashboard: the shell of all pages and the first page. */
function Dashboard(props: DashboardProps) {
  const [mode, setMode] = useState<ThemeMode>('system');
  return (
    <ThemeProvider mode={mode}>
      <ToastProvider>
        <Shell {...props} onModeChange={setMode} />
        <Toaster />
      </ToastProvider>
    </ThemeProvider>
  );
}

interface ShellProps extends DashboardProps {
  onModeChange: (mode: ThemeMode) => void;
}

function Shell({ path, loading, onModeChange }: ShellProps) {
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
  const trail = trailOf(menu, path).filter(({ type }) => type !== 'group');
  const title = trail.at(-1)?.title ?? 'Page';

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
      onSelect: () => onModeChange(value),
    })),
    { id: 'sign-out', title: 'Sign out', group: 'Actions', icon: <LogOut />, onSelect: signOut },
  ];

  return (
    <AppShell>
      <Header onFind={find} onModeChange={onModeChange} onSignOut={signOut} />
      <MenuDrawer path={path} />
      <AppShellContent>
        <AppShellMain ref={mainRef}>
          <Stack gap={6}>
            <PageHeader>
              <PageHeaderTitle level={1}>{title}</PageHeaderTitle>
              <BreadcrumbsTrail
                homeIcon
                links={[
                  { title: 'Home', to: home },
                  ...trail.map((entry) => ({ title: entry.title ?? '', to: entry.url })),
                ]}
              />
            </PageHeader>
            {path === home ? <Overview loading={loading} /> : <OtherPage title={title} />}
          </Stack>
        </AppShellMain>
        <SampleFooter />
      </AppShellContent>
      <CommandPalette commands={commands} open={finding} onOpenChange={setFinding} defaultQuery={query} />
    </AppShell>
  );
}

interface HeaderProps {
  /** Opens the command palette with the text of the search field. */
  onFind: (query?: string) => void;
  onModeChange: (mode: ThemeMode) => void;
  onSignOut: () => void;
}

function Header({ onFind, onModeChange, onSignOut }: HeaderProps) {
  const [searching, setSearching] = useState(false);
  return (
    <AppBar>
      <SkipLink />
      <AppBarBrand>
        <Link href="/sample-page" style={logoStyle}>
          <Logo compact />
        </Link>
        <DrawerToggle />
      </AppBarBrand>
      <AppBarContent>
        <Stack hideBelow="md">
          <SearchField rootProps={{ style: searchStyle }} onSearch={onFind} onFilter={onFind} />
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
          <ColorMode onModeChange={onModeChange} />
        </Stack>
        <NotificationPopover>
          <NotificationTrigger unread={2} />
          <SamplePopup filters />
        </NotificationPopover>
        <ProfileMenu name="John Doe">
          <ProfileMenuTrigger />
          <SampleProfile onSelectEntry={(entry) => entry === 'Logout' && onSignOut()} />
        </ProfileMenu>
      </AppBarActions>
    </AppBar>
  );
}

function ColorMode({ onModeChange }: Pick<HeaderProps, 'onModeChange'>) {
  const { mode } = useTheme();
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
          onValueChange={(value) => onModeChange(modes.find((entry) => entry.value === value)?.value ?? 'system')}
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

function MenuDrawer({ path }: Pick<DashboardProps, 'path'>) {
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
              meterLabel="Storage in use"
              value={28}
              max={35}
              valueText="28 of 35 GB"
            />
            <DrawerVersion>
              <Chip size="sm">v4.0.0</Chip>
            </DrawerVersion>
          </section>
        </DrawerFooter>
      </Drawer>
    </FlyoutProvider>
  );
}

const month = days(25);
const amountOf = (level: (typeof levels)[number]): number => month.reduce((sum, day) => sum + day[level], 0);
const total = levels.reduce((sum, level) => sum + amountOf(level), 0);
const share = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1 });
const daily = (valueOf: (day: (typeof month)[number], index: number) => number): number[] => month.map(valueOf);
const figures = [
  {
    label: 'Readings',
    value: String(total),
    change: '8.7%',
    direction: 'up',
    data: daily(({ high, medium, low }) => high + medium + low),
  },
  { label: 'Average value', value: '0.861', change: '0.9%', direction: 'down', data: daily((_, day) => noise(day)) },
  {
    label: 'Share of high readings',
    value: share.format(amountOf('high') / total),
    change: '1.2%',
    direction: 'up',
    data: daily(({ high }) => high),
  },
  {
    label: 'Low readings',
    value: String(amountOf('low')),
    change: '12.6%',
    direction: 'down',
    changeTone: 'success',
    data: daily(({ low }) => low),
  },
] as const;
const readings = createReadings(60);

/** Figures, a chart and a grid. Selecting a level filters the grid. */
function Overview({ loading = false }: Pick<DashboardProps, 'loading'>) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <Stack gap={5}>
      <Grid asChild columns={{ initial: 2, lg: 4 }} gap={{ initial: 3, sm: 5 }}>
        <ul role="list">
          {figures.map(({ data, ...figure }) => (
            <Stack asChild key={figure.label}>
              <li>
                <StatCard
                  {...figure}
                  style={figureStyle}
                  sparkline={<Sparkline variant="area" style={lineStyle} data={data} />}
                  loading={loading}
                />
              </li>
            </Stack>
          ))}
        </ul>
      </Grid>
      <Grid columns={{ initial: 1, lg: 3 }} gap={5}>
        <GridItem asChild span={{ lg: 2 }}>
          <Card>
            <CardContent>
              <Chart
                title="Readings by level"
                data={month}
                x="day"
                xLabel="Day"
                series={levelSeries}
                style={chartStyle}
                status={loading ? 'loading' : 'ready'}
              >
                <BarChart style={plotStyle} />
              </Chart>
            </CardContent>
          </Card>
        </GridItem>
        <Stack gap={5}>
          <Card>
            <CardHeader>
              <CardTitle>Levels</CardTitle>
            </CardHeader>
            <CardContent>
              <BarList
                variant="parts"
                aria-label="Readings by level"
                items={levelSeries.map(({ label, color }, index) => {
                  const level = levels[index] ?? 'low';
                  return { key: level, label, color, value: loading ? null : amountOf(level) };
                })}
                selected={selected}
                onSelect={(level) => setSelected(selected.includes(level) ? [] : [level])}
              />
            </CardContent>
          </Card>
          <ConnectionsCard loading={loading} />
        </Stack>
      </Grid>
      <ReadingsCard levels={selected} loading={loading} />
    </Stack>
  );
}

interface ReadingsCardProps extends Pick<DashboardProps, 'loading'> {
  /** The displayed levels. All levels if it is empty. */
  levels: readonly string[];
}

function ReadingsCard({ levels: shown, loading }: ReadingsCardProps) {
  const rows = useMemo(
    () => (shown.length === 0 ? readings : readings.filter(({ level }) => shown.includes(level))),
    [shown],
  );
  return (
    <Card>
      <CardContent>
        <DataGrid
          columns={readingColumns}
          data={rows}
          getRowId={getRowId}
          paginated
          defaultState={latestFirst}
          loading={loading}
          cards={<DataGridCards aria-label="Latest readings" />}
        >
          <DataGridToolbar>
            <CardTitle>Latest readings</CardTitle>
            <DataGridSearch aria-label="Search readings" placeholder="Search readings" />
            <DataGridFacet column="level" />
            <DataGridColumns />
            <DataGridExport fileName="readings.csv" />
          </DataGridToolbar>
          <DataGridTable aria-label="Latest readings" />
          <DataGridPagination aria-label="Pages of the readings" compact />
        </DataGrid>
      </CardContent>
    </Card>
  );
}

function ConnectionsCard({ loading = false }: Pick<DashboardProps, 'loading'>) {
  const { show } = useToast();
  return (
    <Card>
      <CardHeader>
        <CardTitle>Connections</CardTitle>
        <CardAction>
          <Button
            size="sm"
            variant="tonal"
            startIcon={<RefreshCw />}
            onClick={() => show({ id: 'refresh', title: 'Data updated', tone: 'success' })}
          >
            Refresh
          </Button>
        </CardAction>
      </CardHeader>
      <SkeletonGroup loading={loading}>
        <List dividers>
          {connections.map(({ id, name, address, responseTime, Icon }) => (
            <ListItem
              key={id}
              style={cardPadding}
              action={
                <div style={actionPadding}>
                  <Button
                    size="sm"
                    variant="ghost"
                    disabled={loading}
                    aria-label={`Test ${name}`}
                    onClick={() =>
                      show({
                        id,
                        title: `${name} is responding`,
                        description: `Response time: ${responseTime}`,
                        tone: 'success',
                      })
                    }
                  >
                    Test
                  </Button>
                </div>
              }
            >
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <ListItemText
                primary={loading ? <Skeleton style={{ width: 72 }} /> : name}
                secondary={loading ? <Skeleton style={{ width: 228, maxWidth: '100%' }} /> : address}
              />
            </ListItem>
          ))}
        </List>
      </SkeletonGroup>
    </Card>
  );
}

/** In place of your router's outlet. */
function OtherPage({ title }: { title: string }) {
  return (
    <Card>
      <CardContent>
        <EmptyState
          title={`${title} is a page of yours`}
          description="The shell stays mounted. The menu and the breadcrumbs follow the path."
          actions={
            <Button asChild variant="outline">
              <RouterLink href={home}>Go to the dashboard</RouterLink>
            </Button>
          }
        />
      </CardContent>
    </Card>
  );
}

const meta = {
  title: 'Templates/Dashboard',
  component: Dashboard,
  parameters: { layout: 'fullscreen', page: true, docs: { story: { inline: false, iframeHeight: 760 } } },
  args: { path: home, loading: false },
  argTypes: { path: { control: false }, loading: { control: 'boolean' } },
  render: (args) => <SampleRouter>{(path) => <Dashboard {...args} path={path} />}</SampleRouter>,
} satisfies Meta<typeof Dashboard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The initial state with loaded data. */
export const Default: Story = { tags: ['visual'] };

/**
 * A keyboard walkthrough: the skip link, the breadcrumbs, a toast, the search field, which passes its text to the command
 * palette, and the color mode.
 */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const main = canvas.getByRole('main');
    const root = document.documentElement;

    // Skip the menu.
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(main).toHaveFocus();
    await userEvent.tab();
    await expect(within(main).getByRole('link', { name: 'Home' })).toHaveFocus();
    within(main).getByRole('button', { name: 'Test Weather service' }).focus();
    await userEvent.keyboard('{Enter}');
    // Focus the toast first: its timer could end during slow queries.
    await userEvent.keyboard('{F8}');
    const toasts = within(canvas.getByRole('region', { name: 'Messages' }));
    await expect(toasts.getByText('Weather service is responding')).toBeVisible();
    await expect(canvas.getByText('Weather service is responding').closest('[data-slot="toast"]')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Weather service is responding')).not.toBeInTheDocument());
    await expect(within(main).getByRole('button', { name: 'Test Weather service' })).toHaveFocus();

    // The search field passes its text to the palette.
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    search.focus();
    await fireEvent.change(search, { target: { value: 'settings' } });
    await userEvent.keyboard('{Enter}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus());
    await expect(palette.getByRole('combobox')).toHaveValue('settings');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const menuOfPages = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(menuOfPages.getByRole('link', { name: 'Settings', current: 'page' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    // The shortcut opens the palette from anywhere. The color mode changes and changes back.
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Color mode: Dark');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(root).toHaveAttribute('data-theme', 'dark'));
    canvas.getByRole('button', { name: 'Color mode' }).focus();
    await userEvent.keyboard('{Enter}');
    const menuOfModes = await screen.findByRole('menu');
    await expect(within(menuOfModes).getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await userEvent.keyboard('s{Enter}');
    await waitFor(() => expect(root.dataset.theme).not.toBe('dark'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Only one popup of the header, or flyout of the mini drawer, is open at a time. */
export const OnePopupAtATime: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const popups = {
      notifications: { opener: canvas.getByRole('button', { name: /^Notifications/ }) },
      profile: { opener: canvas.getByRole('button', { name: /John Doe/ }) },
      mode: { opener: canvas.getByRole('button', { name: 'Color mode' }) },
    } as const;
    const names = Object.keys(popups) as (keyof typeof popups)[];
    const openLayers = () => [...document.querySelectorAll('[role="dialog"], [role="menu"], [data-slot="flyout"]')];
    const onlyOpen = (name: keyof typeof popups) =>
      waitFor(async () => {
        const open = names.filter((other) => popups[other].opener.getAttribute('aria-expanded') === 'true');
        await expect(open).toEqual([name]);
        await expect(openLayers()).toHaveLength(1);
      });
    const noneOpen = () => waitFor(() => expect(openLayers()).toHaveLength(0));

    // By pointer: open each popup after each other one.
    for (const first of names) {
      for (const second of names.filter((name) => name !== first)) {
        await userEvent.click(popups[first].opener);
        await onlyOpen(first);
        await userEvent.click(popups[second].opener);
        await onlyOpen(second);
        await userEvent.keyboard('{Escape}');
        await noneOpen();
      }
    }

    // By keyboard: a popup closes when focus leaves it.
    for (const first of names) {
      for (const second of names.filter((name) => name !== first)) {
        popups[first].opener.focus();
        await userEvent.keyboard('{Enter}');
        await onlyOpen(first);
        popups[second].opener.focus();
        await userEvent.keyboard('{Enter}');
        await onlyOpen(second);
        await userEvent.keyboard('{Escape}');
        await noneOpen();
      }
    }

    // The palette closes the open popup, and no popup is open after it closes.
    for (const name of names) {
      await userEvent.click(popups[name].opener);
      await onlyOpen(name);
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(async () => {
        await expect(openLayers()).toEqual([screen.getByRole('dialog', { name: 'Command palette' })]);
      });
      await userEvent.keyboard('{Escape}');
      await noneOpen();
    }

    // A flyout of the mini drawer and a popup of the header.
    await userEvent.click(canvas.getByRole('button', { name: 'Main menu' }));
    const group = await canvas.findByRole('button', { name: 'Authentication' });
    await userEvent.click(group);
    await waitFor(() => expect(openLayers()).toHaveLength(1));
    await userEvent.click(popups.profile.opener);
    await onlyOpen('profile');
    await userEvent.keyboard('{Escape}');
    await noneOpen();
    await userEvent.click(canvas.getByRole('button', { name: 'Main menu' }));
  },
};
