import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cloud, Folder, PlugZap, Thermometer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  Avatar,
  Breadcrumbs,
  BreadcrumbsEllipsis,
  BreadcrumbsItem,
  BreadcrumbsLink,
  BreadcrumbsList,
  BreadcrumbsPage,
  BreadcrumbsSeparator,
  BreadcrumbsTrail,
  type BreadcrumbsTrailProps,
  Button,
  type Crumb,
  Divider as Line,
  type LinkComponentProps,
  LinkProvider,
  Menu,
  MenuContent,
  type MenuEntry,
  MenuItem,
  MenuTrigger,
  PageHeader,
  PageHeaderTitle,
  type PageHeaderTitleProps,
  Skeleton,
  trailOf,
  trailToCrumbs,
} from 'waymark';
import { part, withRouter } from './shell.samples';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: BreadcrumbsTrail,
  argTypes: { max: { control: { type: 'number', min: 1 } } },
  args: { links: [] },
  decorators: [withRouter],
} satisfies Meta<typeof BreadcrumbsTrail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    links: [{ title: 'Dashboard', to: '/' }, { title: 'Authentication', to: '/pages' }, { title: 'Login' }],
    homeIcon: false,
    max: 8,
    'aria-label': 'Breadcrumbs',
  },
};

const home: Crumb = { title: 'Dashboard', to: '/' };
const login: readonly Crumb[] = [
  home,
  { title: 'Authentication', to: '/pages' },
  { title: 'Login', to: '/pages/login' },
];

/** A trail of `count` crumbs. */
const folders = (count: number): readonly Crumb[] => [
  home,
  ...Array.from({ length: count - 2 }, (_, index) => ({ title: `Folder ${index + 1}`, to: `/folders/${index + 1}` })),
  { title: 'Report' },
];

interface TitledTrailProps extends BreadcrumbsTrailProps {
  title: string;
  level?: PageHeaderTitleProps['level'];
  label?: string;
  /** The position of the title. */
  titlePosition?: 'start' | 'above' | 'below';
  divider?: boolean;
}

/** A page header with a title and a trail. */
function TitledTrail({ title, level, label, titlePosition = 'start', divider, dir, ...trail }: TitledTrailProps) {
  const heading = <PageHeaderTitle level={level}>{title}</PageHeaderTitle>;
  return (
    <PageHeader dir={dir} orientation={titlePosition === 'start' ? 'horizontal' : 'vertical'}>
      {titlePosition !== 'below' && heading}
      <BreadcrumbsTrail aria-label={label} {...trail} />
      {divider && <Line className="my-1" />}
      {titlePosition === 'below' && heading}
    </PageHeader>
  );
}

/** A box with a width that a test changes. */
function Box({ children }: { children: ReactNode }) {
  return (
    <div data-testid="box" className="max-w-full">
      {children}
    </div>
  );
}

const items = (root: ParentNode): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>('[data-slot="breadcrumbs-item"]'));
const shown = (root: ParentNode): HTMLElement[] => items(root).filter((item) => !('hidden' in item.dataset));
const texts = (root: ParentNode): string[] =>
  Array.from(
    root.querySelectorAll<HTMLElement>('li:not([data-hidden]) > :is(a, span)'),
    ({ textContent }) => textContent,
  );

/**
 * Resizes the box and calls `check` before the browser paints: an observer that starts after the component's own runs
 * after it in the same frame.
 */
async function resize(box: HTMLElement, width: number, check: () => void): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let before = box.offsetWidth;
    const observer = new ResizeObserver(() => {
      if (before === box.offsetWidth && before !== width) return;
      before = -1;
      observer.disconnect();
      try {
        check();
        resolve();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    observer.observe(box);
    box.style.width = `${width}px`;
  });
}

/**
 * The [breadcrumb pattern](https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/): a named navigation landmark with
 * an ordered list of links. Only the last one is the current page, and the separators are decorative.
 */
