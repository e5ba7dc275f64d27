import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge, LayoutDashboard, Mail, PlugZap, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  Avatar,
  Button,
  Chip,
  DrawerProvider,
  type MenuEntry,
  NavMenu,
  NavMenuCollapse,
  NavMenuEntries,
  NavMenuGroup,
  NavMenuItem,
} from 'waymark';
import { Frame, menu, SampleAppBar, SampleDrawer, withRouter } from './shell.samples';

const meta = {
  title: 'Navigation/NavMenu',
  component: NavMenu,
  argTypes: { children: { control: false } },
  decorators: [withRouter],
} satisfies Meta<typeof NavMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { 'aria-label': 'Main', children: <NavMenuEntries entries={menu} currentPath="/dashboard/default" /> },
  render: (args) => (
    <Panel>
      <NavMenu {...args} />
    </Panel>
  ),
};

/** The width and background of the drawer. */
function Panel({ children }: { children: ReactNode }) {
  return <div className="w-drawer max-w-full rounded bg-paper px-4">{children}</div>;
}

const titleOf = (entry: HTMLElement): HTMLElement => {
  const title = entry.querySelector<HTMLElement>('[data-slot="nav-menu-title"]');
  if (!title) throw new Error('The entry has no title.');
  return title;
};

/** Distance in px between the start edges of two elements, in either writing direction. */
function inset(element: Element, from: Element): number {
  const [inner, outer] = [element.getBoundingClientRect(), from.getBoundingClientRect()];
  return getComputedStyle(element).direction === 'rtl' ? outer.right - inner.right : inner.left - outer.left;
}