export const Links: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['breadcrumbs-tab', 'breadcrumbs-enter'] },
  render: function Render() {
    const [path, setPath] = useState('none');
    return (
      <>
        <TitledTrail
          title="Login"
          links={login}
          onClick={(event) => {
            const link = event.target instanceof Element && event.target.closest('a');
            if (link) setPath(link.getAttribute('href') ?? path);
          }}
        />
        <p className="mt-4">Followed: {path}</p>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trail = canvas.getByRole('navigation', { name: 'Breadcrumbs' });
    const list = within(trail).getByRole('list');
    await expect(list.tagName).toBe('OL');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const links = within(list).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Authentication', 'Login']);
    await expect(trail.querySelectorAll('[aria-current]')).toHaveLength(1);
    await expect(links.at(-1)).toHaveAttribute('aria-current', 'page');
    for (const icon of trail.querySelectorAll('svg')) await expect(icon).toHaveAttribute('aria-hidden', 'true');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Followed: /pages')).toBeVisible();
  },
};

/**
 * Built from parts, with a custom step, such as a menu, and a custom separator. `BreadcrumbsEllipsis` is the button for
 * the steps that you do not display.
 */
export const Composition: Story = {
  tags: ['feature'],
  render: function Render() {
    const [branch, setBranch] = useState('main');
    return (
      <Breadcrumbs aria-label="Repository">
        <BreadcrumbsList>
          <BreadcrumbsItem>
            <BreadcrumbsLink href="/">
              <Folder aria-hidden />
              Projects
            </BreadcrumbsLink>
          </BreadcrumbsItem>
          <BreadcrumbsSeparator>/</BreadcrumbsSeparator>
          <BreadcrumbsItem>
            <Menu>
              <MenuTrigger asChild>
                <BreadcrumbsEllipsis aria-label="Show folders" />
              </MenuTrigger>
              <MenuContent>
                <MenuItem asChild>
                  <a href="#packages">packages</a>
                </MenuItem>
              </MenuContent>
            </Menu>
          </BreadcrumbsItem>
          <BreadcrumbsSeparator>/</BreadcrumbsSeparator>
          <BreadcrumbsItem>
            <Menu>
              <MenuTrigger className="min-h-6 rounded-inner px-1 pointer-coarse:min-h-touch">
                Branch: {branch}
              </MenuTrigger>
              <MenuContent>
                {['main', 'next'].map((name) => (
                  <MenuItem key={name} onSelect={() => setBranch(name)}>
                    {name}
                  </MenuItem>
                ))}
              </MenuContent>
            </Menu>
          </BreadcrumbsItem>
          <BreadcrumbsSeparator>/</BreadcrumbsSeparator>
          <BreadcrumbsItem>
            <BreadcrumbsPage>Readme</BreadcrumbsPage>
          </BreadcrumbsItem>
        </BreadcrumbsList>
      </Breadcrumbs>
    );
  },
  play: async ({ canvasElement }) => {
    const trail = within(canvasElement).getByRole('navigation', { name: 'Repository' });
    const list = within(trail);
    // The separators are not announced.
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByText('Readme')).toHaveAttribute('aria-current', 'page');
    await expect(list.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/');
    await userEvent.click(list.getByRole('button', { name: 'Branch: main' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'next' }));
    await waitFor(() => expect(list.getByRole('button', { name: 'Branch: next' })).toHaveFocus());
    await userEvent.click(list.getByRole('button', { name: 'Show folders' }));
    await expect(await within(document.body).findByRole('menuitem', { name: 'packages' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).not.toBeInTheDocument());
  },
};

/**
 * Crumbs from data with a custom separator and custom content. The title of such a crumb is still its accessible name.
 */
export const CustomCrumbs: Story = {
  tags: ['feature'],
  render: () => (
    <BreadcrumbsTrail
      separator="·"
      links={[
        home,
        { title: 'Ada Fischer', to: '/ada', content: <Avatar name="Ada Fischer" size="sm" decorative /> },
        { title: 'Loading', content: <Skeleton className="h-4 w-20" /> },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Ada Fischer' })).toHaveAttribute('href', '/ada');
    await expect(canvasElement.querySelector('[aria-current="page"]')).toHaveTextContent('Loading');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(part(canvasElement, 'breadcrumbs-separator')).toHaveTextContent('·');
  },
};

/** More crumbs than `max` (8 by default) collapse into a button after the first crumb, which opens them in a menu. */
export const Collapsed: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['breadcrumbs-open', 'breadcrumbs-arrows', 'breadcrumbs-escape', 'breadcrumbs-menu-enter'] },
  render: () => <BreadcrumbsTrail links={folders(12)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const screen = within(document.body);
    const button = canvas.getByRole('button', { name: 'Show hidden breadcrumbs' });
    const inTrail = texts(canvasElement);
    await expect(inTrail.length).toBeLessThanOrEqual(8);
    await expect(inTrail.at(0)).toBe('Dashboard');
    await expect(inTrail.at(-1)).toBe('Report');
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const entries = await screen.findAllByRole('menuitem');
    // Every crumb is either in the trail or in the menu, in order.
    await expect([inTrail[0], ...entries.map(({ textContent }) => textContent), ...inTrail.slice(1)]).toEqual(
      folders(12).map(({ title }) => title),
    );
    await waitFor(() => expect(entries[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(entries[1]).toHaveFocus();
    await expect(entries[1]).toHaveAttribute('href', '/folders/2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(async () => expect((await screen.findAllByRole('menuitem'))[0]).toHaveFocus());
    let followed = '';
    const note = (event: Event): void => {
      followed = event.target instanceof Element ? (event.target.closest('a')?.getAttribute('href') ?? '') : '';
    };
    document.addEventListener('click', note, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(followed).toBe('/folders/1');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A crumb without a link is a disabled item of the menu. */
export const CollapsedText: Story = {
  tags: ['feature', '!dev'],
  render: () => (
    <BreadcrumbsTrail
      max={2}
      links={[home, { title: 'Sources' }, { title: 'Weather', to: '/weather' }, { title: 'Stations' }]}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show hidden breadcrumbs' }));
    const sources = await within(document.body).findByRole('menuitem', { name: 'Sources' });
    await expect(sources).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(sources).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(sources).toBeVisible();
    await expect(within(document.body).getByRole('menuitem', { name: 'Weather' })).toHaveAttribute('href', '/weather');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** As the container becomes narrower, crumbs move into the menu before the browser paints. */
export const NarrowContainer: Story = {
  tags: ['feature'],
  render: () => (
    <Box>
      <TitledTrail title="Report" titlePosition="above" links={folders(7)} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByTestId('box');
    const list = part(box, 'breadcrumbs-list');
    const crumbs = items(list);
    const height = list.offsetHeight;
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(list, { subtree: true, attributeFilter: ['data-hidden'] });
    const counts: number[] = [];
    for (const width of [900, 420, 340, 300, 240, 200, 160, 120, 300, 900]) {
      await resize(box, Math.min(width, canvasElement.clientWidth - 64), () => {
        changes.push(...observer.takeRecords());
        // Each crumb changes at most once, so no overflow is visible in between.
        const targets = changes.map(({ target }) => target);
        if (new Set(targets).size !== targets.length) throw new Error(`A crumb changed twice at ${width} px.`);
        changes.length = 0;
        const edge = list.getBoundingClientRect().right + 0.5;
        for (const item of shown(list)) {
          if (item.getBoundingClientRect().right > edge) throw new Error(`A crumb is cut off at ${width} px.`);
        }
        if (list.offsetHeight !== height) throw new Error(`The height of the trail changed at ${width} px.`);
        const last = crumbs.at(-1);
        if (!last || 'hidden' in last.dataset) throw new Error(`The current page is hidden at ${width} px.`);
        counts.push(shown(list).length);
      });
    }
    observer.disconnect();
    await expect(Math.min(...counts)).toBe(2);
    await expect(counts.at(-1)).toBe(counts[0]);
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

/**
 * When the focused crumb moves into the menu, focus moves to the button. When the button is no longer needed, focus
 * moves to the first crumb.
 */
export const FocusManagement: Story = {
  tags: ['feature', '!dev'],
  render: () => (
    <Box>
      <TitledTrail title="Report" titlePosition="above" links={folders(4)} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByTestId('box');
    const wide = Math.min(600, canvasElement.clientWidth - 32);
    await resize(box, wide, () => undefined);
    const inMiddle = canvas.queryByRole('link', { name: 'Folder 1' });
    // In a narrow window the crumb is already in the menu.
    inMiddle?.focus();
    await resize(box, 200, () => undefined);
    const button = canvas.getByRole('button', { name: 'Show hidden breadcrumbs' });
    if (!inMiddle) return;
    await expect(button).toHaveFocus();
    await resize(box, wide, () => undefined);
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  },
};

/** In a `PageHeader`, a trail that does not fit beside the title moves to a separate row. */
export const WrapBelowTitle: Story = {
  tags: ['feature'],
  render: () => (
    <Box>
      <TitledTrail title="Connection settings" links={login} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByTestId('box');
    const title = part(box, 'page-header-title');
    const trail = part(box, 'breadcrumbs');
    await resize(box, 260, () => undefined);
    await expect(trail.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
    await expect(trail).toHaveAttribute('data-state', 'full');
    if (canvasElement.clientWidth < 600) return;
    await resize(box, 500, () => undefined);
    await expect(trail.getBoundingClientRect().top).toBeLessThan(title.getBoundingClientRect().bottom);
    // The trail is at the end of the row.
    const card = part(box, 'page-header').getBoundingClientRect();
    const rtl = getComputedStyle(trail).direction === 'rtl';
    const { left, right } = trail.getBoundingClientRect();
    await expect(Math.round(rtl ? left - card.left : card.right - right)).toBe(17);
  },
};

/**
 * If even the first crumb, the button and the current page do not fit, the current title is cut off and a tooltip
 * shows it in full.
 */
export const TruncatedTitle: Story = {
  tags: ['feature'],
  render: () => (
    <div className="w-62.5 max-w-full">
      <BreadcrumbsTrail
        links={[
          home,
          { title: 'Authentication', to: '/pages' },
          { title: 'Recovery of the second factor', to: '/pages/recovery' },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { name: 'Recovery of the second factor' });
    const text = part(current, 'truncated-text');
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    current.focus();
    await waitFor(() => expect(part(document, 'tooltip')).toHaveTextContent('Recovery of the second factor'));
    current.blur();
    await waitFor(() => expect(document.querySelector('[data-slot="tooltip"]')).toBeNull());
  },
};

/** Any number of crumbs: none, one, nine and two hundred. */
export const AnyNumber: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4">
      <TitledTrail label="None" title="Dashboard" links={[]} />
      <TitledTrail label="One" title="Dashboard" links={[{ title: 'Dashboard' }]} />
      <BreadcrumbsTrail aria-label="Nine" links={folders(9)} />
      <BreadcrumbsTrail aria-label="Two hundred" links={folders(200)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation', { name: 'None' })).not.toBeInTheDocument();
    const one = canvas.getByRole('navigation', { name: 'One' });
    await expect(one.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
    await expect(within(one).queryByRole('button')).not.toBeInTheDocument();
    await expect(within(canvas.getByRole('navigation', { name: 'Nine' })).getByRole('button')).toBeVisible();
    const many = canvas.getByRole('navigation', { name: 'Two hundred' });
    await expect(items(many).length).toBeLessThanOrEqual(9);
    const inTrail = texts(many);
    await userEvent.click(within(many).getByRole('button'));
    const entries = await within(document.body).findAllByRole('menuitem');
    await expect(entries.length + inTrail.length).toBe(200);
    const menu = within(document.body).getByRole('menu').getBoundingClientRect();
    await expect(menu.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(entries.at(-1)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).not.toBeInTheDocument());
  },
};

/**
 * `trailToCrumbs(trailOf(…))` derives the trail from the menu configuration. An entry with `breadcrumbs: false` has no
 * trail.
 */
export const FromMenu: Story = {
  tags: ['feature'],
  render: function Render() {
    const [path, setPath] = useState('/reports/weekly/12');
    const entries: readonly MenuEntry[] = [
      {
        id: 'work',
        type: 'group',
        title: 'Work',
        children: [
          { id: 'default', type: 'item', title: 'Dashboard', url: '/dashboard/default', link: '/', breadcrumbs: false },
          {
            id: 'reports',
            type: 'collapse',
            title: 'Reports',
            url: '/reports',
            children: [{ id: 'weekly', type: 'item', title: 'Weekly', url: '/reports/weekly' }],
          },
        ],
      },
    ];
    return (
      <>
        <BreadcrumbsTrail links={trailToCrumbs(trailOf(entries, path), home)} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setPath('/dashboard/default')}>
            Open the dashboard
          </Button>
          <Button variant="outline" onClick={() => setPath('/reports/weekly')}>
            Open the weekly report
          </Button>
        </div>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(texts(canvasElement)).toEqual(['Dashboard', 'Reports', 'Weekly']);
    await expect(canvas.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/reports');
    await expect(canvas.getByText('Weekly').closest('[aria-current="page"]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the dashboard' }));
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the weekly report' }));
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  },
};

function MarkedLink({ children, ...props }: LinkComponentProps) {
  return (
    <a data-router="" {...props}>
      {children}
    </a>
  );
}

/** The `LinkProvider` component renders the links. An unsafe URL is not a link. */
export const CustomLinks: Story = {
  tags: ['feature'],
  render: () => (
    <LinkProvider component={MarkedLink}>
      <BreadcrumbsTrail
        links={[
          { title: 'Start', to: '#start' },
          // oxlint-disable-next-line no-script-url -- an unsafe URL that must not become a link
          { title: 'Script', to: 'javascript:alert(1)' },
          { title: 'Status page', to: 'https://www.w3.org/WAI/' },
          { title: 'Incidents' },
        ]}
      />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Start' })).toHaveAttribute('data-router');
    await expect(canvasElement.querySelector('a[href^="javascript"]')).toBeNull();
    await expect(canvas.getByText('Incidents').closest('a')).toBeNull();
    await expect(canvas.getByText('Incidents').closest('[aria-current="page"]')).not.toBeNull();
  },
};

/** A `PageHeader` with the title above or below the trail. `level` makes it a heading. */
export const TitlePosition: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4">
      <TitledTrail label="Above" title="Login" level={2} titlePosition="above" links={login} />
      <TitledTrail label="Below" title="Sign in" level={2} titlePosition="below" links={login} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const top = (element: HTMLElement): number => element.getBoundingClientRect().top;
    const above = canvas.getByRole('heading', { name: 'Login', level: 2 });
    const below = canvas.getByRole('heading', { name: 'Sign in', level: 2 });
    await expect(top(above)).toBeLessThan(top(canvas.getByRole('navigation', { name: 'Above' })));
    await expect(top(below)).toBeGreaterThan(top(canvas.getByRole('navigation', { name: 'Below' })));
  },
};

/** A `Divider` below the trail. */
export const Divider: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4">
      <TitledTrail label="Start" title="Login" divider links={login} />
      <TitledTrail label="Below" title="Login" titlePosition="below" divider links={login} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const card of canvasElement.querySelectorAll<HTMLElement>('[data-slot="page-header"]')) {
      const line = part(card, 'divider').getBoundingClientRect();
      await expect(line.top).toBeGreaterThanOrEqual(part(card, 'breadcrumbs').getBoundingClientRect().bottom);
      await expect(Math.round(line.width)).toBe(card.clientWidth - 32);
    }
  },
};

/** Crumbs with icons. `homeIcon` shows the first crumb as an icon with a tooltip. */
export const Icons: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4">
      <BreadcrumbsTrail
        aria-label="Icons"
        links={[
          { title: 'Sources', to: '/sources', icon: <PlugZap /> },
          { title: 'Weather', to: '/weather', icon: <Cloud /> },
          { title: 'Stations', icon: <Thermometer /> },
        ]}
      />
      <BreadcrumbsTrail aria-label="House" homeIcon links={login} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const house = within(canvas.getByRole('navigation', { name: 'House' })).getByRole('link', { name: 'Dashboard' });
    await expect(Math.min(house.offsetWidth, house.offsetHeight)).toBeGreaterThanOrEqual(24);
    await userEvent.tab();
    house.focus();
    await waitFor(() => expect(part(document, 'tooltip')).toBeVisible());
    house.blur();
    await waitFor(() => expect(document.querySelector('[data-slot="tooltip"]')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Weather' }).querySelector('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};

const unruly: readonly Crumb[] = [
  { title: 'W'.repeat(10_000), to: '/w' },
  { title: 'Invoice \u202Efdp.exe', to: '/invoice' },
  { title: '👩‍🚀🇦🇹👨‍👩‍👧‍👦 Crew', to: '/crew' },
  { title: `Z${'\u0335\u0322\u0301\u0308'.repeat(40)}algo`, to: '/zalgo' },
  { title: 'לוח בקרה ראשי', to: '/hebrew' },
  { title: 'Endless '.repeat(1250) },
];

/**
 * Titles of any length and script are cut off. They do not widen the page and do not change the direction of their
 * neighbors.
 */
export const LongTitles: Story = {
  tags: ['feature'],
  render: () => <TitledTrail title={'Endless '.repeat(1250)} links={unruly} />,
  play: async ({ canvasElement }) => {
    const card = part(canvasElement, 'page-header');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(part(card, 'page-header-title').offsetHeight).toBeLessThan(40);
    await expect(part(card, 'breadcrumbs-list').offsetHeight).toBeLessThan(64);
    for (const text of card.querySelectorAll('[data-slot="truncated-text"]')) {
      await expect(text.tagName).toBe('BDI');
      await expect(getComputedStyle(text).overflowX).not.toBe('visible');
    }
  },
};

const three: readonly Crumb[] = [home, { title: 'Authentication', to: '#authentication' }, { title: 'Login' }];
const icons: readonly Crumb[] = [
  { title: 'Sources', to: '#sources', icon: <PlugZap /> },
  { title: 'Weather', to: '#weather', icon: <Cloud /> },
  { title: 'Stations', icon: <Thermometer /> },
];
const endless: Crumb = { title: 'Quarterly earnings of every branch and region '.repeat(20) };

/** Every title position and width, with and without icons. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 gap-4 bg-canvas p-4">
      <TitledTrail label="Start" title="Login" links={three} />
      <TitledTrail label="Above" title="Login" titlePosition="above" links={three} />
      <TitledTrail label="Below, with a line" title="Login" titlePosition="below" divider links={three} />
      <TitledTrail label="Start, with a line" title="Login" divider links={three} />
      <BreadcrumbsTrail aria-label="Icons" links={icons} />
      <TitledTrail label="House" title="Login" homeIcon links={three} />
      <BreadcrumbsTrail
        aria-label="Only text"
        links={[{ title: 'Dashboard' }, { title: 'Authentication' }, { title: 'Login' }]}
      />
      <TitledTrail label="One" title="Dashboard" links={[{ title: 'Dashboard' }]} />
      <TitledTrail label="None" title="No trail" links={[]} />
      <BreadcrumbsTrail aria-label="Twenty" links={folders(20)} />
      <TitledTrail label="Endless" title="Report" links={[home, { ...endless, to: '#endless' }, endless]} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
        <TitledTrail label="Narrow" title="Report" links={folders(6)} />
        <BreadcrumbsTrail aria-label="Narrow, endless" links={[home, ...three.slice(1, 2), endless]} />
        <TitledTrail
          label="Narrow, right to left"
          dir="rtl"
          title="דוח"
          links={[home, { title: 'מקורות', to: '#sources' }, { title: 'דוח' }]}
        />
      </div>
    </div>
  ),
};