/** Tab moves between entries. Enter and Space expand a group. Closed lists are not in the tab order. */
export const Keyboard: Story = {
  tags: ['feature', '!dev'],
  parameters: { keyboard: ['nav-menu-tab', 'nav-menu-enter', 'nav-menu-space', 'nav-menu-link-enter'] },
  render: function Render() {
    const [path, setPath] = useState('/dashboard/default');
    return (
      <Panel>
        <NavMenu
          onClick={(event) => {
            const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
            if (link) setPath(link.getAttribute('href') ?? path);
          }}
        >
          <NavMenuEntries entries={menu} currentPath={path} />
        </NavMenu>
      </Panel>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('button', { name: 'Authentication' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab();
    await expect(group).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'API Setup' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(document.getElementById(group.getAttribute('aria-controls') ?? '')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    const login = canvas.getByRole('link', { name: 'Login' });
    await expect(login).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(login).toHaveAttribute('aria-current', 'page');
    await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1);
  },
};

/** The group of the current page expands automatically, and the user can collapse it again. */
export const CurrentPage: Story = {
  tags: ['feature'],
  render: function Render() {
    const [path, setPath] = useState('/dashboard/default');
    return (
      <div className="flex flex-wrap items-start gap-6">
        <Panel>
          <NavMenu>
            <NavMenuEntries entries={menu} currentPath={path} />
          </NavMenu>
        </Panel>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setPath('/pages/register')}>
            Open the register page
          </Button>
          <Button variant="outline" onClick={() => setPath('/api-setup/keys')}>
            Open a page below API Setup
          </Button>
          <Button variant="outline" onClick={() => setPath('/api-setup-2')}>
            Open a page outside the menu
          </Button>
        </div>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('button', { name: 'Authentication' });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Open a page outside the menu' }));
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open a page below API Setup' }));
    await expect(canvas.getByRole('link', { name: 'API Setup' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the register page' }));
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('aria-current', 'page');
    await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1);
    await userEvent.click(group);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  },
};

const nested: readonly MenuEntry[] = [
  {
    id: 'sources',
    type: 'collapse',
    title: 'Sources',
    icon: <PlugZap />,
    children: [
      {
        id: 'weather',
        type: 'collapse',
        title: 'Weather',
        children: [
          { id: 'stations', type: 'item', title: 'Stations', url: '/sources/weather/stations' },
          { id: 'forecasts', type: 'item', title: 'Forecasts', url: '/sources/weather/forecasts' },
        ],
      },
      { id: 'prices', type: 'item', title: 'Prices', url: '/sources/prices' },
    ],
  },
];

/** Each level is indented by 18 px, with a line along it. */
export const NestedLevels: Story = {
  tags: ['feature'],
  render: () => (
    <Panel>
      <NavMenu>
        <NavMenuEntries entries={nested} currentPath="/sources/weather/stations" />
      </NavMenu>
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = [
      canvas.getByRole('button', { name: 'Sources' }),
      canvas.getByRole('button', { name: 'Weather' }),
      canvas.getByRole('link', { name: 'Stations' }),
    ];
    const insets = rows.map((row) => Math.round(inset(row, canvasElement)));
    await expect(insets.map((value) => value - (insets[0] ?? 0))).toEqual([0, 18, 36]);
    await expect(canvas.getByRole('link', { name: 'Prices' }).offsetTop).toBeGreaterThan(0);
  },
};

/** Groups nested by the given number of levels. */
function nestedBy(levels: number): MenuEntry {
  let entry: MenuEntry = { id: 'innermost', type: 'item', title: 'Innermost', url: '/innermost' };
  for (let level = levels; level > 0; level -= 1) {
    entry = { id: `level-${level}`, type: 'collapse', title: `Level ${level}`, icon: <PlugZap />, children: [entry] };
  }
  return entry;
}

/** From the sixth level on the indentation no longer grows, so that titles keep their width. */
export const ManyLevels: Story = {
  tags: ['feature'],
  render: () => (
    <Panel>
      <NavMenu>
        <NavMenuEntries entries={[nestedBy(12)]} currentPath="/innermost" />
      </NavMenu>
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const menuElement = within(canvasElement).getByRole('navigation');
    const innermost = within(menuElement).getByRole('link', { name: 'Innermost' });
    await expect(Math.round(inset(innermost, menuElement))).toBe(5 * 18);
    await expect(menuElement.scrollWidth).toBeLessThanOrEqual(menuElement.clientWidth);
    await expect(titleOf(innermost).scrollWidth).toBeLessThanOrEqual(titleOf(innermost).clientWidth);
  },
};

/** A caption below the title and a chip at the end. */
export const CaptionsAndChips: Story = {
  tags: ['feature'],
  render: () => (
    <Panel>
      <NavMenu>
        <NavMenuEntries
          currentPath="/quota"
          entries={[
            {
              id: 'plan',
              type: 'group',
              title: 'Plan',
              caption: 'Renewed on the first of each month',
              children: [
                { id: 'quota', type: 'item', title: 'Quota', caption: '28 of 35 GB', url: '/quota', icon: <Gauge /> },
                {
                  id: 'inbox',
                  type: 'item',
                  title: 'Inbox',
                  url: '/inbox',
                  icon: <Mail />,
                  chip: { label: '12', color: 'warning', variant: 'solid' },
                },
                {
                  id: 'access',
                  type: 'collapse',
                  title: 'Access',
                  caption: 'Three keys',
                  icon: <ShieldCheck />,
                  chip: { label: 'Ada', color: 'success', variant: 'outline', avatar: 'AF' },
                  children: [{ id: 'keys', type: 'item', title: 'Keys', url: '/keys' }],
                },
              ],
            },
          ]}
        />
      </NavMenu>
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Renewed on the first of each month')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Quota\s*28 of 35 GB$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Inbox\s*12$/ })).toBeVisible();
  },
};

/**
 * A disabled entry is focusable and does nothing. External links show an icon, and the accessible name states if a link
 * opens a new tab.
 */
export const DisabledAndExternal: Story = {
  tags: ['feature'],
  render: () => (
    <Panel>
      <NavMenu>
        <NavMenuEntries
          currentPath="/"
          entries={[
            {
              id: 'more',
              type: 'group',
              title: 'More',
              children: [
                { id: 'billing', type: 'item', title: 'Billing', url: '/billing', icon: <Gauge />, disabled: true },
                { id: 'teams', type: 'collapse', title: 'Teams', icon: <ShieldCheck />, disabled: true, children: [] },
                {
                  id: 'report',
                  type: 'item',
                  title: 'Report',
                  url: '/report',
                  icon: <LayoutDashboard />,
                  target: true,
                },
                {
                  id: 'documentation',
                  type: 'item',
                  title: 'Documentation',
                  url: 'https://www.w3.org/WAI/ARIA/apg/',
                  icon: <PlugZap />,
                  external: true,
                  target: true,
                },
              ],
            },
          ]}
        />
      </NavMenu>
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const billing = canvas.getByRole('link', { name: 'Billing' });
    await userEvent.tab();
    await expect(billing).toHaveFocus();
    await expect(billing).toHaveAttribute('aria-disabled', 'true');
    await expect(billing).not.toHaveAttribute('href');
    const teams = canvas.getByRole('button', { name: 'Teams' });
    await userEvent.tab();
    await expect(teams).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(teams).toHaveAttribute('aria-disabled', 'true');
    await expect(teams).toHaveAttribute('aria-expanded', 'false');
    const report = canvas.getByRole('link', { name: 'Report (opens in a new tab)' });
    await expect(report).toHaveAttribute('target', '_blank');
    await expect(report).toHaveAttribute('rel', 'noopener noreferrer');
    const documentation = canvas.getByRole('link', { name: 'Documentation (opens in a new tab)' });
    await expect(documentation).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const wrong = [
  {
    id: 'odd',
    type: 'group',
    title: 'Invalid entries',
    children: [
      { id: 'banner', type: 'banner', title: 'Unknown type' },
      { id: 'script', type: 'item', title: 'Script URL', url: 'java\tscript:alert(1)', icon: <PlugZap /> },
      { id: 'data', type: 'item', title: 'Data URL', url: 'data:text/html,<p>', icon: <PlugZap /> },
      { id: 'sound', type: 'item', title: 'Valid', url: '/sound', icon: <Gauge /> },
    ],
  },
] as unknown as readonly MenuEntry[];

/** An entry of an unknown type renders an error in its place. An unsafe URL is not a link. The other entries work. */
export const InvalidConfiguration: Story = {
  tags: ['feature'],
  render: () => (
    <Panel>
      <NavMenu>
        <NavMenuEntries entries={wrong} currentPath="/sound" />
      </NavMenu>
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Menu Items Error')).toBeVisible();
    for (const name of ['Script URL', 'Data URL']) {
      const entry = canvas.getByRole('link', { name });
      await expect(entry).not.toHaveAttribute('href');
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(canvas.getByRole('link', { name: 'Valid' })).toHaveAttribute('href', '/sound');
  },
};

const unruly: readonly MenuEntry[] = [
  {
    id: 'long',
    type: 'group',
    title: 'Quarterly earnings of every branch and region, '.repeat(40),
    caption: 'A caption that never seems to end, '.repeat(40),
    children: [
      { id: 'endless', type: 'item', title: 'Endless '.repeat(1250), url: '/endless', icon: <Gauge />, target: true },
      {
        id: 'word',
        type: 'item',
        title: 'W'.repeat(10_000),
        caption: 'w'.repeat(10_000),
        url: '/word',
        icon: <Mail />,
      },
      { id: 'emoji', type: 'item', title: '👩‍🚀🇦🇹👨‍👩‍👧‍👦 Crew', url: '/crew', icon: <Gauge /> },
      {
        id: 'override',
        type: 'item',
        title: 'Invoice \u202Efdp.exe',
        url: '/invoice',
        icon: <Mail />,
        chip: { label: 'New' },
      },
      { id: 'hebrew', type: 'item', title: 'לוח בקרה ראשי', url: '/hebrew', icon: <LayoutDashboard /> },
      {
        id: 'chip',
        type: 'item',
        title: 'Chip',
        url: '/chip',
        icon: <PlugZap />,
        chip: { label: 'A label of several words that never ends, '.repeat(20) },
      },
    ],
  },
];

/**
 * Titles of any length and script are cut off. They do not widen the menu and do not change the direction of their
 * neighbors.
 */
export const LongTitles: Story = {
  tags: ['feature'],
  render: () => (
    <Panel>
      <NavMenu>
        <NavMenuEntries entries={unruly} currentPath="/crew" />
      </NavMenu>
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const menuElement = within(canvasElement).getByRole('navigation');
    await expect(menuElement.scrollWidth).toBeLessThanOrEqual(menuElement.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const entry of within(menuElement).getAllByRole('link')) {
      const title = titleOf(entry);
      await expect(title.offsetWidth).toBeLessThanOrEqual(102);
      await expect(title.offsetHeight).toBeLessThan(32);
      await expect(getComputedStyle(title).unicodeBidi).toMatch(/isolate/);
      await expect(entry.offsetWidth).toBeLessThanOrEqual(menuElement.clientWidth);
    }
    const group = menuElement.querySelector<HTMLElement>('[data-slot="nav-menu-group-title"]');
    await expect(group?.offsetWidth).toBeLessThanOrEqual(120);
    // A long chip leaves room for the title.
    await expect(titleOf(within(menuElement).getByRole('link', { name: /^Chip/ })).offsetWidth).toBeGreaterThan(24);
    // The accessible name is complete.
    await expect(within(menuElement).getByRole('link', { name: /^W{10000}/ })).toBeInTheDocument();
  },
};

/**
 * The maximum width of a title grows with the letter and word spacing that a user sets ([WCAG 2.2,
 * 1.4.12](https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html)) as far as the row allows.
 */
export const TextSpacing: Story = {
  tags: ['feature'],
  render: () => (
    <Panel>
      <style>{'.spaced * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }'}</style>
      <NavMenu className="spaced">
        <NavMenuEntries entries={menu} currentPath="/dashboard/default" />
      </NavMenu>
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const titles = canvasElement.querySelectorAll('[data-slot="nav-menu-title"], [data-slot="nav-menu-group-title"]');
    await expect(titles.length).toBeGreaterThan(6);
    for (const title of titles) {
      await expect(title.scrollWidth, title.textContent).toBeLessThanOrEqual(title.clientWidth);
    }
  },
};

/** A bolder title marks the current entry, because its background alone has too little contrast. */
export const CurrentEntry: Story = {
  tags: ['feature'],
  render: () => (
    <Panel>
      <NavMenu>
        <NavMenuEntries entries={menu} currentPath="/pages/login" />
      </NavMenu>
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveStyle({ fontWeight: '600' });
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveStyle({ fontWeight: '400' });
  },
};

/**
 * A mini drawer shows only the icons. The accessible names remain, and the button of a group opens the drawer and
 * expands the group.
 */
export const Mini: Story = {
  tags: ['feature'],
  render: () => (
    <DrawerProvider variant="permanent" defaultOpen={false}>
      <Frame className="h-160">
        <SampleAppBar />
        <SampleDrawer />
      </Frame>
    </DrawerProvider>
  ),
  parameters: { keyboard: ['nav-menu-mini-enter'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dashboard = canvas.getByRole('link', { name: 'Dashboard' });
    await waitFor(() => expect(dashboard.offsetWidth).toBe(46));
    await expect(dashboard.offsetHeight).toBe(46);
    await expect(dashboard).toHaveAttribute('aria-current', 'page');
    // In place of the bolder title.
    await expect(Number.parseFloat(getComputedStyle(dashboard, '::before').borderInlineStartWidth)).toBe(3);
    const group = canvas.getByRole('button', { name: 'Authentication' });
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(canvasElement.querySelector('[data-slot="drawer"]')).toHaveAttribute('data-state', 'open');
    await userEvent.click(canvas.getByRole('button', { name: 'Main menu' }));
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The menu composed of parts instead of a configuration, with a custom link. */
export const Composition: Story = {
  tags: ['feature'],
  render: () => (
    <Panel>
      <NavMenu aria-label="Settings">
        <NavMenuGroup title="Account">
          <NavMenuItem asChild title="Profile" current icon={<Avatar name="Ada Fischer" size="sm" decorative />}>
            <a href="#profile" aria-label="Profile" />
          </NavMenuItem>
          <NavMenuCollapse title="Notifications" icon={<Mail />} defaultOpen chip={<Chip size="sm">2</Chip>}>
            <NavMenuItem title="By email" href="#mail" />
            <NavMenuItem title="By text" href="#text" disabled />
          </NavMenuCollapse>
        </NavMenuGroup>
      </NavMenu>
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '#profile');
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'By text' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** `count` entries, half of them in a collapsible group. */
function manyEntries(count: number): readonly MenuEntry[] {
  const connections = Array.from({ length: count }, (_, index): MenuEntry => ({
    id: `c${index}`,
    type: 'item',
    title: `Connection ${index + 1}`,
    url: `/connections/${index + 1}`,
  }));
  const half = Math.ceil(count / 2);
  return [
    { id: 'all', type: 'collapse', title: 'All connections', children: connections.slice(0, half) },
    { id: 'own', type: 'group', title: 'Your connections', children: connections.slice(half) },
  ];
}

/** The render time grows linearly with the number of entries. */
export const AnyNumber: StoryObj<{ count: number }> = {
  tags: ['feature'],
  args: { count: 40 },
  argTypes: { count: { description: 'The number of entries.', control: 'number' } },
  render: ({ count }) => (
    <Panel>
      <NavMenu>
        <NavMenuEntries entries={manyEntries(count)} currentPath={`/connections/${count}`} />
      </NavMenu>
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(20);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Connection 40');
    await userEvent.click(canvas.getByRole('button', { name: 'All connections' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(40);
  },
};

/** In a right-to-left page a left-to-right title is next to its icon, not at the opposite end. */
export const MixedDirections: Story = {
  tags: ['feature', '!dev'],
  render: () => (
    <div dir="rtl">
      <Panel>
        <NavMenu>
          <NavMenuGroup title="Pages">
            <NavMenuItem title="API" caption="Keys" href="#api" icon={<PlugZap aria-hidden />} />
            <NavMenuItem title="לוח" href="#board" icon={<LayoutDashboard aria-hidden />} />
          </NavMenuGroup>
        </NavMenu>
      </Panel>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const texts = canvasElement.querySelectorAll('li [data-slot="nav-menu-title"], li [data-slot="nav-menu-caption"]');
    const starts = Array.from(texts, (text) => text.getBoundingClientRect().right);
    await expect(starts).toHaveLength(3);
    await expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(1);
  },
};

const states = [
  {
    id: 'states',
    type: 'group',
    title: 'States',
    caption: 'Each of them once',
    children: [
      { id: 'current', type: 'item', title: 'Current', url: '/dashboard/default', icon: <LayoutDashboard /> },
      { id: 'plain', type: 'item', title: 'Plain', url: '/plain', icon: <Gauge /> },
      { id: 'caption', type: 'item', title: 'Caption', caption: '28 of 35 GB', url: '/caption', icon: <Gauge /> },
      {
        id: 'chip',
        type: 'item',
        title: 'Chip',
        url: '/chip',
        icon: <Mail />,
        chip: { label: '12', color: 'warning' },
      },
      { id: 'disabled', type: 'item', title: 'Disabled', url: '/disabled', icon: <Mail />, disabled: true },
      { id: 'outward', type: 'item', title: 'Outward', url: 'https://www.w3.org/', icon: <PlugZap />, external: true },
      { id: 'long', type: 'item', title: 'A title that is too long for the menu', url: '/long', icon: <PlugZap /> },
      { id: 'unknown', type: 'banner' },
    ],
  },
  {
    id: 'levels',
    type: 'group',
    title: 'A title that is too long for a group',
    children: [
      {
        id: 'closed',
        type: 'collapse',
        title: 'Closed',
        icon: <Gauge />,
        children: [{ id: 'hidden', type: 'item', title: 'Hidden', url: '/hidden' }],
      },
      { id: 'locked', type: 'collapse', title: 'Locked', icon: <Gauge />, disabled: true, children: [] },
      {
        id: 'open',
        type: 'collapse',
        title: 'Open',
        icon: <PlugZap />,
        children: [
          {
            id: 'weather',
            type: 'collapse',
            title: 'Weather',
            children: [
              { id: 'stations', type: 'item', title: 'Stations', url: '/sources/weather/stations' },
              { id: 'forecasts', type: 'item', title: 'Forecasts', url: '/sources/weather/forecasts' },
            ],
          },
          { id: 'prices', type: 'item', title: 'Prices', url: '/sources/prices', disabled: true },
        ],
      },
    ],
  },
] as unknown as readonly MenuEntry[];

/** Every kind of entry: default, current, disabled, nested, and in a mini drawer. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="flex flex-wrap items-start gap-4">
      {['/dashboard/default', '/sources/weather/stations'].map((path) => (
        <div key={path} className="w-drawer rounded bg-paper px-4">
          <NavMenu aria-label={path}>
            <NavMenuEntries entries={states} currentPath={path} />
          </NavMenu>
        </div>
      ))}
      <DrawerProvider variant="permanent" defaultOpen={false}>
        <Frame className="h-180 w-drawer-mini">
          <SampleDrawer label="Mini" entries={states} />
        </Frame>
      </DrawerProvider>
    </div>
  ),
};
